"""The environment keeps PettingZoo's own promises, and ours."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from domain.catalog import CATALOG
from headwater.gym import env
from headwater.gym.environment import MOST_ACTIONS, GameEnv


def played(one: GameEnv, seed: int, choose: int = 7) -> list[float]:
    """A whole game by a fixed rule; the final rewards."""
    one.reset(seed=seed)
    steps = 0
    while not any(one.terminations.values()):
        one.step(steps * choose % len(one.legal_moves))
        steps += 1
    return [one.rewards[agent] for agent in one.possible_agents]


@pytest.mark.parametrize("game", CATALOG)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_api_is_pettingzoos(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # It warns of observations that are no images, and of agents that are not called as it likes.
        warnings.simplefilter("ignore", UserWarning)
        api_test(env(game, seats), num_cycles=120)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", CATALOG)
def test_a_seed_repeats_a_game(game: str) -> None:
    seed_test(lambda: env(game, 2), num_cycles=120)


@pytest.mark.parametrize("game", CATALOG)
def test_an_observation_lies_in_its_space_through_a_whole_game(game: str) -> None:
    one = env(game, 3)
    one.reset(seed=3)
    while not any(one.terminations.values()):
        agent = one.agent_selection
        seen = one.observe(agent)
        assert one.observation_space(agent).contains(seen)
        assert seen["action_mask"].sum() == len(one.legal_moves) <= MOST_ACTIONS
        one.step(int(np.flatnonzero(seen["action_mask"])[-1]))


@pytest.mark.parametrize("game", CATALOG)
def test_only_the_seat_to_move_has_legal_actions(game: str) -> None:
    one = env(game, 2)
    one.reset(seed=1)
    waiting = next(agent for agent in one.agents if agent != one.agent_selection)
    assert one.observe(one.agent_selection)["action_mask"].any()
    assert not one.observe(waiting)["action_mask"].any()


@pytest.mark.parametrize(("game", "seats"), [("moon-river", 2), ("the-river", 4)])
def test_rewards_go_from_the_first_place_to_the_last(game: str, seats: int) -> None:
    one = env(game, seats)
    rewards = played(one, 5)
    ranks = [one.infos[agent]["rank"] for agent in one.possible_agents]
    assert rewards == [1.0 - 2.0 * (rank - 1) / (seats - 1) for rank in ranks]
    assert max(rewards) == 1.0


def test_another_seed_deals_other_piles() -> None:
    one = env("moon-river", 2)
    seen = set()
    for seed in range(5):
        one.reset(seed=seed)
        seen.add(one.observe("seat_1")["observation"].tobytes())
    assert len(seen) == 5


def test_what_is_hidden_is_not_observed() -> None:
    """Two deals that differ only below the top look the same."""
    one = env("moon-river", 2)
    one.reset(seed=1)
    before = one.observe("seat_1")["observation"]
    position = one._position
    setting = position.setting
    position.setting = setting.with_piles(setting.plots[: position.drawn] + setting.plots[position.drawn :][::-1], ())
    position.setting.partners = setting.partners
    assert np.array_equal(one.observe("seat_1")["observation"], before)


def test_an_illegal_action_is_refused() -> None:
    one = env("the-river", 2)
    one.reset(seed=1)
    for action in (MOST_ACTIONS - 1, -1, 1.5, "x", None, np.float32(1.0), np.array([1, 2])):
        with pytest.raises(ValueError, match="no index"):
            one.step(action)  # type: ignore[arg-type]  # what is no index
    one.step(np.int64(0))  # type: ignore[arg-type]  # an index that is no int


@pytest.mark.parametrize("game", CATALOG)
@pytest.mark.parametrize("seats", [0, 1, 5, 9, "2"])
def test_a_table_has_as_many_seats_as_its_game_allows(game: str, seats: int) -> None:
    with pytest.raises(ValueError, match=r"seats: .* has 2, 3, 4"):
        env(game, seats)


def test_there_is_no_other_way_to_render_than_text() -> None:
    with pytest.raises(ValueError, match="none of ansi"):
        env(render_mode="rgb")


def test_the_table_can_be_drawn_as_text() -> None:
    one = env("moon-river", 2, render_mode="ansi")
    one.reset(seed=1)
    assert "Moon River" in str(one.render()) or "Seat" in str(one.render())
    assert env("moon-river", 2).render() is None


def test_a_scenario_can_be_chosen() -> None:
    one = env("moon-river", 3, {"variant": "legends", "scenario": "outlaws"})
    assert len(played(one, 2)) == 3


def test_another_edition_is_played_and_observed() -> None:
    one = env("moon-river", 3, edition="centre-closed-1")
    assert one.game.info.edition == "centre-closed-1"
    assert len(played(one, 1)) == 3
    assert one.observation_space("seat_1").contains(one.observe("seat_1"))
