"""Every game as an environment of `verifiers`, which is loaded only when one is asked for."""

from __future__ import annotations

import asyncio
from typing import Any, Callable, Optional

from .conversation import Conversation
from .engine import Engine


def load_environment(
    game: str = "tic-tac-toe",
    examples: int = 100,
    seat: int = 0,
    opponents: Optional[str] = None,
    engine: Optional[Engine] = None,
    max_turns: int = 200,
    **match: Any,
) -> Any:
    """
    An environment with a row for each numbered deal. The reward is that of the model's seat; the reward of every seat
    is measured beside it, as `reward_of_seat_0` and so on.
    """
    import verifiers as vf
    from datasets import Dataset

    own = engine or Engine()
    asked = {"learner": seat, **({"opponents": opponents} if opponents else {}), **match}

    def begin(instance: int) -> Conversation:
        played = own.match()
        played.reset(game, instance=instance, **asked)
        return Conversation(played, seat)

    def row(instance: int) -> dict[str, Any]:
        talk = begin(instance)
        seats = len(talk.match.about["players"])
        opened = talk.opening()
        talk.match.close()
        return {"prompt": opened, "info": {"instance": instance, "seats": seats}}

    rows = [row(instance) for instance in range(1, examples + 1)]
    seats = rows[0]["info"]["seats"]

    class WisEnv(vf.MultiTurnEnv):  # type: ignore[misc, name-defined]
        async def setup_state(self, state: Any, **_: Any) -> Any:
            talk = await asyncio.to_thread(begin, state["info"]["instance"])
            talk.opening()
            state["talk"] = talk
            return state

        async def env_response(self, messages: Any, state: Any, **_: Any) -> Any:
            talk: Conversation = state["talk"]
            said = text_of(messages[-1])
            told = await asyncio.to_thread(talk.answer, said)
            if not talk.is_asked:
                state["result"] = talk.match.result()
                state["export"] = talk.match.export()
                talk.match.close()
                told = [{"role": "user", "content": f"The match is over: {state['result']['reason']}."}]
                # Nothing more is asked of the model then.
                state["final_env_response"] = told
            return told

    def reward_of(place: int) -> Callable[..., float]:
        def reward(state: Any, **_: Any) -> float:
            result = state.get("result")
            return float(result["seats"][place]["reward"]) if result else -1.0

        reward.__name__ = f"reward_of_seat_{place}"
        return reward

    funcs = [reward_of(seat), *(reward_of(place) for place in range(seats) if place != seat)]
    weights = [1.0, *(0.0 for _ in funcs[1:])]
    rubric = vf.Rubric(funcs=funcs, weights=weights)
    dataset = Dataset.from_list(rows)
    return WisEnv(dataset=dataset, eval_dataset=dataset, rubric=rubric, max_turns=max_turns)


def text_of(message: Any) -> str:
    """What a message says, in any of the forms that it comes in."""
    content = message["content"] if isinstance(message, dict) else message.content
    if isinstance(content, str):
        return content
    parts = content or []
    return "".join(part.get("text", "") if isinstance(part, dict) else getattr(part, "text", "") for part in parts)
