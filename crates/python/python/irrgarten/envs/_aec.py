"""One player after the other: PettingZoo's AEC."""

from __future__ import annotations

from typing import Any

import irrgarten
from pettingzoo import AECEnv

from ._agents import Agents


class TurnEnv(Agents, AECEnv):  # type: ignore[misc]
    """Any game, one player after the other. In a race whoever may act is asked clockwise."""

    _traits = {"is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
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


def aec(game: irrgarten.Game | str, **keywords: Any) -> TurnEnv:
    """`aec("towers(seats=3)")`: any game as an AEC environment."""
    return TurnEnv(game, **keywords)
