"""Somebody who does whatever the coach says."""

from tests.browser.visiting import PATIENCE, Visitor

LONGEST = 400  # presses

# Turns the page of the story or of the coach, or follows the advice, whatever is on the screen and listens; says which.
FOLLOW = """last => {
  if (document.querySelector('section.over')) return 'over';
  const page = document.querySelector('[data-ask]:not([data-deaf]):not([data-sent]) button.read');
  if (page) { page.click(); return 'page'; }
  const step = document.querySelector('aside.coach .next');
  if (step) { step.click(); return 'step'; }
  const advice = document.querySelector('aside.coach .follow:not(:disabled)');
  const ask = document.querySelector('[data-ask]')?.dataset.ask;
  if (!advice || !ask || ask === last) return null;
  advice.click();
  return ask;
}"""


def follow_the_coach(newcomer: Visitor) -> None:
    """To the end of the game, whoever wins it."""
    last = ""
    for _ in range(LONGEST):
        pressed = newcomer.page.wait_for_function(FOLLOW, arg=last, timeout=PATIENCE, polling=30).json_value()
        if pressed == "over":
            return
        last = last if pressed in ("page", "step") else pressed
    raise AssertionError(f"the game is not over after {LONGEST} presses")
