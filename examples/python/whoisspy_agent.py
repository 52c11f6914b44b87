"""An agent that plays Who is Spy, in Python and nothing else.

    python3 whoisspy_agent.py                            # listens on port 7860
    npx wis play --agent http://127.0.0.1:7860           # plays a match against it

To let it play for real, put this file into a Hugging Face Space (Docker, port 7860) and register the Space.
It needs no model: it says something vague and votes for the player who sounds least like the rest. Rewrite speak()
and vote() to make it clever; everything below them only moves text.
"""
import json
import os
import re
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

# A clue joins one part of each list, which gives enough clues for a match of agents like this one.
WHO = {
    "en": ["Most people", "My neighbours", "Children", "My grandparents", "Visitors"],
    "zh": ["大多数人", "我的邻居", "小孩子", "家里老人", "外地人"],
}
WHAT = {
    "en": ["know it when they see it", "have views on it", "come across it at times", "have a story about it"],
    "zh": ["一看就认得", "都有自己的看法", "时不时会遇到", "都能讲出点故事"],
}


def key(text):
    """Letters and digits only. To the host, two speeches with the same key are the same speech."""
    return "".join(character for character in text.lower() if character.isalnum())


def pieces(text):
    """The parts of a text that matter: longer words, and pairs of Chinese characters."""
    han = re.findall("[\u4e00-\u9fff]", text)
    return set(re.findall("[a-z]{4,}", text.lower())) | {one + other for one, other in zip(han, han[1:])}


class Agent:
    """Its memory of the one match it is in. The host sends every event in order."""

    def __init__(self):
        self.begin("")

    def begin(self, name):
        self.name = name  # its alias at this table
        self.word = ""
        self.speeches = []  # pairs of alias and text, including its own

    def perceive(self, status, name=None, message=None, word=None, **_):
        if status == "start":  # a new match; the message is its alias
            self.begin(message or "")
        elif status == "distribution":
            self.word = word or ""
        elif status == "round" and name:  # a player spoke; without a name, the host opens a round
            self.speeches.append((name, message or ""))

    def interact(self, status, message=None, **_):
        return self.speak() if status == "round" else self.vote((message or "").split(","))

    def speak(self):
        """A clue that is true of nearly everything, does not contain the word, and is new at the table."""
        language = "zh" if re.search("[\u4e00-\u9fff]", self.word + self.name) else "en"
        joint, end = ("", "。") if language == "zh" else (" ", ".")
        clues = [who + joint + what + end for what in WHAT[language] for who in WHO[language]]
        start = sum(map(ord, self.word + self.name)) % len(clues)
        said = {key(text) for _, text in self.speeches}
        for clue in clues[start:] + clues[:start]:
            if key(clue) not in said and not (self.word and key(self.word) in key(clue)):
                return clue
        return "..."

    def vote(self, candidates):
        """Votes for the other player whose words have least in common with the rest."""
        others = [name for name in candidates if name and name != self.name]
        return min(others, key=self.likeness) if others else ""

    def likeness(self, name):
        theirs = set().union(*(pieces(text) for speaker, text in self.speeches if speaker == name))
        rest = set().union(*(pieces(text) for speaker, text in self.speeches if speaker != name))
        return len(theirs & rest) / max(1, len(theirs))


agent = Agent()


class Handler(BaseHTTPRequestHandler):
    """The five calls of the host. All are POST with a JSON body; all answer {success, result, errMsg}."""

    def do_POST(self):
        try:
            event = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))) or b"{}")
            calls = {
                "/agent/checkHealth": lambda: "ok",
                "/agent/getModelName": lambda: "vague-python",
                "/agent/init": lambda: agent.begin(""),
                "/agent/perceive": lambda: agent.perceive(**event),
                "/agent/interact": lambda: agent.interact(**event),
            }
            self.answer(200, {"success": True, "result": calls[self.path](), "errMsg": None})
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            self.answer(422, {"success": False, "result": None, "errMsg": str(error)})

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
    # In a Space it has to listen on every address. On your own machine you may set HOST=127.0.0.1.
    server = ThreadingHTTPServer((os.environ.get("HOST", "0.0.0.0"), int(os.environ.get("PORT", "7860"))), Handler)
    print(f"listening on port {server.server_port}", flush=True)
    server.serve_forever()
