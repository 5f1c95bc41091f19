"""All games as Python games of OpenSpiel, so that its algorithms run on them.

    import irrgarten.open_spiel
    import pyspiel

    game = pyspiel.load_game("irrgarten_towers(players=2,settings=kids:all)")

OpenSpiel wants to know every outcome of chance. A deal has far more than could be listed: the first chance node offers `deals` of
them, each as likely as any other. It needs the package `open_spiel`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

import irrgarten


def _specification(slug: str) -> irrgarten.Game:
    return irrgarten.load_game(slug)


def _game_type(slug: str) -> pyspiel.GameType:
    usual = _specification(slug)
    return pyspiel.GameType(
        short_name=f"irrgarten_{slug}",
        long_name=usual.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if usual.together else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": usual.num_players(), "settings": "", "deals": 1000},
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game of Irrgarten as OpenSpiel knows games."""

    slug: str
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        players = int(params.get("players", _specification(self.slug).num_players()))
        # OpenSpiel keeps commas and equals signs for itself.
        settings = str(params.get("settings", ""))
        chosen = dict(pair.split(":", 1) for pair in settings.split(";") if pair)
        self.game = irrgarten.load_game(self.slug, seats=players, **chosen)
        self.deals = int(params.get("deals", 1000))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.num_distinct_actions(),
            max_chance_outcomes=max(self.deals, 1000),
            num_players=players,
            min_utility=self.game.min_utility(),
            max_utility=self.game.max_utility(),
            utility_sum=None if self.game.together else 0.0,
            max_game_length=self.game.max_game_length(),
        )
        super().__init__(self.game_type, info, params)

    def new_initial_state(self) -> State:
        """A game that is not dealt yet."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees, as features."""
        return Observer(self.game)


class State(pyspiel.State):  # type: ignore[misc]
    """A game in progress as OpenSpiel knows it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.game = game.game
        self.deals = game.deals
        self.state: irrgarten.State | None = None

    def current_player(self) -> int:
        """The player that acts; OpenSpiel's own numbers for chance and the end."""
        return pyspiel.PlayerId.CHANCE if self.state is None else self.state.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        assert self.state is not None
        return sorted(self.state.legal_actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, or what can be drawn."""
        if self.state is None:
            return [(deal, 1 / self.deals) for deal in range(self.deals)]
        return self.state.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.state = self.game.new_initial_state(action)
        else:
            self.state.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.state is None:
            return f"deal {action}"
        return self.state.action_to_string(player, action)

    def is_terminal(self) -> bool:
        """Has the game ended?"""
        return self.state is not None and self.state.is_terminal()

    def returns(self) -> list[float]:
        """What the end is worth to each player."""
        return [0.0] * self.game.num_players() if self.state is None else self.state.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """Everything this player has seen."""
        return "" if self.state is None else self.state.information_state_string(player)

    def observation_string(self, player: int | None = None) -> str:
        """What this player sees."""
        return "" if self.state is None else self.state.observation_string(player)

    def __str__(self) -> str:
        return "not dealt" if self.state is None else self.state.state_string()


class Observer:
    """Writes what a player sees into `tensor`."""

    def __init__(self, game: irrgarten.Game) -> None:
        self.tensor = np.zeros(game.observation_tensor_size(), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Takes over what this player sees."""
        self.tensor[:] = 0.0 if state.state is None else state.state.observation_tensor(player)

    def string_from(self, state: State, player: int) -> str:
        """The same as text."""
        return state.observation_string(player)


def _register() -> None:
    for slug in irrgarten.games():
        game_type = _game_type(slug)
        kind = type(f"{slug.title()}Game", (Game,), {"slug": slug, "game_type": game_type})
        pyspiel.register_game(game_type, kind)


_register()
