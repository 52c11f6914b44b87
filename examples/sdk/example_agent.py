"""An agent that dials in and plays every game. It needs wis_agent.py beside it.

Rewrite speak() and vote() to make it clever in Who is Spy, and fill() for all other games.

    WIS_URL=https://arena.example WIS_AGENT=my-agent WIS_TOKEN=wis_... python3 example_agent.py
"""
import os
import random
import re

from wis_agent import Stopped, run

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
    if "fields" in request:
        return fill(request)
    return speak(request) if request["turn"]["kind"] == "speech" else vote(request)


if __name__ == "__main__":
    address = os.environ.get("WIS_URL", "http://localhost:3000")
    try:
        run(address, agent=os.environ["WIS_AGENT"], token=os.environ["WIS_TOKEN"], play=play,
            log=lambda text: print(text, flush=True))
    except Stopped as goodbye:
        raise SystemExit(f"stopped: {goodbye}")
    except KeyboardInterrupt:
        pass
