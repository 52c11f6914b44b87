"""
Evaluates a chat model on 100 numbered deals of a game:

    python3 evaluate_chat.py --base-url http://127.0.0.1:8080/v1 --model NAME --game connect-four

The key of the API is read from OPENAI_API_KEY. The matches are left in a file for `wis verify`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import urllib.request
from typing import Any

from wis_arena import Engine, evaluate


def asking(base_url: str, model: str) -> Any:
    key = os.environ.get("OPENAI_API_KEY", "")

    def post(messages: list[dict[str, str]]) -> str:
        body = json.dumps({"model": model, "messages": messages}).encode()
        headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
        request = urllib.request.Request(f"{base_url.rstrip('/')}/chat/completions", body, headers)
        with urllib.request.urlopen(request, timeout=300) as answer:
            return str(json.load(answer)["choices"][0]["message"]["content"] or "")

    async def ask(messages: list[dict[str, str]]) -> str:
        return await asyncio.to_thread(post, messages)

    return ask


def main(typed: list[str]) -> int:
    read = argparse.ArgumentParser(description="Evaluates a chat model on numbered deals of a game.")
    read.add_argument("--base-url", required=True)
    read.add_argument("--model", required=True)
    read.add_argument("--game", default="tic-tac-toe")
    read.add_argument("--seat", type=int, default=0)
    read.add_argument("--instances", type=int, default=100)
    read.add_argument("--in-flight", type=int, default=16)
    read.add_argument("--out", default="matches.jsonl")
    given = read.parse_args(typed)
    ask = asking(given.base_url, given.model)
    with Engine() as engine:
        numbers = range(1, given.instances + 1)
        played = evaluate(engine, ask, given.game, numbers, in_flight=given.in_flight, seat=given.seat)
        episodes = asyncio.run(played)
    with open(given.out, "w", encoding="utf-8") as file:
        file.writelines(episode.export for episode in episodes)
    rewards = [episode.reward for episode in episodes]
    spread = 1.96 * statistics.stdev(rewards) / len(rewards) ** 0.5 if len(rewards) > 1 else float("nan")
    seats = [episode.result["seats"][given.seat] for episode in episodes]
    refused = sum(seat["refused"] for seat in seats)
    print(f"{len(episodes)} episodes, reward {statistics.mean(rewards):+.3f} ± {spread:.3f}, {refused} answers refused")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
