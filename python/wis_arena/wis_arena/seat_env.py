"""One seat of a game as an environment of Gymnasium. House players have the other seats."""

from __future__ import annotations

from typing import Any, Optional

from .engine import Answer, Engine, Match
from .spaces import TextSpace

try:
    from gymnasium import Env as _Base
except ImportError:

    class _Base:  # type: ignore[no-redef]
        def reset(self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> Any:
            return None


class SeatEnv(_Base):  # type: ignore[misc, valid-type]
    """An action is an answer, an observation what the seat may know. The reward comes at the end, from −1 to 1."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: Optional[str] = None,
        engine: Optional[Engine] = None,
        render_mode: Optional[str] = None,
        **match: Any,
    ) -> None:
        self.game, self.seat, self.render_mode = game, seat, render_mode
        self._is_own = engine is None
        self._engine = engine or Engine()
        self.match: Match = self._engine.match()
        self._asked = {"learner": seat, "opponents": opponents, **match}
        self.observation_space = TextSpace()
        self.action_space = TextSpace()

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[str, dict[str, Any]]:
        super().reset(seed=seed)
        chosen = {**self._asked, **({"seed": seed} if seed is not None else {}), **(options or {})}
        about = self.match.reset(self.game, **chosen)
        return self._seen({"rules": about["rules"]})

    def step(self, action: Answer) -> tuple[str, float, bool, bool, dict[str, Any]]:
        acted = self.match.act(self.seat, action)
        told = {key: acted[key] for key in ("accepted", "reason", "told") if key in acted}
        if not self.match.done:
            seen, info = self._seen(told)
            return seen, 0.0, False, False, info
        result = self.match.result()
        text = str(self.match.observe(self.seat)["text"])
        return text, float(result["seats"][self.seat]["reward"]), True, False, {**told, "result": result}

    def render(self) -> str:
        return str(self.match.observe(self.seat)["text"])

    def close(self) -> None:
        if self._is_own:
            self._engine.close()
        else:
            self.match.close()

    def _seen(self, told: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        asked = self.match.observation or self.match.observe(self.seat)
        named = {key: asked[key] for key in ("turn", "data", "fields", "legal") if key in asked}
        return str(asked["text"]), {**told, **named}
