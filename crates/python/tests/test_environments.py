"""PettingZoo and Gymnasium."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import irrgarten
from irrgarten.envs import SeatEnv, aec, parallel, points

#: Observations are dictionaries, as in PettingZoo's own board games; the tests know only the names of those.
EXPECTED = [
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
]


@pytest.fixture(autouse=True)
def only_expected_warnings():
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message)
        yield


def test_turn_environments_pass_the_tests_of_pettingzoo(game: irrgarten.Game) -> None:
    api_test(aec(game), num_cycles=200)
    seed_test(lambda: aec(game), num_cycles=60)


def test_the_race_passes_the_parallel_tests() -> None:
    parallel_api_test(parallel("djinn(clock=ticks)"), num_cycles=150)
    parallel_seed_test(lambda: parallel("djinn(clock=ticks)"), num_cycles=60)


def test_a_gymnasium_environment_passes_its_check(game: irrgarten.Game) -> None:
    check_env(SeatEnv(game, illegal="any", max_steps=500), skip_render_check=True)


def test_players_get_what_the_end_is_worth() -> None:
    env = aec("cards(seats=3)")
    env.reset(seed=1)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, terminated, truncated, info = env.last()
        totals[agent] += reward
        over = terminated or truncated
        assert not over or info["returns"] == env.state_of_game.returns()
        env.step(None if over else int(np.flatnonzero(observed["action_mask"])[0]))
    assert list(totals.values()) == pytest.approx(env.state_of_game.returns())


def test_shaping_is_paid_beside_the_score() -> None:
    env = SeatEnv("cards(seats=2)", opponents="greedy", shaping=points)
    env.reset(seed=3)
    total, over = 0.0, False
    helper = irrgarten.player("greedy")
    while not over:
        _, reward, over, _, info = env.step(helper.step(env.state, 0))
        total += reward
    score = info["returns"][0]
    assert total == pytest.approx(score + env.state.points()[0] / 100)
    assert total != pytest.approx(score)


def test_one_seat_plays_against_players_of_the_program(game: irrgarten.Game) -> None:
    env = SeatEnv(game, seat=game.num_players() - 1, opponents="random", max_steps=80)
    observed, _ = env.reset(seed=1)
    terminated = truncated = False
    dice = np.random.default_rng(1)
    while not (terminated or truncated):
        assert env.action_masks().sum() == observed["action_mask"].sum() > 0
        action = dice.choice(np.flatnonzero(observed["action_mask"]))
        observed, reward, terminated, truncated, info = env.step(action)
    assert truncated != terminated


def test_an_action_that_is_not_allowed_raises_or_is_replaced() -> None:
    env = SeatEnv("towers")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.action_masks() == 0)[-1])
    with pytest.raises(irrgarten.Error):
        env.step(wrong)
    env = SeatEnv("towers", illegal="any")
    env.reset(seed=1)
    *_, info = env.step(wrong)
    assert "refused" in info
    for keywords in ({"seat": 7}, {"opponents": ["owl", "owl"]}, {"illegal": "cry"}, {"render_mode": "smoke"}):
        with pytest.raises(ValueError):
            SeatEnv("towers", **keywords)


def test_pictures_of_three_kinds() -> None:
    for mode, kind in (("ansi", str), ("svg", str), ("rgb_array", np.ndarray), (None, type(None))):
        env = aec("towers", render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), kind)
        single = SeatEnv("towers", render_mode=mode)
        single.reset(seed=1)
        assert isinstance(single.render(), kind)
