"""Lets an agent dial in to an arena of Who is Spy: no public address, no server, nothing but Python 3.9.

    from wis_agent import run

    def play(request):                                   # called once for each turn, in a thread of its own
        if request["turn"]["kind"] == "speech":
            return {"speech": "Most people know it."}
        return {"vote": request["candidates"][0], "reasoning": "A guess."}

    run("https://arena.example", agent="my-agent", token="wis_...", play=play)

It dials in again when the connection is lost, and stops if that would not help: see STOP.
"""
import base64
import hashlib
import json
import os
import random
import socket
import ssl
import struct
import threading
import time
import traceback
from urllib.parse import urlsplit

STOP = {"refused", "replaced", "revoked", "retired", "too-much"}
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MOST_BYTES = 1 << 20
SILENCE = 60  # seconds; the arena sends a heartbeat every 15


class Stopped(Exception):
    """The arena has said goodbye for a reason that dialling again would not change."""


class Connection:
    """The part of a WebSocket (RFC 6455) that a client needs to send and receive texts."""

    def __init__(self, url):
        parts = urlsplit(url)
        is_secure = parts.scheme in ("https", "wss")
        port = parts.port or (443 if is_secure else 80)
        self.socket = socket.create_connection((parts.hostname, port), timeout=SILENCE)
        if is_secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=parts.hostname)
        self.lock = threading.Lock()
        self.reader = self.socket.makefile("rb")
        self._shake_hands(parts.netloc.rpartition("@")[2], parts.path.rstrip("/") or "/agent")

    def _shake_hands(self, host, path):
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        self.socket.sendall("\r\n".join(lines).encode())
        status = self.reader.readline().decode("latin-1").strip()
        headers = {}
        for line in iter(lambda: self.reader.readline().decode("latin-1").strip(), ""):
            name, _, value = line.partition(":")
            headers[name.lower()] = value.strip()
        if " 101" not in status:
            body = self.reader.read(int(headers.get("content-length") or 0)).decode("utf-8", "replace")
            raise ConnectionError(f"{status}: {body.strip()}")
        expected = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        if headers.get("sec-websocket-accept") != base64.b64encode(expected).decode():
            raise ConnectionError("whoever answered does not speak WebSocket")

    def send(self, message):
        self._write(TEXT, json.dumps(message).encode())

    def _write(self, kind, payload):
        mask = os.urandom(4)
        size = len(payload)
        short = size if size < 126 else 126 if size < 65536 else 127
        long = b"" if short < 126 else struct.pack("!H" if short == 126 else "!Q", size)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
        with self.lock:  # several turns may be answered at once
            self.socket.sendall(bytes([0x80 | kind, 0x80 | short]) + long + mask + masked)

    def messages(self):
        """The JSON value of every text from the arena, until the connection ends."""
        parts = b""
        while True:
            first, second = self._read(2)
            kind, size = first & 0x0F, second & 0x7F
            if size > 125:
                size = struct.unpack("!H" if size == 126 else "!Q", self._read(2 if size == 126 else 8))[0]
            if size + len(parts) > MOST_BYTES:
                raise ConnectionError("a message of more than a megabyte")
            payload = self._read(size)
            if kind == CLOSE:
                return
            if kind == PING:
                self._write(PONG, payload)
            elif kind != PONG:
                parts += payload
                if first & 0x80:  # the last part
                    yield json.loads(parts)
                    parts = b""

    def _read(self, size):
        data = self.reader.read(size)
        if len(data) < size:
            raise ConnectionError("the connection was lost")
        return data

    def close(self):
        self.socket.close()


def run(url, agent, token, play, log=print):
    """Dials in and plays until the arena says that it is over. Then it raises Stopped."""
    wait = 1
    while True:
        connection = None
        try:
            connection = Connection(url)
            connection.send({"type": "agent.hello", "agent": agent, "token": token})
            for message in connection.messages():
                if message["type"] == "agent.welcome":
                    wait = 1
                if message["type"] == "agent.goodbye" and message["reason"] == "too-often":
                    wait = 60
                _take(connection, message, play, log)
        except (OSError, ValueError) as error:
            log(f"connection lost: {error}")
        finally:
            if connection:
                connection.close()
        time.sleep(wait * random.uniform(0.5, 1))  # so that agents do not all dial at the same moment
        wait = min(wait * 2, 60)


def _take(connection, message, play, log):
    kind = message["type"]
    if kind == "turn.ask":
        threading.Thread(target=_answer, args=(connection, message, play, log), daemon=True).start()
    elif kind == "agent.welcome":
        log(f"connected as {message['agent']['name']}")
    elif kind == "agent.goodbye":
        if message["reason"] in STOP:
            raise Stopped(message["message"])
        log(message["message"])
    elif kind == "agent.trouble":
        log(f"not understood: {message['message']}")


def _answer(connection, message, play, log):
    try:
        connection.send({"type": "turn.answer", "id": message["id"], **play(message["request"])})
    except OSError as error:
        log(f"not sent: {error}")
    except Exception:  # a failed turn is only missed; the next may succeed
        log(traceback.format_exc())
