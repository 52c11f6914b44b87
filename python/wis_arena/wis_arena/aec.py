"""Every game as an environment of PettingZoo, in which one agent acts after another."""

from __future__ import annotations

from typing import Any, Iterator, Optional

from .engine import Engine, Match, Told
from .spaces import Discrete, SeenText, TextSpace, mask_of, masked_text

try:
    from pettingzoo import AECEnv as _Base
except ImportError:  # The same calls, so that code written for PettingZoo runs without it.

    class _Base:  # type: ignore[no-redef]
        """As much of PettingZoo's AECEnv as an environment inherits."""

        agents: list[str]
        possible_agents: list[str]
        agent_selection: str
        rewards: dict[str, float]
        terminations: dict[str, bool]
        truncations: dict[str, bool]
        infos: dict[str, dict[str, Any]]
        _cumulative_rewards: dict[str, float]

        @property
        def num_agents(self) -> int:
            return len(self.agents)

        @property
        def max_num_agents(self) -> int:
            return len(self.possible_agents)

        @property
        def unwrapped(self) -> Any:
            return self

        def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
            for _ in range(max_iter):
                if not self.agents:
                    return
                yield self.agent_selection

        def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
            agent = self.agent_selection
            seen = self.observe(agent) if observe else None  # type: ignore[attr-defined]
            ended = self.terminations[agent], self.truncations[agent]
            return (seen, self._cumulative_rewards[agent], *ended, self.infos[agent])

        def _clear_rewards(self) -> None:
            self.rewards = {agent: 0 for agent in self.rewards}

        def _accumulate_rewards(self) -> None:
            for agent, reward in self.rewards.items():
                self._cumulative_rewards[agent] += reward

        def _was_dead_step(self, action: Any) -> None:
            if action is not None:
                raise ValueError("an agent whose match is over acts no more: its action is None")
            gone = self.agent_selection
            for about in (
                self.terminations,
                self.truncations,
                self.rewards,
                self._cumulative_rewards,
                self.infos,
            ):
                del about[gone]  # type: ignore[attr-defined]
            self.agents.remove(gone)
            if self.agents:
                self.agent_selection = self.agents[0]
            self._clear_rewards()


class WisAECEnv(_Base):  # type: ignore[misc, valid-type]
    """
    A match of one game. Agents are called `player_0`, `player_1` and so on, by their seats.

    With `actions="text"` an action is an answer in words or JSON, and an observation a text. With `actions="legal"` an
    action is the number of a legal move, and an observation has `observation` and `action_mask`; this is for games that
    list their moves. Rewards come at the end, from −1 to 1.
    """

    metadata = {"render_modes": ["ansi"], "name": "wis_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        engine: Optional[Engine] = None,
        actions: str = "text",
        moves: int = 256,
        render_mode: Optional[str] = None,
        **match: Any,
    ) -> None:
        if actions not in ("text", "legal"):
            raise ValueError("actions are text or legal")
        self.game = game
        self.render_mode = render_mode
        self._is_own = engine is None
        self._engine = engine or Engine()
        self._match: Match = self._engine.match()
        self._asked = match
        self._is_text = actions == "text"
        self._moves = moves
        self._seed: Any = None
        about = self._match.reset(game, **match)
        self.possible_agents = [f"player_{seat}" for seat in range(len(about["players"]))]
        self.agents = []
        seen: Any = TextSpace() if self._is_text else masked_text(moves)
        acted: Any = TextSpace() if self._is_text else Discrete(moves)
        # Each agent has one object for each space, however often it is asked for.
        self.observation_spaces = {agent: seen for agent in self.possible_agents}
        self.action_spaces = {agent: acted for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """Deals anew. `options` may hold what `Match.reset` takes, such as an `instance`."""
        chosen = {**self._asked, **({"seed": seed} if seed is not None else {}), **(options or {})}
        self.about = self._match.reset(self.game, **chosen)
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on({})

    def observe(self, agent: str) -> Any:
        seen = self._match.observe(self._seat(agent))
        text = SeenText(seen["text"])
        if self._is_text:
            return text
        return {
            "observation": text,
            "action_mask": mask_of(len(seen.get("legal", ())), self._moves),
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        seat = self._seat(agent)
        acted = self._match.act(seat, self._answer(action))
        self._go_on({agent: {key: acted[key] for key in ("accepted", "reason", "told") if key in acted}})
        self._accumulate_rewards()

    def result(self) -> Told:
        return self._match.result()

    def export(self) -> str:
        return self._match.export()

    def render(self) -> str:
        agent = self.agent_selection if self.agents else self.possible_agents[0]
        return str(self._match.observe(self._seat(agent))["text"])

    def close(self) -> None:
        if self._is_own:
            self._engine.close()
        else:
            self._match.close()

    def _go_on(self, told: dict[str, Told]) -> None:
        """Takes in what the match has become."""
        asked = self._match.observation or {}
        self.infos = {agent: dict(told.get(agent, {})) for agent in self.agents}
        if not self._match.done:
            self.agent_selection = self.possible_agents[self._match.turns[0]]
            named = {key: asked[key] for key in ("turn", "fields", "legal") if key in asked}
            self.infos[self.agent_selection].update(named)
            return
        seats = self._match.result()["seats"]
        self.rewards = {agent: seats[self._seat(agent)]["reward"] for agent in self.agents}
        self.terminations = {agent: True for agent in self.agents}
        self.agent_selection = self.agents[0]

    def _answer(self, action: Any) -> Any:
        if self._is_text or action is None:
            return action
        asked = self._match.observation or {}
        legal = asked.get("legal")
        if legal is None:
            raise ValueError(f'{self.game} lists no moves here: make the environment with actions="text"')
        # A number beyond the list is an answer that is refused, like any other that is no move.
        chosen = legal[int(action)] if 0 <= int(action) < len(legal) else f"move {int(action)}"
        return {next(iter(asked["fields"]["properties"])): chosen}

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)
