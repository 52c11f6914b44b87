"""The checks of PettingZoo's `api_test`, stated here so that they run without it; with it, its own runs too."""

from __future__ import annotations

import random
import unittest
from typing import Any

from support import ENGINE, rule_of_games

from wis_arena import SeatEnv, WisAECEnv

try:
    from pettingzoo.test import api_test
except ImportError:
    api_test = None

MOST_STEPS = 400


def action_for(env: WisAECEnv, seen: Any) -> Any:
    space = env.action_space(env.agent_selection)
    return space.sample(seen["action_mask"]) if isinstance(seen, dict) else space.sample()


class AecCase(unittest.TestCase):
    def check_spaces(self, env: WisAECEnv) -> None:
        self.assertGreater(env.num_agents, 0)
        self.assertEqual(env.num_agents, len(env.agents))
        self.assertFalse(any(env.terminations.values()) or any(env.truncations.values()))
        for agent in env.agents:
            self.assertRegex(agent, r"^player_[0-9]+$")
            self.assertIs(env.observation_space(agent), env.observation_space(agent))
            self.assertIs(env.action_space(agent), env.action_space(agent))
            self.assertTrue(env.observation_space(agent).contains(env.observe(agent)))
        self.assertIsNone(env.last(observe=False)[0])

    def check_play(self, env: WisAECEnv, choose: Any) -> bool:
        """Plays to the end, or for so many steps. Returns whether it ended."""
        env.reset(seed=7)
        self.check_spaces(env)
        summed = dict.fromkeys(env.agents, 0.0)
        live, finished = env.agents[:], set()
        for agent in env.agent_iter(MOST_STEPS):
            self.assertIsInstance(env.infos[agent], dict)
            seen, reward, terminated, truncated, info = env.last()
            self.assertEqual(terminated, env.terminations[agent])
            self.assertEqual(info, env.infos[agent])
            self.assertTrue(env.observation_space(agent).contains(seen))
            told = seen["observation"] if isinstance(seen, dict) else seen
            self.assertIs(told.dtype, str, "PettingZoo compares the type with that of the space")
            over = terminated or truncated
            self.assertFalse(over and agent in finished, "an agent ends once")
            self.assertEqual(summed[agent], reward, "last() tells the rewards since the agent acted")
            self.assertIsNone(env.step(None if over else choose(env, seen)), "step returns nothing")
            summed[agent] = 0.0
            for other, more in env.rewards.items():
                self.assertIsInstance(float(more), float)
                summed[other] += more
            if over:
                live.remove(agent)
                finished.add(agent)
            self.assertEqual(env.agents, live)
            for about in (env.rewards, env.terminations, env.truncations, env.infos):
                self.assertEqual(set(about), set(env.agents))
            self.assertTrue(set(env.agents) <= set(env.possible_agents))
            if not env.agents:
                self.assertEqual(finished, set(env.possible_agents), "no agent is passed over")
                return True
        return False

    def test_every_game_with_random_texts(self) -> None:
        for game in rule_of_games():
            with self.subTest(game=game):
                env = WisAECEnv(game, engine=ENGINE)
                self.check_play(env, action_for)
                env.close()

    def test_every_game_as_its_house_plays(self) -> None:
        """Answers that are understood lead to an end with a reward for every seat."""
        for game, player in rule_of_games().items():
            with self.subTest(game=game):
                env = WisAECEnv(game, engine=ENGINE)

                def house(env: WisAECEnv, _: Any) -> str:
                    return env._match.house(env._match.turns[0], player)

                self.check_play(env, house)
                env.close()

    def test_games_that_list_their_moves(self) -> None:
        for game in ("tic-tac-toe", "connect-four"):
            with self.subTest(game=game):
                env = WisAECEnv(game, engine=ENGINE, actions="legal")
                self.assertTrue(self.check_play(env, action_for))
                self.assertEqual([seat["refused"] for seat in env.result()["seats"]], [0, 0])
                env.close()

    def test_a_dead_agent_acts_no_more(self) -> None:
        env = WisAECEnv("tic-tac-toe", engine=ENGINE, actions="legal")
        env.reset(seed=1)
        while not any(env.terminations.values()):
            env.step(action_for(env, env.last()[0]))
        with self.assertRaises(ValueError):
            env.step(0)

    def test_what_is_refused_is_told(self) -> None:
        env = WisAECEnv("tic-tac-toe", engine=ENGINE)
        env.reset(seed=1)
        env.step("nothing at all")
        self.assertEqual(env.agent_selection, "player_0")
        self.assertEqual(env.infos["player_0"]["accepted"], False)
        self.assertIn("refused", env.infos["player_0"]["told"])

    def test_the_same_seed_is_the_same_match(self) -> None:
        def play(seed: int) -> str:
            env = WisAECEnv("liars-dice", engine=ENGINE)
            env.reset(seed=seed)
            chance = random.Random(3)
            while not any(env.terminations.values()):
                legal = env.infos[env.agent_selection].get("legal")
                env.step(chance.choice(legal) if legal else "challenge")
            return str(env.result()["logHash"])

        self.assertEqual(play(5), play(5))
        self.assertNotEqual(play(5), play(6))

    @unittest.skipIf(api_test is None, "PettingZoo is not installed")
    def test_pettingzoo_itself(self) -> None:
        for game in rule_of_games():
            with self.subTest(game=game):
                api_test(WisAECEnv(game, engine=ENGINE), num_cycles=20)
        for game in ("tic-tac-toe", "connect-four"):
            with self.subTest(game=game, actions="legal"):
                api_test(WisAECEnv(game, engine=ENGINE, actions="legal"), num_cycles=20)

    def test_gymnasium_itself(self) -> None:
        try:
            from gymnasium.utils.env_checker import check_env
        except ImportError:
            self.skipTest("Gymnasium is not installed")
        check_env(SeatEnv("tic-tac-toe", engine=ENGINE), skip_render_check=True)


class SeatCase(unittest.TestCase):
    def test_one_seat_among_house_players(self) -> None:
        for game, player in rule_of_games().items():
            with self.subTest(game=game):
                env = SeatEnv(game, seat=1, engine=ENGINE)
                seen, info = env.reset(seed=3)
                self.assertTrue(env.observation_space.contains(seen))
                self.assertIn("rules", info)
                for _ in range(MOST_STEPS):
                    step = env.step(env.match.house(1, player))
                    seen, reward, terminated, truncated, info = step
                    self.assertTrue(env.observation_space.contains(seen))
                    if terminated:
                        break
                    self.assertEqual(reward, 0)
                self.assertTrue(terminated and not truncated)
                self.assertTrue(-1 <= reward <= 1)
                self.assertEqual(reward, info["result"]["seats"][1]["reward"])


if __name__ == "__main__":
    unittest.main()
