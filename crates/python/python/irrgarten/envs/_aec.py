"""One player after the other: PettingZoo's AEC."""

from __future__ import annotations

from typing import Any

import irrgarten
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from ._table import RENDER_MODES, Shaping, Table


class TurnEnv(AECEnv):  # type: ignore[misc]
    """Any game, one player after the other. In a race whoever may act is asked clockwise."""

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
            "name": f"irrgarten_{self.game.slug}_v{self.game.numbering}",
            "render_modes": RENDER_MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._dice, _ = seeding.np_random(seed)
        self._table.reset(int(self._dice.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        return self.possible_agents[self._table.state.current_player()]

    def observe(self, agent: str) -> dict[str, Any]:
        return self._table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise irrgarten.Error("None is an action only of a player for whom the game has ended")
        table = self._table
        table.act(int(action), self.possible_agents.index(agent))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, table.rewards()))
        if table.is_over() or table.is_cut():
            self.terminations = dict.fromkeys(self.agents, table.is_over())
            self.truncations = dict.fromkeys(self.agents, table.is_cut())
            self.infos = {agent: table.info() for agent in self.agents}
        else:
            self.agent_selection = self._next()
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        return self._table.render()

    def close(self) -> None:
        """There is nothing to close."""


def aec(game: irrgarten.Game | str, **keywords: Any) -> TurnEnv:
    """`aec("towers(seats=3)")`: any game as an AEC environment."""
    return TurnEnv(game, **keywords)
