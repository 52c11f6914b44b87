"""The engine in a process of Node's, and matches in it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import threading
from collections import deque
from concurrent.futures import Future
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Optional, Sequence, Union

Answer = Union[str, dict, None]
Told = dict[str, Any]


class EnvFault(Exception):
    """What was asked cannot be done. The message says why."""


def node_path() -> str:
    """Where Node is: in WIS_NODE, or on the path."""
    found = os.environ.get("WIS_NODE") or shutil.which("node")
    if found is None:
        raise EnvFault("Node 20 or newer is needed: install it, or name it in WIS_NODE")
    return found


def engine_file() -> Path:
    """The one file with engine and games, which comes in the wheel."""
    named = os.environ.get("WIS_ENV_FILE")
    file = Path(named) if named else Path(__file__).with_name("wis-env.mjs")
    if not file.exists():
        raise EnvFault(f"{file} is missing: in the repository, `node scripts/env-file.mjs` makes it")
    return file


class Engine:
    """One process that plays any number of matches. Calls of several threads are answered in their order."""

    def __init__(self, command: Optional[Sequence[str]] = None) -> None:
        self._process = subprocess.Popen(
            list(command) if command else [node_path(), str(engine_file())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self._lock = threading.Lock()
        self._waiting: deque[Future[Any]] = deque()
        self._names = count(1)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def send(self, asked: Any) -> "Future[Any]":
        """Asks a call, or a list of calls, and does not wait. The answer has `ok`, and `fault` if that is false."""
        line = json.dumps(asked, ensure_ascii=False).encode() + b"\n"
        answer: Future[Any] = Future()
        with self._lock:
            pipe = self._process.stdin
            if pipe is None or pipe.closed or self._process.poll() is not None:
                raise EnvFault("the engine has ended")
            self._waiting.append(answer)
            pipe.write(line)
            pipe.flush()
        return answer

    def call(self, name: str, **about: Any) -> Told:
        """Asks a call and waits. Raises an EnvFault if it cannot be done."""
        return checked(self.send({"call": name, **about}).result())

    def games(self) -> list[Told]:
        return self.call("games")["games"]

    def instances(self, game: str, count: int = 100, start: int = 1, **match: Any) -> list[Told]:
        """Numbered deals, each with the hash of what is dealt. A number is the same deal on every machine."""
        return self.call("instances", of={"game": game, **match}, **{"from": start}, count=count)["instances"]

    def match(self) -> "Match":
        return Match(self, f"match-{next(self._names)}")

    def close(self) -> None:
        pipe = self._process.stdin
        if pipe is not None and not pipe.closed:
            pipe.close()
        self._process.wait(timeout=10)
        self._reader.join(timeout=10)
        if self._process.stdout is not None:
            self._process.stdout.close()

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: Union[type, BaseException, TracebackType, None]) -> None:
        self.close()

    def _read(self) -> None:
        for line in self._process.stdout or ():
            self._waiting.popleft().set_result(json.loads(line))
        while self._waiting:
            self._waiting.popleft().set_exception(EnvFault("the engine has ended"))


class Match:
    """A match of any game. Its seats are numbered from 0."""

    def __init__(self, engine: Engine, session: str) -> None:
        self._engine = engine
        self._session = session
        self.about: Told = {}
        self.turns: list[int] = []
        self.done = True
        self.observation: Optional[Told] = None

    def reset(self, game: str, **match: Any) -> Told:
        """Begins a match: `seed` or `instance`, `ruleset`, `set`, `language`, `seats`, or `learner` and `opponents`."""
        self.about = self._taken(self._call("reset", match={"game": game, **match}))
        return self.about

    def observe(self, seat: int, history: bool = False) -> Told:
        """What a seat may know now. With `history`, also what happened, line by line."""
        told = self._call("observe", seat=seat, history=history)
        return {**told["observation"], **({"history": told["history"]} if history else {})}

    def act(self, seat: int, answer: Answer) -> Told:
        """Answers for a seat. Tells `accepted`, and `reason` and `told` of an answer that is refused."""
        return self._taken(self._call("act", seat=seat, answer=answer))

    def house(self, seat: int, player: str) -> str:
        """What a house player would answer in this seat."""
        return self._call("house", seat=seat, player=player)["answer"]

    def result(self) -> Told:
        return self._call("result")["result"]

    def log(self) -> list[Told]:
        return self._call("log")["log"]

    def export(self) -> str:
        """The finished match as `wis verify` takes it."""
        return "\n".join(self._call("export")["lines"]) + "\n"

    def close(self) -> None:
        self._call("close")

    def _call(self, name: str, **about: Any) -> Told:
        return self._engine.call(name, session=self._session, **about)

    def _taken(self, told: Told) -> Told:
        self.turns, self.done, self.observation = told["turns"], told["done"], told.get("observation")
        return told


def checked(told: Told) -> Told:
    if told.get("ok") is not True:
        raise EnvFault(told.get("fault") or "the call failed")
    return told


def log_text(log: Sequence[Told]) -> str:
    """A log as the text whose SHA-256 is `logHash`."""
    return "".join(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n" for entry in log)
