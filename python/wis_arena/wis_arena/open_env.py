"""A client for `wis env serve`, which speaks the wire of OpenEnv. It needs nothing but Python."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from dataclasses import dataclass
from hashlib import sha1
from typing import Any, Optional
from urllib.parse import urlsplit

from .engine import Answer, EnvFault

_MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


@dataclass
class StepResult:
    observation: dict[str, Any]
    reward: Optional[float]
    done: bool


class OpenEnvClient:
    """One session over a WebSocket, which is one match at a time. OpenEnv's own clients do the same."""

    def __init__(self, base_url: str, timeout: float = 60.0) -> None:
        self._socket = _TextSocket(base_url, timeout)

    def reset(self, **match: Any) -> StepResult:
        return self._stepped({"type": "reset", "data": match})

    def step(self, answer: Answer, seat: Optional[int] = None) -> StepResult:
        named = {} if seat is None else {"seat": seat}
        return self._stepped({"type": "step", "data": {"answer": answer, **named}})

    def state(self) -> dict[str, Any]:
        return self._told({"type": "state"})

    def close(self) -> None:
        self._socket.close()

    def __enter__(self) -> "OpenEnvClient":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def _stepped(self, message: dict[str, Any]) -> StepResult:
        told = self._told(message)
        return StepResult(told["observation"], told["reward"], told["done"])

    def _told(self, message: dict[str, Any]) -> dict[str, Any]:
        self._socket.send(json.dumps(message))
        answer = json.loads(self._socket.receive())
        if answer["type"] == "error":
            raise EnvFault(f"{answer['data']['message']} ({answer['data']['code']})")
        told: dict[str, Any] = answer["data"]
        return told


class _TextSocket:
    """RFC 6455 as far as messages of text need it."""

    def __init__(self, base_url: str, timeout: float) -> None:
        url = urlsplit(base_url)
        if url.scheme not in ("http", "ws") or url.hostname is None:
            raise EnvFault(f"an address such as http://127.0.0.1:8000 is needed, not {base_url}")
        port = url.port or 80
        self._stream = socket.create_connection((url.hostname, port), timeout)
        self._come = b""
        key = base64.b64encode(os.urandom(16))
        path = f"{url.path.rstrip('/')}/ws"
        asked = (
            f"GET {path} HTTP/1.1\r\nHost: {url.hostname}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key.decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._stream.sendall(asked.encode())
        while b"\r\n\r\n" not in self._come:
            self._more()
        head, self._come = self._come.split(b"\r\n\r\n", 1)
        accepted = base64.b64encode(sha1(key + _MAGIC).digest())
        if b" 101 " not in head.split(b"\r\n", 1)[0] + b" " or accepted not in head:
            raise EnvFault(f"{base_url} does not speak the wire of OpenEnv")

    def send(self, text: str, kind: int = 1) -> None:
        body = text.encode()
        mask = os.urandom(4)
        size = len(body)
        head = bytes([0x80 | kind])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65_536:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(body))
        self._stream.sendall(head + mask + masked)

    def receive(self) -> str:
        text = b""
        while True:
            first, second = self._take(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack(">H", self._take(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self._take(8))
            body = self._take(size)
            kind = first & 0x0F
            if kind == 8:
                raise EnvFault("the server has closed the session")
            if kind == 9:
                self.send(body.decode(), kind=10)
            elif kind in (0, 1):
                text += body
                if first & 0x80:
                    return text.decode()

    def close(self) -> None:
        try:
            self.send("", kind=8)
        except OSError:
            pass
        self._stream.close()

    def _take(self, size: int) -> bytes:
        while len(self._come) < size:
            self._more()
        taken, self._come = self._come[:size], self._come[size:]
        return taken

    def _more(self) -> None:
        part = self._stream.recv(65_536)
        if not part:
            raise EnvFault("the server has closed the session")
        self._come += part
