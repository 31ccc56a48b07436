"""A list costs the same however much it does not show: each question at two sizes, in pages that PostgreSQL touches."""

from tests.persistence.growth import QUESTIONS, fill, pages_of

SMALL, LARGE = 8_000, 48_000
SLACK = 40
"""Indexes get deeper, and rows lie further apart. Reading all of the larger lists would add hundreds."""


async def test_no_page_of_a_list_costs_more_where_ten_times_as_much_is_stored(migrated_postgres_url: str) -> None:
    pages = [question for question in QUESTIONS if not question.name.endswith("how many")]
    await fill(migrated_postgres_url, SMALL)
    small = await pages_of(migrated_postgres_url, SMALL, pages)
    await fill(migrated_postgres_url, LARGE)
    large = await pages_of(migrated_postgres_url, LARGE, pages)
    assert {name: (small[name], large[name]) for name in small if large[name] > small[name] + SLACK} == {}
