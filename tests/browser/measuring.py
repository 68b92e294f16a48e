"""What a page looks like, measured: nothing sticks out, nothing is cut off, no message id is left standing."""

import re

from playwright.sync_api import Page

# Everything a person could want to read or press that lies outside the window, though nothing scrolls it in.
STICKS_OUT = """() => {
  const { clientWidth: width, scrollWidth: needed } = document.documentElement;
  if (needed > width) return [`the page scrolls sideways: ${needed} > ${width}`];
  const scrolled = (el) => {
    for (let up = el.parentElement; up; up = up.parentElement) {
      if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(up).overflowX)) return true;
    }
    return false;
  };
  return [...document.querySelectorAll('button, a, input, select, h1, h2, h3, p, li')].filter((el) => {
    const box = el.getBoundingClientRect();
    if (!box.width || !box.height || el.closest('svg, .vh, .skip')) return false;
    return (box.right > width + 1 || box.left < -1) && !scrolled(el);
  }).map((el) => el.outerHTML.slice(0, 120));
}"""

CUT_OFF = """() => [...document.querySelectorAll('button, a, [role=tab]')].filter((el) => {
  const style = getComputedStyle(el);
  if (!el.offsetParent || el.closest('svg, .vh, .skip') || style.overflowX === 'visible') return false;
  return el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 2;
}).map((el) => el.outerHTML.slice(0, 160))"""

CUT_WORDS = """(where) => [...document.querySelectorAll(where)].filter((el) => (
  el.offsetParent && (el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 1)
)).map((el) => el.innerText)"""

WORDS = """() => {
  const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];
  const said = [...document.querySelectorAll('*')].flatMap((el) => spoken.map((name) => el.getAttribute(name) ?? ''));
  return [document.title, document.body.innerText, ...said].join('\\n');
}"""

RAW_ID = re.compile(
    r"\b(?:nemesis|saga|vanguard|web|error|undo|log|cli|list)-[a-z0-9]+(?:-[a-z0-9]+)+\b|\{\s*\$\w+|\{[A-Z]+\(|\?\?\?"
)


def wider_than_the_screen(page: Page) -> list[str]:
    found: list[str] = page.evaluate(STICKS_OUT)
    return found


def cut_off(page: Page) -> list[str]:
    """Buttons and links whose words do not fit."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def cut_words(page: Page, where: str) -> list[str]:
    """The words of these elements, where some of them cannot be seen."""
    found: list[str] = page.evaluate(CUT_WORDS, where)
    return found


def raw_ids(page: Page) -> set[str]:
    """Message ids that stand where words should be."""
    return set(RAW_ID.findall(page.evaluate(WORDS)))
