"""A webhook that plays every game, in Python and nothing else.

    WIS_SECRET=swordfish-and-chips python3 any_game_agent.py        # listens on port 8000

Register its URL with the same secret. Each turn comes as one signed POST that contains everything: the rules, what the
seat knows, the form of the answer, and often the legal moves. So it remembers nothing. It moves by chance: rewrite
value_for() and fill() to make it clever, or give request["rules"], request["observation"]["text"] and
request["fields"] to a model.
"""
import hashlib
import hmac
import json
import os
import random
import re
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ.get("WIS_SECRET", "swordfish-and-chips").encode()

# Something to say where a text is asked for. Nobody learns much from it, and no word of a game is in it.
VAGUE = ["Most people know it when they see it", "My neighbours have views on it", "Visitors come across it at times"]


def is_signed(header, body):
    """X-Wis-Signature is t=<seconds>,v1=<hmac of "t.body">. Check it first, on the bytes as they came."""
    match = re.fullmatch(r"t=(\d{1,12}),v1=([0-9a-f]{64})", header or "")
    if not match or abs(time.time() - int(match[1])) > 300:  # older than five minutes: somebody sends it again
        return False
    expected = hmac.new(SECRET, match[1].encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, match[2])


def value_for(name, field, data):
    """A value of the form that a field asks for. Here is the place for thought: this one takes any."""
    if "enum" in field:
        return random.choice(field["enum"])
    if field["type"] == "integer":
        return random.randint(field["minimum"], field["maximum"])
    if field["type"] == "array" and field["items"]["type"] == "integer":  # numbers that share out the highest one
        count, whole = field["minItems"], field["items"]["maximum"]
        part = whole // count // 5 * 5
        return [whole - part * (count - 1)] + [part] * (count - 1)
    if field["type"] == "array":
        return random.sample(field["items"]["enum"], field["minItems"])
    words = data.get("words")  # a guess at one of the words that everybody sees
    text = random.choice(words) if name == "word" and words else random.choice(VAGUE)
    return text[: field["maxLength"]]


def fill(request):
    """An answer in any game: the rules and what the seat knows are texts, and the form of the answer is JSON schema."""
    data = request["observation"]["data"]  # a model would be given rules, observation.text, fields and legal
    properties, required = request["fields"]["properties"], request["fields"]["required"]
    answer = {name: value_for(name, properties[name], data) for name in required}
    first = required[0]
    if request.get("legal"):
        answer[first] = random.choice(request["legal"])
    elif len(properties) > 1 and "enum" in properties[first]:
        # A move that needs more fields: the first kind of move, with its numbers.
        answer[first] = properties[first]["enum"][0]
        for name, field in properties.items():
            if name not in required and (field["type"] == "integer" or field.get("items", {}).get("type") == "integer"):
                answer[name] = value_for(name, field, data)
    answer["reasoning"] = "Taken by chance."
    return answer


def play(request):
    """Who is Spy is older than the others and has no fields: it asks for a speech, or for a vote for one of its candidates."""
    if "fields" in request:
        return fill(request)
    if request["turn"]["kind"] == "speech":
        return {"speech": f"{random.choice(VAGUE)}, in round {request['turn']['round']} as {request['alias']}"}
    others = [name for name in request["candidates"] if name != request["alias"]]
    return {"vote": random.choice(others), "beliefs": {name: round(1 / len(others), 3) for name in others}}


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if not is_signed(self.headers.get("X-Wis-Signature"), body):
            return self.answer(401, {"error": "not signed with our secret"})
        request = json.loads(body)
        self.answer(200, play(request))

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
