"""One engine for all tests."""

from __future__ import annotations

import atexit

from wis_arena import Engine

ENGINE = Engine()
atexit.register(ENGINE.close)


def rule_of_games() -> dict[str, str]:
    """Every game, with the house player that is the strongest."""
    games = ENGINE.games()
    return {one["game"]: max(one["players"], key=lambda p: p["strength"])["player"] for one in games}
