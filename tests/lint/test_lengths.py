"""What is too long for its button is found."""

from pathlib import Path

from starboard.lint.lengths import budgets, length_problems, longest, on_buttons
from tests.lint.samples import sample


def problems(fluent: str, **most: int) -> list[str]:
    limits = {name.replace("_", "-"): limit for name, limit in most.items()}
    return [problem for entry in sample("de", fluent) for problem in length_problems(entry, limits)]


def test_a_text_that_is_too_long_is_found() -> None:
    assert problems("web-go = Los", web_go=3) == []
    assert problems("web-go = Los!", web_go=3) == ["de: web-go has 4 letters, and 3 fit"]
    assert problems("toy-option-stay = Hierbleiben", toy_option_=5) == ["de: toy-option-stay has 11 letters, and 5 fit"]
    assert problems("web-other = Etwas ganz anderes", web_go=3) == []


def test_the_longest_variant_counts_and_a_variable_is_a_short_name() -> None:
    (entry,) = sample("en", "a = Take { $n ->\n    [one] it\n   *[other] them all\n } from { $who }")
    assert longest(entry.pattern) == len("Take them all from ") + 6


def test_what_stands_on_buttons_is_read_from_the_sources(tmp_path: Path) -> None:
    (tmp_path / "Some.svelte").write_text(
        """
        <Button kind="quiet" icon="back" />
        <p>{t("web-lead")}</p>
        <Button onclick={() => go({ to: 1 })} busy={waiting}>{t("web-go")}</Button>
        <button type="button" aria-label={t("web-spoken")}>
          {open ? t("web-close") : t("web-open")}<p>{t("web-hint")}</p>
        </button>
        """,
        encoding="utf-8",
    )

    assert on_buttons(tmp_path) == {"web-go", "web-close", "web-open"}


def test_the_clients_own_buttons_have_their_budget() -> None:
    most = budgets({"toy-": 9})
    assert most["web-cancel"] == most["web-play-question-confirm"] == 34
    assert most["toy-"] == 9 and most["web-play-tab-"] == 13
