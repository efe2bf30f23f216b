"""A game apart from its positions: its name, its options, its actions, and its looks.

A game is one folder. Its `__init__.py` has `GAME`, an instance of a subclass of `Game`. `rules.py`
has its State, and `scene.py` the functions of `Draws`. The folder also has `art.svg`,
`texts.en.ftl` and `RULES.md`. Special behaviour at the table goes into `manners.py`.
"""

from __future__ import annotations

from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar, cast

from .errors import BadOption
from .options import OptionField, Options, describe, parse
from .state import CHANCE, CLOCK, State
from .texts import READING, Cast, Message, render, say
from .verbs import Verbs

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

    from .drawing import Drawing, Draws
    from .fluent import Texts
    from .manners import Manners
    from .scene import Layout

Opts = TypeVar("Opts", bound=Options)
S = TypeVar("S", bound=State)


class Use(NamedTuple):
    """A card, power or quest that came into play: its seat, kind and name.

    If it was drawn for everybody, the seat is CHANCE. Nobody chose what was `drawn`, so if its
    owners win more often, it is the reason.
    """

    seat: int
    kind: str
    name: str
    drawn: bool = False


class Game(Generic[Opts, S]):
    """A game. Each game has one subclass, which holds no position."""

    name: ClassVar[str]  # in commands and addresses: "snail-invasion"
    title: ClassVar[str]  # for people: "Snail Invasion!"
    credits: ClassVar[str]  # who designed and published it
    minutes: ClassVar[int]  # how long people play
    players: ClassVar[tuple[int, int]]  # fewest and most
    age: ClassVar[int] = 0  # the youngest it is recommended for; 0 where its makers name none
    rules_version: ClassVar[int] = 1
    listed: ClassVar[bool] = True  # in the lobby
    team: ClassVar[bool] = False  # all players win or lose together
    sim_limit: ClassVar[int] = 10_000  # decisions within which random play ends
    endings: ClassVar[tuple[str, ...]] = ("won", "drawn", "lost")  # all that `ending` can say
    layouts: ClassVar[tuple[Layout, ...]] = ("wide", "phone", "low")  # in which it is drawn
    verbs: ClassVar[Verbs]  # the kinds of action; there are `len(verbs)` actions
    options_type: type[Opts]

    def start(self, options: Opts) -> S:
        """The first position."""
        raise NotImplementedError(f"{self.name} needs start()")

    # What a game may say

    def seats(self, options: Opts) -> int:
        """The number of seats with these options: the option `players`, or the fewest."""
        return getattr(options, "players", self.players[0])

    def path(self, state: S, seat: int, action: int) -> tuple[str, ...]:
        """The scene targets that a person clicks, in order, to choose this action.

        A target after `scene.TURN` is a click that turns the picked piece by a quarter.
        """
        return self.verbs.path(state, action)

    def notation(self, state: S, who: int, what: int) -> str:
        """The event as text. Every legal action of a seat has different text.

        Games with dice or cards add their own text for what is rolled or drawn.
        """
        if who < 0:
            return "time" if who == CLOCK else str(what)
        return self.verbs.notation(state, what)

    def check(self, options: Opts) -> Opts:
        """Fill in defaults that depend on other options. Raise BadOption for contradictions."""
        return options

    def for_players(self, players: int, given: dict[str, object]) -> dict[str, object]:
        """The given options, adapted to this number of players."""
        asked = "players" in self.options_type.__struct_fields__
        return {**given, "players": players} if asked else given

    def option_sets(self) -> list[dict[str, object]]:
        """Sets of options that tests and reports should cover."""
        return [{}]

    def ending(self, state: S) -> str:
        """How a finished game ended, as one of `endings`."""
        best = max(state.result())
        return "won" if best > 0 else "drawn" if best == 0 else "lost"

    def points(self, state: S) -> tuple[int, ...] | None:
        """Each seat's points, or none if the rules count no points."""
        return None

    def uses(self, before: S, who: int, what: int) -> tuple[Use, ...]:
        """The cards, powers and quests that an event brings into play. `before` is the true one."""
        return ()

    # What every game can do

    def resolve(self, /, *, players: int | None = None, **given: object) -> Opts:
        """Options with everything filled in.

        >>> import potager
        >>> potager.game("snail-invasion").resolve(players=1).mode
        'solitaire'
        """
        if players is not None:
            given = self.for_players(players, given)
        options = self.check(parse(self.options_type, given))
        # Where `players` is an option of the game, a form gives it as a text.
        if isinstance(players, int) and self.seats(options) != players:
            fewest, most = self.players
            so = " with these options" if fewest < most else ""
            seats = "1 player" if self.seats(options) == 1 else f"{self.seats(options)} players"
            raise BadOption(f"{self.title}{so} is for {seats}, not {players}.")
        return options

    @cached_property
    def folder(self) -> Path:
        """The folder with the game's rules text, art and data."""
        from pathlib import Path  # not needed for playing, and slow to load

        file = import_module(type(self).__module__).__file__
        assert file
        return Path(file).parent

    def text(self, message: Message, cast: Cast | None = None) -> str:
        """The message as text. With a cast, it uses people's names and their language."""
        language = cast.language if cast else ""
        return render(message, texts_of(self, language), cast)

    @property
    def tagline(self) -> str:
        """One line for the lobby."""
        return self.text(say("tagline"))

    @cached_property
    def drawing(self) -> Drawing[S]:
        """The game's `scene.py` or `drawing` folder, loaded when something is drawn."""
        from .drawing import Drawing

        found = part(self, "drawing") or import_module(".scene", type(self).__module__)
        return Drawing(cast("Draws[S]", found))

    @cached_property
    def manners(self) -> Manners[Opts, S]:
        """How the game behaves at the table: its `manners.py`, or the defaults."""
        from .manners import Manners  # not needed for playing

        own = part(self, "manners")
        return cast("Manners[Opts, S]", own.MANNERS) if own else Manners()

    def __repr__(self) -> str:
        return f"potager.game({self.name!r})"


def who_name(who: int) -> str:
    """'seat 0', 'chance' or 'the clock', for use in messages."""
    return {CHANCE: "chance", CLOCK: "the clock"}.get(who, f"seat {who}")


def options_of(game: AnyGame) -> tuple[OptionField, ...]:
    """The options that people can choose before a match, for forms and help pages."""
    return _options_in(game, READING.get())


def texts_of(game: AnyGame, language: str = "") -> Texts:
    """A game's catalogue in a language, or in that of whoever asks."""
    from .fluent import texts_in  # not needed for playing

    return texts_in(game.folder, language or READING.get())


@cache
def _options_in(game: AnyGame, language: str) -> tuple[OptionField, ...]:
    return tuple(describe(game.options_type, texts_of(game, language)))


def part(game: AnyGame, name: str) -> ModuleType | None:
    """An optional module in the game's folder, such as `bots` or `features`."""
    package = import_module(type(game).__module__)
    if not hasattr(package, "__path__") or not find_spec(f".{name}", package.__name__):
        return None
    return import_module(f".{name}", package.__name__)


AnyGame = Game[Any, Any]
