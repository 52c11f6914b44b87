"""A match as a conversation with a chat model: rules first, then a question for each turn."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any, Awaitable, Callable, Iterable, Optional

from .engine import Engine, Match, Told

Message = dict[str, str]
#: Takes the messages so far, and returns what the model says.
Ask = Callable[[list[Message]], Awaitable[str]]


class Conversation:
    """One seat of a match. House players, or learners that are told apart by their seats, have the others."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat
        self._heard = 0

    def opening(self) -> list[Message]:
        """The messages before the model's first answer. Empty if this seat is not waited for."""
        about = self.match.about
        who = f"You are {about['aliases'][self.seat]}."
        return [{"role": "system", "content": f"{about['rules']}\n\n{who}"}, *self._question()]

    def answer(self, text: str) -> list[Message]:
        """Takes the model's answer. Returns the next question, or nothing when the match is over."""
        acted = self.match.act(self.seat, text)
        refusal = [] if acted["accepted"] else [f"Refused: {acted.get('told') or acted.get('reason')}"]
        return self._question(refusal)

    @property
    def is_asked(self) -> bool:
        return self.seat in self.match.turns

    def _question(self, before: Iterable[str] = ()) -> list[Message]:
        if not self.is_asked:
            return []
        seen = self.match.observe(self.seat, history=True)
        happened = seen["history"][self._heard :]
        self._heard = len(seen["history"])
        asked = f"Answer with JSON of this schema: {json.dumps(seen['fields'], ensure_ascii=False)}"
        legal = [f"Legal: {' '.join(seen['legal'])}"] if "legal" in seen else []
        lines = [*before, *happened, seen["text"], *legal, asked]
        return [{"role": "user", "content": "\n".join(lines)}]


@dataclass
class Episode:
    """One match that was played to its end."""

    instance: Optional[int]
    seat: int
    messages: list[Message]
    result: Told
    #: The match as `wis verify` takes it.
    export: str = field(repr=False)

    @property
    def reward(self) -> float:
        return float(self.result["seats"][self.seat]["reward"])

    @property
    def rewards(self) -> list[float]:
        """One for each seat."""
        return [float(seat["reward"]) for seat in self.result["seats"]]


async def play(
    engine: Engine, ask: Ask, game: str, seat: int = 0, most_turns: int = 1000, **match: Any
) -> Episode:
    """Plays one match with a model on one seat and house players on the others."""
    played = engine.match()
    await asyncio.to_thread(lambda: played.reset(game, learner=seat, **match))
    talk = Conversation(played, seat)
    messages = talk.opening()
    for _ in range(most_turns):
        if not talk.is_asked:
            break
        said = await ask(messages)
        messages.append({"role": "assistant", "content": said})
        messages += await asyncio.to_thread(talk.answer, said)
    episode = Episode(match.get("instance"), seat, messages, played.result(), played.export())
    played.close()
    return episode


async def evaluate(
    engine: Engine,
    ask: Ask,
    game: str,
    instances: Iterable[int],
    in_flight: int = 256,
    **match: Any,
) -> list[Episode]:
    """Plays a model on numbered deals, so many at the same time. Every deal leads to an episode, in their order."""
    limit = asyncio.Semaphore(in_flight)

    async def one(instance: int) -> Episode:
        async with limit:
            return await play(engine, ask, game, instance=instance, **match)

    return list(await asyncio.gather(*(one(instance) for instance in instances)))
