"""Algorithms of OpenSpiel on games of Irrgarten."""

from __future__ import annotations

import random

import numpy as np
import pytest

import irrgarten

pyspiel = pytest.importorskip("pyspiel", reason="there is no open_spiel for this Python")


@pytest.fixture(autouse=True, scope="module")
def bridge() -> None:
    import irrgarten.open_spiel  # noqa: F401


def test_games_are_registered_and_played(game: irrgarten.Game) -> None:
    spiel = pyspiel.load_game(f"irrgarten_{game.slug}", {"players": 2})
    state = spiel.new_initial_state()
    dice = random.Random(1)
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(dice.choices(outcomes, weights)[0])
        else:
            player = state.current_player()
            assert state.information_state_string(player)
            state.apply_action(dice.choice(state.legal_actions()))
    assert len(state.clone().history()) == len(state.history()) > 5
    observer = spiel.make_py_observer()
    observer.set_from(state, 0)
    assert np.any(observer.tensor)


def test_monte_carlo_tree_search_plays() -> None:
    from open_spiel.python.algorithms import mcts

    spiel = pyspiel.load_game("irrgarten_cards", {"players": 2, "deals": 10})
    state = spiel.new_initial_state()
    state.apply_action(3)
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    bot = mcts.MCTSBot(spiel, uct_c=1.0, max_simulations=10, evaluator=evaluator, random_state=dice)
    assert bot.step(state) in state.legal_actions()


def test_counterfactual_regrets_are_sampled() -> None:
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    np.random.seed(1)
    spiel = pyspiel.load_game("irrgarten_cards", {"players": 2, "deals": 2})
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(spiel)
    for _ in range(3):
        solver.iteration()
    state = spiel.new_initial_state()
    state.apply_action(0)
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1.0)
