"""How a game is drawn and described: the functions that a game writes, and the defaults.

A game's `drawing` folder, or its `scene.py`, has the five functions of `Draws`. It may also have:

- `foresee(view, after, seat, action)`: what a choice would do, as a message or several parts
- `ghosts(view, after, seat, action)`: the keys of the pictures that a preview shows as ghosts (by
  default every picture that would move)
- `preview(view, seat, action, layout)`: the whole preview, if these two are not enough
- `why_not(view, seat, target, picked)`: why a target can't be clicked

These functions only get states that the viewer may see.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from .scene import Beat, Layout, Preview, Scene, SeatStatus, Sprite
from .state import State
from .texts import Message
from .zones import ghosts

S = TypeVar("S", bound=State)
Seen = TypeVar("Seen", bound=State, contravariant=True)


class Draws(Protocol[Seen]):
    """The functions that every game's `drawing` or `scene.py` has."""

    def scene(self, view: Seen, viewer: int, layout: Layout, stage: Any = None) -> Scene:
        """The position as sprites. `viewer` is a seat or SPECTATOR.

        `stage` belongs to the beat that is being shown, if an event led here.
        """

    def prompt(self, view: Seen, viewer: int) -> Message:
        """What this viewer can do now, or who the game waits for, in one sentence."""

    def status(self, view: Seen) -> list[SeatStatus]:
        """Each seat's role and progress."""

    def tell(
        self, before: Seen, after: Seen, who: int, what: int, stage: Any = None
    ) -> tuple[Beat, ...]:
        """What an event looks like, beat by beat. `what` may be HIDDEN.

        `stage` is what the previous event left on screen besides the position. The last beat must
        show `after`.
        """

    def verdict(self, view: Seen) -> Message:
        """Who won and why, once the game is over."""


class Drawing(Generic[S]):
    """A game's drawing, with defaults for what the game does not define."""

    def __init__(self, draws: Draws[S]) -> None:
        self.scene = draws.scene
        self.status = draws.status
        self.tell = draws.tell
        self.verdict = draws.verdict
        self._prompt = draws.prompt
        self._foresee = getattr(draws, "foresee", None)
        self._ghosts = getattr(draws, "ghosts", None)
        self._preview = getattr(draws, "preview", None)
        self._why_not = getattr(draws, "why_not", None)

    def prompt(self, view: S, viewer: int) -> Message:
        """What this viewer can do now, who the game waits for, or who has won."""
        return self.verdict(view) if len(view.result()) else self._prompt(view, viewer)

    def preview(self, view: S, seat: int, action: int, layout: Layout) -> Preview:
        """What this choice would do."""
        if self._preview:
            found: Preview = self._preview(view, seat, action, layout)
            return found
        after = view.clone()
        after.apply(seat, action)
        keys = frozenset(self._ghosts(view, after, seat, action)) if self._ghosts else None
        sprites: tuple[Sprite, ...] = ()
        if keys is None or keys:
            now, then = self.scene(view, seat, layout), self.scene(after, seat, layout)
            sprites = ghosts(now, then, keys)
        told = self._foresee(view, after, seat, action) if self._foresee else ()
        parts = (told,) if isinstance(told, Message) else tuple(told or ())
        return Preview(sprites=sprites, parts=parts)

    def why_not(self, view: S, seat: int, target: str, picked: tuple[str, ...]) -> Message | None:
        """Why this seat, which has to choose, can't click a target after what it has picked.

        None if the game has no better reason than `choices.why_not`.
        """
        if not self._why_not:
            return None
        found: Message | None = self._why_not(view, seat, target, picked)
        return found
