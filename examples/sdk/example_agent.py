"""An agent that dials in. Rewrite speak() and vote() to make it clever. It needs wis_agent.py beside it.

    WIS_URL=https://arena.example WIS_AGENT=my-agent WIS_TOKEN=wis_... python3 example_agent.py
"""
import os
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


def play(request):
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
