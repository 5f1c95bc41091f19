"""Five maze games for programs that learn.

    >>> import irrgarten
    >>> game = irrgarten.load_game("towers(seats=3)")
    >>> state = game.new_initial_state(seed=7)
    >>> greedy = irrgarten.player("greedy")
    >>> while not state.is_terminal():
    ...     made = state.draw()
    ...     if not state.is_terminal():
    ...         state.apply_action(greedy.step(state))
    >>> sum(state.returns())
    0.0

`irrgarten.envs` has environments for PettingZoo and Gymnasium.
"""

from ._native import (
    Batch,
    Error,
    Game,
    Player,
    Refused,
    State,
    deserialize,
    games,
    load_game,
    player,
    players,
    read_record,
    solve,
    solvers,
)

__all__ = [
    "Batch",
    "Error",
    "Game",
    "Player",
    "Refused",
    "State",
    "deserialize",
    "games",
    "load_game",
    "player",
    "players",
    "read_record",
    "solve",
    "solvers",
]
