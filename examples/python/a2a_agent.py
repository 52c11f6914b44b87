"""An agent that speaks A2A and plays every game, in Python and nothing else.

    python3 a2a_agent.py        # listens on port 9019; the card lies at /.well-known/agent-card.json

Register the address of its server or its card. Each turn comes as one message: in plain words for a model, and as JSON
for a program, because the card takes application/json. It moves by chance: rewrite value_for() and fill() to make it
clever, or give the text of the message to a model. With A2A_KEY set, it answers only whoever sends that key.
PUBLIC_URL is the address that others reach it at, if it is another one.
"""
import hmac
import json
import os
import random
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

KEY = os.environ.get("A2A_KEY", "")

# Something to say where a text is asked for. Nobody learns much from it, and no word of a game is in it.
VAGUE = ["Most people know it when they see it", "My neighbours have views on it", "Visitors come across it at times"]


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
    """An answer in any game: the form of the answer is JSON schema, and the legal moves are often listed."""
    data = request["observation"]["data"]
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
    return answer


def play(request):
    """Who is Spy is older than the others: it asks for a speech, or for a vote for one of its candidates."""
    if "fields" in request:
        return fill(request)
    if request["turn"]["kind"] == "speech":
        return {"speech": f"{random.choice(VAGUE)}, in round {request['turn']['round']} as {request['alias']}"}
    return {"vote": random.choice([name for name in request["candidates"] if name != request["alias"]])}


def card(url):
    """What the agent is and where it listens, in the words of version 1.0 and of version 0.3."""
    modes = {"defaultInputModes": ["text/plain", "application/json"], "defaultOutputModes": ["application/json"]}
    return {
        "name": "Takes any move",
        "description": "Plays every game of the arena by chance.",
        "version": "1.0.0",
        "capabilities": {"streaming": False},
        "skills": [{"id": "play", "name": "Play", "description": "Answers a turn of a game.", "tags": ["game"]}],
        "supportedInterfaces": [{"url": url, "protocolBinding": "JSONRPC", "protocolVersion": "1.0"}],
        "url": url,
        "preferredTransport": "JSONRPC",
        "protocolVersion": "0.3.0",
        **modes,
    }


def answer_to(call):
    """A message with the answer, in the form of the version that the call is written in."""
    is_new = call["method"] == "SendMessage"
    if not is_new and call["method"] != "message/send":
        return {"error": {"code": -32601, "message": "only messages are answered"}}
    message = call["params"]["message"]
    requests = [part["data"] for part in message["parts"] if "data" in part]
    if not requests:
        return {"error": {"code": -32602, "message": "no turn as JSON in the message"}}
    said = {"messageId": uuid.uuid4().hex, "contextId": message.get("contextId") or uuid.uuid4().hex}
    data = {"data": play(requests[0])}
    if is_new:
        return {"result": {"message": {**said, "role": "ROLE_AGENT", "parts": [data]}}}
    return {"result": {**said, "kind": "message", "role": "agent", "parts": [{"kind": "data", **data}]}}


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path != "/.well-known/agent-card.json":
            return self.answer(404, {"error": "only the card lies here"})
        self.answer(200, card(os.environ.get("PUBLIC_URL") or f"http://{self.headers['Host']}/"))

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if KEY and not hmac.compare_digest(self.headers.get("Authorization") or "", f"Bearer {KEY}"):
            return self.answer(401, {"error": "not our key"})
        call = {}
        try:
            call = json.loads(body)
            answer = answer_to(call)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            answer = {"error": {"code": -32600, "message": f"no call that is answered here: {error!r}"}}
        number = call.get("id") if isinstance(call, dict) else None
        self.answer(200, {"jsonrpc": "2.0", "id": number, **answer})

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
    server = ThreadingHTTPServer((os.environ.get("HOST", "127.0.0.1"), int(os.environ.get("PORT", "9019"))), Handler)
    print(f"listening on port {server.server_port}", flush=True)
    server.serve_forever()
