"""Text games for two and more, as environments to train and evaluate agents."""

from .aec import WisAECEnv
from .conversation import Conversation, Episode, evaluate, play
from .engine import Engine, EnvFault, Match, log_text
from .open_env import OpenEnvClient, StepResult
from .seat_env import SeatEnv
from .verifiers_env import load_environment

__all__ = [
    "Conversation",
    "Engine",
    "EnvFault",
    "Episode",
    "Match",
    "OpenEnvClient",
    "SeatEnv",
    "StepResult",
    "WisAECEnv",
    "evaluate",
    "load_environment",
    "log_text",
    "play",
]
