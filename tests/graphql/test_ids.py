"""One id, one object: whatever pages show under an id is one thing of one type, and `node` finds it again."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from graphql import (
    GraphQLObjectType,
    GraphQLOutputType,
    build_schema,
    is_leaf_type,
    is_list_type,
    is_non_null_type,
    is_object_type,
    is_union_type,
)

from api.graphql.schema.build import CORE
from api.graphql.schema.lookup import FINDERS, kind_of_id
from application.players.grant_role import grant_role
from application.ports.notifications import PersonalWebhook, PushSubscription, WebhookShape
from domain.hosting.players import PlayerRole
from domain.hosting.terms import Moment, PlayerId
from tests.apps.client import registered
from tests.houses import PASSWORD, Guest, House
from tests.league.test_doors import played
from tests.tables import TableInHouse, caller_of, started

ROOT = Path(__file__).parents[2]
GAME = """__typename id key name edition { __typename id key }
  editions { __typename id key rulesVersion lists { components { __typename id key count } } }"""
SEATS = "__typename id number colour player { __typename id name kind }"
LOBBY = f"""{{ games {{ {GAME} }} viewer {{ __typename id name kind tokens {{ __typename id label }} }}
  matches(first: 3) {{ edges {{ node {{ __typename id status version game {{ __typename id key name }}
    edition {{ __typename id key }} creator {{ __typename id name kind }} seats {{ {SEATS} }} }} }} }} }}"""
MATCH = f"""query ($id: ID!) {{ match(id: $id) {{ __typename id status version game {{ __typename id key name }}
  edition {{ __typename id key rulesVersion }} seats {{ {SEATS} }} toMove {{ {SEATS} }} }} }}"""
ENTRANT = "{ __typename id name kind }"
LEAGUE = f"""query ($id: ID!) {{ league(id: $id) {{ __typename id name version game {{ __typename id key name }}
  edition {{ __typename id key }} owner {ENTRANT} season(number: 1) {{ __typename id number status
    registered {{ entrant {ENTRANT} }} divisions {{ __typename id number size
      standings {{ __typename id rank points entrant {ENTRANT} }}
      tables {{ __typename id round number ranks matchId players {ENTRANT} }} }} }} }}
  leagues(first: 3) {{ edges {{ node {{ __typename id name version owner {ENTRANT} }} }} }}
  ratings(entrantId: "ai:hand") {{ __typename id rating game {{ __typename id key }} entrant {ENTRANT} }}
  rankings(game: "the-river") {{ edges {{ node {{ __typename id rating entrant {ENTRANT} }} }} }} }}"""

ACCOUNT = """{ account { __typename id text player { __typename id name kind } }
  ownPauses { __typename id vacationBudget } }"""
ARCHIVE = """mutation ($password: String!) { requestArchive(input: { password: $password }) {
  ... on ArchiveRequested { archive { __typename id askedAt } } } }"""
CONDUCT = """{ blocks { edges { node { __typename id player { __typename id name kind } } } }
  mutes { edges { node { __typename id player { __typename id name kind } } } } }"""
MODERATION = """{ cases { edges { node { __typename id status player { __typename id name kind }
    reports { __typename id offence text evidence { messages { __typename id number text } } } } } }
  appeals { edges { node { __typename id text sanction { __typename id kind reason } } } } }"""
ROOM = """query ($id: ID!) { room(placeId: $id, kind: PLAYERS) { __typename id isOpen messages { edges { node {
  __typename id number text author { __typename id name kind } } } } } }"""


PAUSES = "{ ownPauses { __typename id vacationLeft } }"
NOTIFICATIONS = """{ notificationSettings { __typename id subscriptions { __typename id label }
  webhook { __typename id url } } }"""
APPS = "{ apps { __typename id name } grants { __typename id scopes app { __typename id name } } }"


def _objects(answer: Any) -> Iterator[dict[str, Any]]:
    """Everything with an id in an answer."""
    if isinstance(answer, list):
        for item in answer:
            yield from _objects(item)
    elif isinstance(answer, dict):
        if "id" in answer:
            yield answer
        for value in answer.values():
            yield from _objects(value)


PAIRING = """query ($id: ID!) { seeks { edges { node { __typename id status player { __typename id } } } }
  challenges { edges { node { __typename id status challenger { __typename id } match { __typename id } } } }
  search { seeks { __typename id isRated } challenges { __typename id } } invites(matchId: $id) { __typename id } }"""


async def _search(ann: Guest, ben: Guest) -> Any:
    """Ann looks for a table, invites to one, and is challenged."""
    live = {"game": "the-river", "timing": {"pace": "LIVE", "bank": 60_000}}
    match = (await ann.do("createMatch", {"game": "the-river", "seats": 2}))["match"]["id"]
    await ann.do("findTable", live)
    await ann.do("createInvite", {"matchId": match})
    await ben.do("challengePlayer", {"playerId": ann.id, **live})
    return await ann.data(PAIRING, id=match)


async def _pages(house: House) -> tuple[Guest, list[Any]]:
    """The lobby, both games' matches and a league, as one player reads them."""
    ann, ben = await house.human("Ann"), await house.human("Ben")
    tables = [await started(house, [ann, ben], game) for game in ("moon-river", "the-river")]
    league = await played(house, ann)
    search = await _search(ann, ben)
    for verb in ("block", "mute"):
        document = f"mutation ($id: ID!) {{ {verb}Player(input: {{ playerId: $id }}) {{ __typename }} }}"
        await ann.data(document, id=ben.id)
    await ann.do("sendMessage", {"roomId": f"room:{tables[0].id}/players", "text": "hello"}, "__typename")
    await _reached(house, PlayerId(ann.id))
    own = [await ann.data(document) for document in (CONDUCT, ACCOUNT, PAUSES, NOTIFICATIONS)]
    own += [await ann.data(ROOM, id=tables[0].id), search]
    own.append(await _moderated(house, ann, await house.human("Cat"), await house.human("Dan")))
    pages = [await ann.data(LOBBY), await ann.data(LEAGUE, id=league), *own]
    pages.append(await ann.data(ARCHIVE, password=PASSWORD))
    caller = await caller_of(ann)
    await (await registered(house.desk, caller)).tokens(caller)
    pages.append(await ann.data(APPS))
    return ann, [*pages, *[await ann.data(MATCH, id=table.id) for table in tables]]


async def _reached(house: House, player: PlayerId) -> None:
    """A browser and a webhook of the player's."""
    at, endpoint = Moment(0), "https://push.example/a"
    async with house.desk.store.working() as work:
        await work.keep_push_subscription(
            PushSubscription("psh_own", player, endpoint, "key", "secret", "phone", "en", at)
        )
        await work.keep_personal_webhook(
            PersonalWebhook(player, "https://hooks.example/a", WebhookShape.JSON, "secret", at)
        )
        await work.commit()


async def _moderated(house: House, moderator: Guest, cat: Guest, dan: Guest) -> Any:
    """Cases and appeals, as a moderator reads them."""
    colleague = await house.human("Meg")
    for each in (moderator, colleague):
        await grant_role(house.desk, PlayerId(each.id), PlayerRole.MODERATOR)
    table = await started(house, [cat, dan], "the-river")
    sent = await cat.do(
        "sendMessage", {"roomId": f"room:{table.id}/players", "text": "rude"}, "... on MessageSent { message { id } }"
    )
    await dan.do("reportPlayer", {"offence": "INSULT", "messageId": sent["message"]["id"]}, "__typename")
    wish = {"playerId": cat.id, "kind": "WARN", "duration": 3_600_000, "reason": "be nice"}
    made = await colleague.do("sanctionPlayer", wish, "... on PlayerSanctioned { sanction { id } }")
    await cat.do("appealSanction", {"sanctionId": made["sanction"]["id"], "text": "I was nice"}, "__typename")
    return await moderator.data(MODERATION)


async def test_an_id_means_the_same_object_on_every_page(house: House) -> None:
    _, pages = await _pages(house)
    seen: defaultdict[str, dict[str, Any]] = defaultdict(dict)
    for thing in _objects(pages):
        known = seen[thing["id"]]
        scalars = {name: value for name, value in thing.items() if not isinstance(value, dict | list)}
        assert {name: known.get(name, value) for name, value in scalars.items()} == scalars
        known.update(scalars)
    kinds = {known["__typename"] for known in seen.values()}
    assert kinds == {one.name for one in _nodes()}, "every type with an id is on these pages"


NODE = "query ($id: ID!) { node(id: $id) { __typename id } }"
NODES = "query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }"
PAGE = 100


async def test_every_id_is_found_again_by_node_and_by_nodes(house: House) -> None:
    ann, pages = await _pages(house)
    types = {thing["id"]: thing["__typename"] for thing in _objects(pages)}
    ids = list(types)
    for start in range(0, len(ids), PAGE):
        told = await ann.data(NODES, ids=ids[start : start + PAGE])
        assert told["nodes"] == [{"__typename": types[id], "id": id} for id in ids[start : start + PAGE]]
    for kind, id in {kind: id for id, kind in types.items()}.items():
        assert (await ann.data(NODE, id=id))["node"] == {"__typename": kind, "id": id}
    assert (await ann.data(NODES, ids=["nothing:here", ids[0]]))["nodes"][0] is None


FOR_ALL = {
    *("Component", "Edition", "Game", "League", "LeagueDivision", "LeagueSeason", "LeagueTable", "Machine", "Match"),
    *("App", "Player", "Rating", "Seat", "Seek", "Standing"),
}
FOR_THEIR_OWNERS = {
    *("Account", "Archive", "OwnPauses", "Block", "Challenge", "Grant", "Invite", "Mute", "NotificationSettings"),
    *("NotificationWebhook", "PushSubscription", "Token"),
}
FOR_THOSE_AT_THE_TABLE = {"Message", "Room"}
FOR_MODERATORS = {"Appeal", "Case", "Report", "Sanction", "SavedMessage"}
"""Which types `node` gives to whom; what moderators see of a player, that player sees in part."""


async def test_node_gives_nobody_what_is_not_theirs(house: House) -> None:
    _, pages = await _pages(house)
    sample = {thing["__typename"]: thing["id"] for thing in _objects(pages)}
    hidden = FOR_THEIR_OWNERS | FOR_THOSE_AT_THE_TABLE | FOR_MODERATORS
    assert set(sample) == FOR_ALL | hidden
    for other in (await house.human("Eve"), await house.visitor("Fay"), house.guest()):
        for kind, id in sample.items():
            found = (await other.data(NODE, id=id))["node"]
            assert found == (None if kind in hidden else {"__typename": kind, "id": id}), kind


async def test_a_player_finds_own_sanctions_appeals_and_reports_and_no_evidence(house: House) -> None:
    ann, cat, dan = await house.human("Ann"), await house.human("Cat"), await house.human("Dan")
    shown = list(_objects(await _moderated(house, ann, cat, dan)))
    ids = {thing["__typename"]: thing["id"] for thing in shown}
    for person, kinds in ((cat, {"Appeal", "Sanction"}), (dan, {"Report"})):
        for kind in FOR_MODERATORS:
            found = (await person.data(NODE, id=ids[kind]))["node"]
            assert found == ({"__typename": kind, "id": ids[kind]} if kind in kinds else None), (kind, person.id)


def test_no_two_types_can_give_the_same_id() -> None:
    """The beginning of an id names its type: each type has one, and no beginning belongs to two."""
    hints = [get_type_hints(find)["return"] for find in FINDERS.values()]
    found = [each.__name__ for hint in hints for each in get_args(hint) or (hint,) if each is not type(None)]
    assert sorted(found) == sorted(kind.name for kind in _nodes())


async def test_an_id_begins_as_its_type_does(house: House) -> None:
    _, pages = await _pages(house)
    beginnings: defaultdict[str, set[str]] = defaultdict(set)
    for thing in _objects(pages):
        beginnings[kind_of_id(thing["id"])].add(thing["__typename"])
    assert [kinds for kinds in beginnings.values() if len(kinds) > 1] == []
    assert set(beginnings) == set(FINDERS)


NOTHING = [
    *("", "mat_", "tok_nothing", "seat:", "seat:mat_x", "seat:mat_x/1", "table:lge_x/1/1/1/1", "season:lge_x/-1"),
    *("edition:moon-river/x/1", "edition:moon-river/reconstructed-1/99999999999999999999", "rating:chess/ai:hand"),
    *(
        "component:moon-river/reconstructed-1/1/plots/none",
        "ai:nobody",
        "lease:1",
        "room:x",
        "msg_none",
        "x" * 999,
        "game:\0",
    ),
]


def _nodes() -> list[GraphQLObjectType]:
    node = CORE.get_type("Node")
    return [kind for kind in CORE.type_map.values() if is_object_type(kind) and node in kind.interfaces]


def test_whatever_has_an_id_is_a_node() -> None:
    schema = build_schema((ROOT / "schema.graphql").read_text())
    kinds = [kind for name, kind in schema.type_map.items() if is_object_type(kind) and not name.startswith("__")]
    assert {kind.name for kind in kinds if "id" in kind.fields} == {kind.name for kind in _nodes()}
    assert [kind.name for kind in kinds if "id" in kind.fields and str(kind.fields["id"].type) != "ID!"] == []


@pytest.mark.parametrize("id", NOTHING)
async def test_an_id_of_nothing_finds_nothing(house: House, id: str) -> None:
    assert (await house.guest().data("query ($id: ID!) { node(id: $id) { id } }", id=id))["node"] is None


async def test_what_may_not_be_seen_is_not_found_by_its_id(house: House) -> None:
    ann, ben = await house.human("Ann"), await house.human("Ben")
    wish = {"game": "the-river", "seats": 2, "hasSpectators": False, "aiSeats": [{"level": "DRIFTER"}], "start": True}
    match = (await ann.do("createMatch", wish))["match"]["id"]
    token = (await ann.data("{ viewer { tokens { id } } }"))["viewer"]["tokens"][0]["id"]
    await ann.data("mutation ($id: ID!) { mutePlayer(input: { playerId: $id }) { __typename } }", id=ben.id)
    await _reached(house, PlayerId(ann.id))
    own = (
        "psh_own",
        f"account:{ann.id}",
        f"pauses:{ann.id}",
        f"notification-settings:{ann.id}",
        f"notification-webhook:{ann.id}",
    )
    for id in (match, f"seat:{match}/1", token, f"mute:{ann.id}/{ben.id}", *own):
        document = "query ($id: ID!) { node(id: $id) { id } }"
        assert (await ann.data(document, id=id))["node"] == {"id": id}
        for other in (ben, house.guest()):
            assert (await other.data(document, id=id))["node"] is None
    listed = await ben.data("{ matches { edges { node { id } } } }")
    assert listed["matches"]["edges"] == [{"node": None}]


async def test_more_ids_than_a_page_are_refused_and_weigh_as_many(house: House) -> None:
    document = "query ($ids: [ID!]!) { viewer { id } nodes(ids: $ids) { id } }"
    told = await house.guest().ask(document, ids=["game:moon-river"] * 101)
    assert told["errors"][0]["extensions"]["code"] == "page-too-large"
    assert told["data"] == {"viewer": None, "nodes": None}
    few, many = [await house.guest().ask(document, ids=["game:moon-river"] * count) for count in (2, 80)]
    assert many["extensions"]["cost"]["cost"] - few["extensions"]["cost"]["cost"] >= 78


# What can be refused is null, and everything around it is answered.

REFUSED = {
    "hint": ("hint { notation }", "sign-in-needed"),
    "analysis": ("analysis { totalCount }", "not-over-yet"),
    "an explanation": ('explain(move: "select:1") { isLegal }', None),
    "too long a page": ("events(first: 101) { version }", "page-too-large"),
    "an empty page": ("events(first: 0) { version }", "bad-number"),
    "a cursor of another list": ('events(after: "x") { version }', "bad-cursor"),
    "another's seat": ("positionJson(as: 2)", "not-your-seat"),
}


@pytest.mark.parametrize(("field", "code"), REFUSED.values(), ids=REFUSED.keys())
async def test_a_refused_field_leaves_the_match_around_it(house: House, field: str, code: str | None) -> None:
    table = await _table(house)
    told = await house.guest().ask(f"query ($id: ID!) {{ match(id: $id) {{ id {field} }} }}", id=table.id)
    assert told["data"]["match"]["id"] == table.id
    assert [error["extensions"]["code"] for error in told.get("errors", [])] == ([] if code is None else [code])


LISTS = (
    "matches(first: 0)",
    "leagues(first: 0)",
    'rankings(game: "the-river", first: 0)',
    "turns",
    'rankings(game: "x")',
)


@pytest.mark.parametrize("field", LISTS)
async def test_a_refused_list_leaves_the_others(house: House, field: str) -> None:
    told = await house.guest().ask(f"{{ games {{ key }} {field} {{ pageInfo {{ hasNextPage }} }} }}")
    assert len(told["errors"]) == 1
    assert len(told["data"]["games"]) == 2
    assert told["data"][field.partition("(")[0]] is None


async def _table(house: House) -> TableInHouse:
    return await started(house, [await house.human("Ann"), await house.human("Ben")], "moon-river")


# No selection over both games collides.

UNIONS = ("Position", "GameEvent", "Move", "Geometry")


@pytest.mark.parametrize("union", UNIONS)
def test_no_field_of_both_games_has_two_shapes(union: str) -> None:
    kind = CORE.get_type(union)
    assert is_union_type(kind)
    assert list(_collisions(list(kind.types), union)) == []


def test_the_walk_finds_collisions() -> None:
    schema = build_schema(
        "union U = A | B type Query { u: U } type A { a: Int b: [C!]! c: Int } type B { a: Int! b: [D!]! c: Int }"
        "type C { x: String } type D { x: Int }"
    )
    kind = schema.get_type("U")
    assert is_union_type(kind)
    assert list(_collisions(list(kind.types), "U")) == ["U.a: Int and Int!", "U.b.x: String and Int"]


def _collisions(kinds: list[GraphQLObjectType], path: str) -> Iterator[str]:
    """Fields of one name whose answers differ in shape, as validation refuses them."""
    for index, one in enumerate(kinds):
        for other in kinds[index + 1 :]:
            for name in [name for name in one.fields if name in other.fields]:
                yield from _differences(one.fields[name].type, other.fields[name].type, f"{path}.{name}")


def _differences(one: GraphQLOutputType, other: GraphQLOutputType, path: str) -> Iterator[str]:
    for is_wrapped in (is_non_null_type, is_list_type):
        if is_wrapped(one) or is_wrapped(other):
            if is_wrapped(one) and is_wrapped(other):
                yield from _differences(one.of_type, other.of_type, path)  # type: ignore[union-attr]
            else:
                yield f"{path}: {one} and {other}"
            return
    if is_leaf_type(one) or is_leaf_type(other):
        if one is not other:
            yield f"{path}: {one} and {other}"
        return
    yield from _collisions([*_members(one), *_members(other)], path)


def _members(kind: Any) -> list[GraphQLObjectType]:
    return list(kind.types) if is_union_type(kind) else [kind]
