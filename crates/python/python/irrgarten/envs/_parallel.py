"""All players at once: PettingZoo's parallel environments, for games in which all choose at the same time."""

from __future__ import annotations

from typing import Any

import irrgarten
from pettingzoo import ParallelEnv

from ._agents import Agents
from ._table import Shaping


class RaceEnv(Agents, ParallelEnv):  # type: ignore[misc]
    """A game in which players act at the same time. What a player does who is not asked is ignored; its mask has no 1."""

    _kind = "_parallel"

    def __init__(
        self,
        game: irrgarten.Game | str = "djinn(clock=ticks)",
        render_mode: str | None = None,
        shaping: Shaping | None = None,
        max_steps: int | None = None,
    ) -> None:
        super().__init__(game, render_mode, shaping, max_steps)
        self.agents = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._deal(seed)
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[str, Any]:
        return {agent: self._table.observe(self.possible_agents.index(agent)) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        table, agents = self._table, self.agents
        refused = {}
        for player in table.state.current_players():
            agent = self.possible_agents[player]
            if player not in table.state.current_players():
                continue
            try:
                table.act(int(actions[agent]), player)
            except irrgarten.Error as error:
                # All act in one moment: nobody else's action waits for a better one.
                refused[agent] = str(error)
                table.act(table.state.legal_actions(player)[0], player)
        rewards = dict(zip(self.possible_agents, table.rewards()))
        over, cut = table.is_over(), table.is_cut()
        infos = {agent: table.info() | ({"refused": refused[agent]} if agent in refused else {}) for agent in agents}
        observed = self._observed()
        if over or cut:
            self.agents = []
        return (
            observed,
            {agent: rewards[agent] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )


def parallel(game: irrgarten.Game | str = "djinn(clock=ticks)", **keywords: Any) -> RaceEnv:
    """`parallel("djinn(clock=ticks)")`: a game in which all act at the same time as a parallel environment."""
    return RaceEnv(game, **keywords)
