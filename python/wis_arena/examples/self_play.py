"""
A tabular learner plays tic-tac-toe with itself until it never loses: python3 self_play.py

It learns by the outcomes of its own matches alone, and is then examined against every line of play that there is.
"""

from __future__ import annotations

import random
import sys
from typing import Any

from wis_arena import Engine
from wis_arena.engine import checked

GAME = {"game": "tic-tac-toe", "set": {"games": 1}}
ABREAST = 64


def board(seen: dict[str, Any]) -> str:
    return seen["data"]["you"] + "".join(cell for row in seen["data"]["board"] for cell in row)


def cells(at: str) -> list[str]:
    """The moves at a position, by their names in this game."""
    return [f"{place // 3 + 1},{place % 3 + 1}" for place in range(9) if at[place + 1] == "."]


class Learner:
    """The worth of each position after a move, as the mover sees it."""

    def __init__(self, seed: int) -> None:
        self.worth: dict[tuple[str, str], float] = {}
        self.chance = random.Random(seed)

    def best(self, at: str, legal: list[str]) -> str:
        return max(legal, key=lambda move: self.worth.get((at, move), 0.0))

    def explore(self, at: str, legal: list[str], share: float) -> str:
        """What was never tried comes first: a reply that nobody has seen is the one that loses."""
        if self.chance.random() >= share:
            return self.best(at, legal)
        untried = [move for move in legal if (at, move) not in self.worth]
        return self.chance.choice(untried or legal)

    def learn(self, moves: list[tuple[str, str]], reward: float) -> None:
        """Worth flows back from the end: a move is worth what the best reply to it is worth, the other way round."""
        worth = reward
        for place in range(len(moves) - 1, -1, -1):
            self.worth[moves[place]] = worth
            at = moves[place][0]
            known = [self.worth[(at, move)] for move in cells(at) if (at, move) in self.worth]
            worth = -max(known)


def train(engine: Engine, learner: Learner, rounds: int, seed: int) -> None:
    for number in range(rounds):
        share = 0.9 - 0.6 * number / rounds
        asked = [
            {"call": "reset", "session": str(place), "match": {**GAME, "seed": f"{seed}-{number}-{place}"}}
            for place in range(ABREAST)
        ]
        told = {place: checked(one) for place, one in enumerate(engine.send(asked).result())}
        paths: dict[int, list[tuple[str, str]]] = {place: [] for place in told}
        last = dict.fromkeys(told, 0)
        while told:
            acts, places = [], list(told)
            for place in places:
                seen = told[place]["observation"]
                at, legal, seat = board(seen), seen["legal"], seen["seat"]
                move = learner.explore(at, legal, share)
                paths[place].append((at, move))
                last[place] = seat
                acts.append({"call": "act", "session": str(place), "seat": seat, "answer": {"move": move}})
            answers = [checked(one) for one in engine.send(acts).result()]
            told = {place: one for place, one in zip(places, answers) if not one["done"]}
        ended = engine.send([{"call": "result", "session": str(place)} for place in paths]).result()
        for place, one in enumerate(ended):
            learner.learn(paths[place], checked(one)["result"]["seats"][last[place]]["reward"])


def losses(engine: Engine, learner: Learner, seat: int) -> int:
    """Plays the learner against every line of play. Returns how many of them it loses."""
    lost, lines = 0, [[]]
    while lines:
        line = lines.pop()
        match = engine.match()
        told = match.reset(**GAME, seed="exam")
        replies = list(line)
        while not match.done:
            seen = match.observation or {}
            if seen["seat"] == seat:
                move = learner.best(board(seen), seen["legal"])
            elif replies:
                move = replies.pop(0)
            else:
                lines += [[*line, other] for other in seen["legal"][1:]]
                move = seen["legal"][0]
                line = [*line, move]
            told = match.act(seen["seat"], {"move": move})
        assert told["done"]
        lost += match.result()["seats"][seat]["reward"] < 0
        match.close()
    return lost


def main(rounds: int = 40, most: int = 20) -> int:
    with Engine() as engine:
        learner = Learner(1)
        for lesson in range(1, most + 1):
            train(engine, learner, rounds, lesson)
            lost = losses(engine, learner, 0) + losses(engine, learner, 1)
            print(f"{lesson * rounds * ABREAST} games, {len(learner.worth)} positions: {lost} lines of play lost")
            if lost == 0:
                print("✔ it never loses")
                return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
