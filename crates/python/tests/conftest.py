"""What several tests need."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import irrgarten


@pytest.fixture(params=irrgarten.games())
def game(request: pytest.FixtureRequest) -> irrgarten.Game:
    return irrgarten.load_game(request.param)


def walk(game: irrgarten.Game, seed: int, most: int = 300) -> Iterator[irrgarten.State]:
    """A random game: the state before every decision, then the last one."""
    dice = random.Random(seed)
    state = game.new_initial_state(seed)
    while not state.is_terminal() and state.move_number() < most:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(dice.choices(outcomes, weights)[0])
        else:
            yield state
            player = dice.choice(state.current_players())
            state.apply_action(dice.choice(state.legal_actions(player)), player)
    state.draw()
    yield state
