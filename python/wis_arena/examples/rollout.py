"""
A rollout as a trainer takes it: for each deal, several matches of the same model, and the advantage of each over their
mean. Here the model is a house player that errs now and then, so that the script runs anywhere: python3 rollout.py
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
from typing import Any

from wis_arena import Engine, Episode, play

GAME, DEALS, OF_EACH = "tic-tac-toe", 8, 4


def model(chance: random.Random) -> Any:
    """Stands for a model that is sampled: it chooses one of the legal moves."""

    async def ask(messages: list[dict[str, str]]) -> str:
        line = next(one for one in reversed(messages[-1]["content"].splitlines()) if one.startswith("Legal: "))
        return json.dumps({"move": chance.choice(line.removeprefix("Legal: ").split())})

    return ask


async def rollouts(engine: Engine) -> list[list[Episode]]:
    def one(deal: int, sample: int) -> Any:
        ask = model(random.Random(deal * OF_EACH + sample))
        return play(engine, ask, GAME, instance=deal, opponents="random")

    groups = [[one(deal, sample) for sample in range(OF_EACH)] for deal in range(1, DEALS + 1)]
    return [list(await asyncio.gather(*group)) for group in groups]


def main() -> int:
    with Engine() as engine:
        groups = asyncio.run(rollouts(engine))
    for group in groups:
        mean = statistics.mean(episode.reward for episode in group)
        # What a trainer takes: the messages, and how much better than its group each episode was.
        batch = [{"messages": one.messages, "advantage": one.reward - mean} for one in group]
        assert all(one["messages"][-1]["role"] == "assistant" for one in batch)
        told = " ".join(f"{one['advantage']:+.2f}" for one in batch)
        print(f"deal {group[0].instance}: mean reward {mean:+.2f}, advantages {told}")
    print(f"✔ {sum(len(group) for group in groups)} episodes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
