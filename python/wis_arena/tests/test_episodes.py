"""Episodes of models, logs, and the wire of OpenEnv."""

from __future__ import annotations

import asyncio
import hashlib
import json
import subprocess
import sys
import types
import unittest
from typing import Any

from support import ENGINE, rule_of_games

from wis_arena import EnvFault, OpenEnvClient, evaluate, load_environment, log_text
from wis_arena.engine import engine_file, node_path


async def first_legal(messages: list[dict[str, str]]) -> str:
    """Stands for a model: it thinks a little, and takes the first legal move."""
    await asyncio.sleep(0.001)
    lines = messages[-1]["content"].splitlines()
    legal = next((line for line in reversed(lines) if line.startswith("Legal: ")), "Legal: pass")
    return json.dumps({"move": legal.removeprefix("Legal: ").split()[0]})


class EpisodeCase(unittest.TestCase):
    def test_512_episodes_with_256_in_flight_lose_none(self) -> None:
        episodes = asyncio.run(evaluate(ENGINE, first_legal, "tic-tac-toe", range(1, 513), in_flight=256))
        self.assertEqual([one.instance for one in episodes], list(range(1, 513)))
        for one in episodes:
            self.assertEqual(one.result["seed"], f"instance-{one.instance}")
            self.assertEqual(one.result["end"], "decided")
            self.assertTrue(-1 <= one.reward <= 1)
            self.assertEqual(one.result["seats"][0]["refused"], 0)
            # Each question was answered once.
            said = [message["role"] for message in one.messages]
            self.assertEqual(said.count("user"), said.count("assistant"))
        again = asyncio.run(evaluate(ENGINE, first_legal, "tic-tac-toe", range(1, 17), in_flight=3))
        self.assertEqual([one.export for one in again], [one.export for one in episodes[:16]])

    def test_the_hash_of_a_log_can_be_made_again(self) -> None:
        for game, player in rule_of_games().items():
            with self.subTest(game=game):
                match = ENGINE.match()
                match.reset(game, seed="hash-1", learner=0)
                while not match.done:
                    match.act(match.turns[0], match.house(match.turns[0], player))
                text = log_text(match.log())
                self.assertEqual(hashlib.sha256(text.encode()).hexdigest(), match.result()["logHash"])
                match.close()

    def test_faults_are_told_and_harm_no_other_match(self) -> None:
        match = ENGINE.match()
        with self.assertRaisesRegex(EnvFault, "no game called chess"):
            match.reset("chess")
        match.reset("tic-tac-toe", seed=1)
        with self.assertRaisesRegex(EnvFault, "not the turn of seat 1"):
            match.act(1, "1,1")
        with self.assertRaisesRegex(EnvFault, "not over"):
            match.export()
        match.act(0, "1,1")
        self.assertEqual(match.turns, [1])


class VerifiersCase(unittest.TestCase):
    """The environment in the loop of `verifiers`: its own where it is installed, the same steps where it is not."""

    def test_rollouts_end_with_a_reward_for_each_seat(self) -> None:
        try:
            import verifiers  # noqa: F401
        except ImportError:
            fake_verifiers()
        env = load_environment("tic-tac-toe", examples=3, engine=ENGINE, opponents="random")
        self.assertEqual(len(env.dataset), 3)

        async def rollout(row: dict[str, Any]) -> dict[str, Any]:
            state: dict[str, Any] = {"info": row["info"], "prompt": list(row["prompt"]), "completion": []}
            state = await env.setup_state(state)
            while "final_env_response" not in state:
                messages = state["prompt"] + state["completion"]
                said = {"role": "assistant", "content": await first_legal(messages)}
                state["completion"].append(said)
                state["completion"] += await env.env_response([*messages, said], state)
            return state

        async def all_of_them() -> list[dict[str, Any]]:
            return list(await asyncio.gather(*(rollout(row) for row in env.dataset)))

        for state in asyncio.run(all_of_them()):
            own, other = (func(state=state) for func in env.rubric.funcs)
            self.assertEqual(own, -other)
            self.assertEqual(own, state["result"]["seats"][0]["reward"])
            self.assertIn("The match is over", state["completion"][-1]["content"])


def fake_verifiers() -> None:
    """As much of the packages as an environment is made of."""
    verifiers, datasets = types.ModuleType("verifiers"), types.ModuleType("datasets")

    class MultiTurnEnv:
        def __init__(self, **about: Any) -> None:
            self.__dict__.update(about)

    class Rubric:
        def __init__(self, funcs: list[Any], weights: list[float]) -> None:
            self.funcs, self.weights = funcs, weights

    class Dataset(list):  # type: ignore[type-arg]
        @classmethod
        def from_list(cls, rows: list[Any]) -> "Dataset":
            return cls(rows)

    verifiers.MultiTurnEnv, verifiers.Rubric = MultiTurnEnv, Rubric  # type: ignore[attr-defined]
    datasets.Dataset = Dataset  # type: ignore[attr-defined]
    sys.modules.update({"verifiers": verifiers, "datasets": datasets})


class OpenEnvCase(unittest.TestCase):
    def setUp(self) -> None:
        command = [node_path(), str(engine_file()), "serve", "--port", "0", "--game", "tic-tac-toe"]
        self.server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        line = self.server.stdout.readline() if self.server.stdout else ""
        self.address = line.split()[1].rstrip(":")

    def tearDown(self) -> None:
        self.server.terminate()
        self.server.communicate(timeout=10)

    def test_a_match_over_the_socket_is_the_same_as_over_the_pipe(self) -> None:
        with OpenEnvClient(self.address) as env:
            step = env.reset(instance=4, learner=1, opponents="perfect")
            while not step.done:
                step = env.step({"move": step.observation["legal"][-1]})
            state = env.state()
        match = ENGINE.match()
        match.reset("tic-tac-toe", instance=4, learner=1, opponents="perfect")
        while not match.done:
            match.act(1, {"move": (match.observation or {})["legal"][-1]})
        self.assertEqual(state["result"]["logHash"], match.result()["logHash"])
        self.assertEqual("\n".join(state["log"]) + "\n", match.export())
        self.assertEqual(step.reward, match.result()["seats"][1]["reward"])

    def test_a_fault_is_told(self) -> None:
        with OpenEnvClient(self.address) as env:
            with self.assertRaisesRegex(EnvFault, "call reset first"):
                env.step("1,1")
            env.reset(seed=1)
            # Longer than one short frame, and no letter of it is lost.
            step = env.step("é" * 40_000)
            self.assertEqual(step.observation["accepted"], False)


if __name__ == "__main__":
    unittest.main()
