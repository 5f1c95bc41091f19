"""Environments for PettingZoo (`aec`, `parallel`) and Gymnasium (`SeatEnv`).

They need the packages `pettingzoo` and `gymnasium`: `pip install irrgarten[envs]`.
"""

from ._aec import TurnEnv, aec
from ._parallel import RaceEnv, parallel
from ._seat import SeatEnv
from ._table import Shaping, points

__all__ = ["RaceEnv", "SeatEnv", "Shaping", "TurnEnv", "aec", "parallel", "points"]
