"""What the environments of PettingZoo share: agents with names, their spaces, and the game that they play."""

from __future__ import annotations

from typing import Any

import irrgarten
from gymnasium import spaces
from gymnasium.utils import seeding

from ._table import RENDER_MODES, Shaping, Table


class Agents:
    """The players of a table as agents."""

    agents: list[str]
    #: What the name of the environment tells beside game and version.
    _kind = ""
    #: What else is known of the environment.
    _traits: dict[str, Any] = {}

    def __init__(
        self,
        game: irrgarten.Game | str,
        render_mode: str | None = None,
        shaping: Shaping | None = None,
        max_steps: int | None = None,
    ) -> None:
        super().__init__()
        self._table = Table(game, render_mode, shaping, max_steps)
        self.game = self._table.game
        self.render_mode = render_mode
        self.metadata = {
            "name": f"irrgarten_{self.game.slug}{self._kind}_v{self.game.numbering}",
            "render_modes": RENDER_MODES,
            "render_fps": 2,
        } | self._traits
        self.possible_agents = [f"player_{player}" for player in self._table.players]
        self._action_spaces = {agent: self._table.action_space() for agent in self.possible_agents}
        self._observation_spaces = {agent: self._table.observation_space() for agent in self.possible_agents}
        self._dice, _ = seeding.np_random(None)

    @property
    def state_of_game(self) -> irrgarten.State:
        """Everything, secrets included: for training, not for play."""
        return self._table.state

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def render(self) -> Any:
        return self._table.render()

    def close(self) -> None:
        """There is nothing to close."""

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._dice, _ = seeding.np_random(seed)
        self._table.reset(int(self._dice.integers(2**63)))
        self.agents = list(self.possible_agents)
