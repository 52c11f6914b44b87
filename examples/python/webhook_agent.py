"""A webhook that plays Who is Spy, in Python and nothing else.

    WIS_SECRET=swordfish-and-chips python3 webhook_agent.py        # listens on port 8000

Register its URL with the same secret. Each turn comes as one signed POST that contains everything: the word, the
rules, all speeches so far. So the agent remembers nothing, may run where nothing is kept between two requests, and
may play many matches at once. It needs no model. Rewrite speak() and vote() to make it clever.
"""
import hashlib
import hmac
import json
import os
import re
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ.get("WIS_SECRET", "swordfish-and-chips").encode()

# A clue joins one part of each list, which gives enough clues for a match of agents like this one.
WHO = {
    "en": ["Most people", "My neighbours", "Children", "My grandparents", "Visitors"],
    "zh": ["大多数人", "我的邻居", "小孩子", "家里老人", "外地人"],
}
WHAT = {
    "en": ["know it when they see it", "have views on it", "come across it at times", "have a story about it"],
    "zh": ["一看就认得", "都有自己的看法", "时不时会遇到", "都能讲出点故事"],
}


def is_signed(header, body):
    """X-Wis-Signature is t=<seconds>,v1=<hmac of "t.body">. Check it first, on the bytes as they came."""
    match = re.fullmatch(r"t=(\d{1,12}),v1=([0-9a-f]{64})", header or "")
    if not match or abs(time.time() - int(match[1])) > 300:  # older than five minutes: somebody sends it again
        return False
    expected = hmac.new(SECRET, match[1].encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, match[2])


def key(text):
    """Letters and digits only. To the host, two speeches with the same key are the same speech."""
    return "".join(character for character in text.lower() if character.isalnum())


def pieces(text):
    """The parts of a text that matter: longer words, and pairs of Chinese characters."""
    han = re.findall("[\u4e00-\u9fff]", text)
    return set(re.findall("[a-z]{4,}", text.lower())) | {one + other for one, other in zip(han, han[1:])}


def speeches(request):
    """Pairs of alias and text. Players are numbered by their seats, and named by their aliases."""
    events = [entry["event"] for entry in request["history"]]
    return [(request["aliases"][event["seat"]], event["text"]) for event in events if event["type"] == "speech-given"]


def speak(request):
    """A clue that is true of nearly everything, does not contain the word, and is new at the table."""
    language, word = request["language"], request["word"]
    joint, end = ("", "。") if language == "zh" else (" ", ".")
    clues = [who + joint + what + end for what in WHAT[language] for who in WHO[language]]
    start = sum(map(ord, word + request["alias"])) % len(clues)
    said = {key(text) for _, text in speeches(request)}
    for clue in clues[start:] + clues[:start]:
        if key(clue) not in said and key(word) not in key(clue):
            return {"speech": clue, "reasoning": "Vague enough for any word."}
    return {"speech": "..."}


def vote(request):
    """Votes for the player whose words have least in common with the others'. The match shows beliefs after its end."""
    heard = speeches(request)

    def strangeness(name):
        theirs = set().union(*(pieces(text) for speaker, text in heard if speaker == name))
        rest = set().union(*(pieces(text) for speaker, text in heard if speaker != name))
        return 1 - len(theirs & rest) / max(1, len(theirs))

    beliefs = {name: strangeness(name) for name in request["candidates"] if name != request["alias"]}
    total = sum(beliefs.values()) or 1
    beliefs = {name: round(value / total, 3) for name, value in beliefs.items()}
    return {"vote": max(beliefs, key=beliefs.get), "beliefs": beliefs, "reasoning": "It sounds least like the rest."}


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if not is_signed(self.headers.get("X-Wis-Signature"), body):
            return self.answer(401, {"error": "not signed with our secret"})
        request = json.loads(body)
        self.answer(200, speak(request) if request["turn"]["kind"] == "speech" else vote(request))

    def answer(self, status, body):
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer((os.environ.get("HOST", "127.0.0.1"), int(os.environ.get("PORT", "8000"))), Handler)
    print(f"listening on port {server.server_port}", flush=True)
    server.serve_forever()
