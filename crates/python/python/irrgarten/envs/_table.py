"""What all environments share: a game in progress, its spaces, rewards and pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces

import irrgarten

#: Says how well a player stands; what is gained of it is added to the reward.
Shaping = Callable[[irrgarten.State, int], float]

RENDER_MODES = ["ansi", "rgb_array", "svg"]


def points(state: irrgarten.State, player: int) -> float:
    """A shaping: a hundredth for every point that the rulebook counts."""
    counted = state.points()
    return counted[player] / 100 if counted else 0.0


class Table:
    """A game in progress with spaces. Draws are made at once, as the seed decides."""

    def __init__(
        self,
        game: irrgarten.Game | str,
        render_mode: str | None,
        shaping: Shaping | None,
        max_steps: int | None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode {render_mode!r}: expected None or one of {RENDER_MODES}")
        self.game = irrgarten.load_game(game) if isinstance(game, str) else game
        self.render_mode = render_mode
        self.shaping = shaping
        self.max_steps = max_steps
        self.players = range(self.game.num_players())
        self.state: irrgarten.State
        self.steps = 0
        self._standing = [0.0 for _ in self.players]

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.game.num_distinct_actions())

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.game.observation_tensor_size(),), np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.num_distinct_actions(),), np.int8),
            }
        )

    def reset(self, seed: object) -> None:
        self.state = self.game.new_initial_state(seed)
        self.steps = 0
        self.state.draw()
        self._standing = self._stand()

    def observe(self, player: int) -> dict[str, Any]:
        return {
            "observation": self.state.observation_tensor(player),
            "action_mask": self.state.legal_actions_mask(player),
        }

    def act(self, action: int | str, player: int) -> None:
        self.state.apply_action(action, player)
        self.state.draw()

    def rewards(self) -> list[float]:
        """What the latest step was worth: the end, and what was gained of the shaping."""
        self.steps += 1
        gained = self.state.returns()
        if self.shaping:
            standing = self._stand()
            gained = [gain + now - before for gain, now, before in zip(gained, standing, self._standing)]
            self._standing = standing
        return gained

    def _stand(self) -> list[float]:
        shaping = self.shaping
        return [float(shaping(self.state, player)) for player in self.players] if shaping else []

    def is_over(self) -> bool:
        return self.state.is_terminal()

    def is_cut(self) -> bool:
        return not self.is_over() and self.max_steps is not None and self.steps >= self.max_steps

    def info(self) -> dict[str, Any]:
        """The score, apart from all shaping."""
        return {"returns": self.state.returns()} if self.is_over() else {}

    def render(self, player: int | None = None) -> Any:
        if self.render_mode == "ansi":
            return self.state.text(player)
        if self.render_mode == "rgb_array":
            return self.state.rgb(player)
        if self.render_mode == "svg":
            return self.state.svg(player)
        return None
