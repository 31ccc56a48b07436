"""The rules as pages: what a refusal's rule number leads to."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.town import Town

_NUMBERS = "query Numbers($key: String!) { game(key: $key) { ruleTexts { number } } }"


@pytest.mark.parametrize(
    ("locale", "text"), [("en-GB", "connected"), ("it-IT", "collegat"), ("es-ES", "conectad"), ("pt-PT", "ligad")]
)
def test_an_address_with_a_number_shows_that_rule(visit: Visit, town: Town, locale: str, text: str) -> None:
    visitor = visit(locale=locale)
    visitor.open(f"{town.url}/rules/moon-river#MR-4.4")
    rule = visitor.page.locator("[id='MR-4.4']")
    expect(rule).to_contain_text(text)
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class("rule shown")


def test_every_rule_of_both_games_has_its_place(visit: Visit, town: Town) -> None:
    visitor = visit()
    for game in ("moon-river", "the-river"):
        visitor.open(f"{town.url}/rules/{game}")
        expect(visitor.page.locator(".rule").first).to_be_visible()
        shown = visitor.page.locator(".rule-number").all_inner_texts()
        known = town.ada.asks(
            "query Numbers($key: String!) { game(key: $key) { ruleTexts { number } } }", {"key": game}
        )
        assert shown == [rule["number"] for rule in known["game"]["ruleTexts"]]
