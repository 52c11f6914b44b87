"""Spaces of texts, as Gymnasium knows them where it is installed."""

from __future__ import annotations

import random
from typing import Any, Optional

try:
    from gymnasium.spaces import Dict, Discrete, MultiBinary, Space
except ImportError:  # Everything but PettingZoo and Gymnasium works without them.

    class Space:  # type: ignore[no-redef]
        """As much of a space as the environments use themselves."""

        def __init__(self, shape: Any = None, dtype: Any = None, seed: Any = None) -> None:
            self.shape, self.dtype, self._seed = shape, dtype, seed

        def seed(self, seed: Optional[int] = None) -> None:
            self._seed = seed

    class Discrete(Space):  # type: ignore[no-redef]
        def __init__(self, n: int) -> None:
            super().__init__((), int)
            self.n = n
            self._random = random.Random()

        def seed(self, seed: Optional[int] = None) -> None:
            self._random.seed(seed)

        def sample(self, mask: Any = None) -> int:
            allowed = [one for one in range(self.n) if mask is None or mask[one]]
            return self._random.choice(allowed or [0])

        def contains(self, x: Any) -> bool:
            return isinstance(x, int) and 0 <= x < self.n

    class MultiBinary(Space):  # type: ignore[no-redef]
        def __init__(self, n: int) -> None:
            super().__init__((n,), "int8")
            self.n = n

        def contains(self, x: Any) -> bool:
            return len(x) == self.n and all(one in (0, 1) for one in x)

    class Dict(Space):  # type: ignore[no-redef]
        def __init__(self, spaces: dict[str, Any]) -> None:
            super().__init__(None, None)
            self.spaces = spaces

        def contains(self, x: Any) -> bool:
            return set(x) == set(self.spaces) and all(self.spaces[one].contains(x[one]) for one in x)


class SeenText(str):
    """A text that tells its type, as PettingZoo reads it off the arrays of other environments."""

    dtype = str


class TextSpace(Space):
    """Any text in any language, up to a length."""

    def __init__(self, most: int = 16_384) -> None:
        super().__init__()
        # A text, and no array of letters.
        self.dtype: Any = SeenText.dtype
        self.most = most
        self._letters = random.Random()

    def seed(self, seed: Any = None) -> Any:
        self._letters.seed(seed)
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> str:
        letters = "abcdefghijklmnopqrstuvwxyz 0123456789,"
        return "".join(self._letters.choice(letters) for _ in range(self._letters.randint(1, 24)))

    def contains(self, x: Any) -> bool:
        return isinstance(x, str) and len(x) <= self.most

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TextSpace) and other.most == self.most

    def __hash__(self) -> int:
        return hash(("TextSpace", self.most))

    def __repr__(self) -> str:
        return f"TextSpace({self.most})"


def masked_text(moves: int) -> Dict:
    """A text, and which of the numbered legal moves there are: the form in which masked actions are read."""
    return Dict({"observation": TextSpace(), "action_mask": MultiBinary(moves)})


def mask_of(legal: int, moves: int) -> Any:
    """1 for each legal move, 0 for the rest, as an array where NumPy is installed."""
    ones = [1] * min(legal, moves) + [0] * max(0, moves - legal)
    try:
        import numpy
    except ImportError:
        return ones
    return numpy.array(ones, dtype=numpy.int8)
