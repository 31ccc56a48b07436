"""Two people talk at their table in their browsers: what one says, the other reads at once."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.town import Town


def test_what_one_says_the_other_reads_without_a_reload(visit: Visit, town: Town) -> None:
    match = town.ada.opens("moon-river")
    town.bento.does(f"/matches/{match}/seats", {})
    town.ada.does(f"/matches/{match}/start")
    first, second = visit(storage_state=town.ada.storage()), visit(storage_state=town.bento.storage())
    for visitor in (first, second):
        visitor.open(f"{town.url}/match/{match}")
        visitor.page.get_by_role("button", name="Talk", exact=True).click()
        expect(visitor.page.get_by_text("Nobody has said anything yet.")).to_be_visible()
    for writer, reader, text in ((first, second, "Good luck."), (second, first, "And to you.")):
        writer.page.get_by_role("textbox", name="Message").fill(text)
        writer.page.get_by_role("button", name="Send").click()
        expect(reader.page.get_by_role("log", name="Talk").get_by_text(text)).to_be_visible()
    assert first.complaints == second.complaints == []
