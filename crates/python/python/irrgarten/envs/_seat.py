"""One player against players of the program: Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

import irrgarten

from ._table import RENDER_MODES, Shaping, Table


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of any game; players of the program sit on the others.

    `opponents` is one name for all of them (see `irrgarten.players()`), or one for each. An action that is not allowed
    raises `irrgarten.Error`; with `illegal="any"` another one, picked at random, takes its place, and `info["refused"]` says
    why.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: irrgarten.Game | str,
        seat: int = 0,
        opponents: str | Sequence[str] = "greedy",
        render_mode: str | None = None,
        shaping: Shaping | None = None,
        max_steps: int | None = None,
        illegal: str = "raise",
    ) -> None:
        if illegal not in ("raise", "any"):
            raise ValueError(f"illegal {illegal!r}: expected 'raise' or 'any'")
        self._table = Table(game, render_mode, shaping, max_steps)
        self.game = self._table.game
        if seat not in self._table.players:
            raise ValueError(f"seat {seat}: expected 0 to {self.game.num_players() - 1}")
        others = [player for player in self._table.players if player != seat]
        names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(names) != len(others):
            raise ValueError(f"{len(names)} opponents on {len(others)} seats")
        self._names = dict(zip(others, names))
        self._others: dict[int, irrgarten.Player] = {}
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.action_space = self._table.action_space()
        self.observation_space = self._table.observation_space()

    @property
    def state(self) -> irrgarten.State:
        """Everything, secrets included: for training, not for play."""
        return self._table.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        dice = self.np_random
        self._others = {
            player: irrgarten.player(name, int(dice.integers(2**63))) for player, name in self._names.items()
        }
        self._table.reset(int(dice.integers(2**63)))
        self._others_play()
        return self._table.observe(self.seat), {}

    def _others_play(self) -> None:
        table = self._table
        while not table.is_over() and self.seat not in table.state.current_players():
            player = table.state.current_player()
            table.act(self._others[player].choose(table.state, player), player)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are allowed, as learners with masks ask for it."""
        return self._table.state.legal_actions_mask(self.seat).astype(np.bool_)

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        table = self._table
        info: dict[str, Any] = {}
        try:
            table.act(int(action), self.seat)
        except irrgarten.Error as error:
            if self.illegal == "raise" or table.is_over():
                raise
            info["refused"] = str(error)
            table.act(int(self.np_random.choice(table.state.legal_actions(self.seat))), self.seat)
        # Among several who may act everybody gets a turn.
        if not table.is_over() and table.state.is_simultaneous_node():
            for player, other in self._others.items():
                if player in table.state.current_players():
                    table.act(other.choose(table.state, player), player)
        self._others_play()
        reward = table.rewards()[self.seat]
        return table.observe(self.seat), reward, table.is_over(), table.is_cut(), info | table.info()

    def render(self) -> Any:
        return self._table.render(self.seat)
