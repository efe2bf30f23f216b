"""A game apart from its positions: its name, options, actions as clicks, and what it looks like.

A game is one folder. Its `__init__.py` has `GAME`, an instance of a subclass of `Game`; its
`rules.py` the State; its `scene.py` the functions of `Draws`; `art.svg`, `texts.en.toml` and
`RULES.md` lie beside them.
"""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar, cast

from librt.random import Random

from .errors import BadOption, IllegalAction
from .options import Options, one_of, parse
from .state import CHANCE, CLOCK, State
from .texts import Cast, Message, load_catalogue, render
from .verbs import Verbs

if TYPE_CHECKING:
    from pathlib import Path

    from .drawing import Drawing, Draws
    from .features import Features
    from .match import Match
    from .scene import Layout, ScoreTable

Opts = TypeVar("Opts", bound=Options)
S = TypeVar("S", bound=State)


class Use(NamedTuple):
    """That a card, power or quest came into play: whose it is, of what kind, and its name.

    Of a draw for everybody the seat is CHANCE. What is `drawn` nobody chose: so if those who have
    it win more, it is the reason.
    """

    seat: int
    kind: str
    name: str
    drawn: bool = False


class Concession(NamedTuple):
    """A round that a team may give up together."""

    cost: Message  # what is asked before, in a sentence or two
    hopeless: bool  # there is nothing else left to do: people look for it


class Question(NamedTuple):
    """What a rulebook asks the players before a match: which of them it is, or an order of all.

    Whoever it is gets the first seat, and the others follow as they sit. An order leaves everybody
    where they are.
    """

    asks: Message
    answer: str  # the id of a text that tells the answer: `who` is the player, or all in order
    order: str = ""  # the option that gets the seats, counted from 1, in that order


class Game(Generic[Opts, S]):
    """One of the games. Subclass it once for each game; it holds no position."""

    name: ClassVar[str]  # in commands and addresses: "snail-invasion"
    title: ClassVar[str]  # for people: "Snail Invasion!"
    tagline: ClassVar[str]  # one line for the lobby
    credits: ClassVar[str]  # who designed and published it
    minutes: ClassVar[int]  # how long people play
    players: ClassVar[tuple[int, int]]  # fewest and most
    age: ClassVar[int] = 0  # the youngest it is recommended for; 0 where its makers name none
    rules_version: ClassVar[int] = 1
    same_rules: ClassVar[int] = 0  # the oldest version whose matches these rules play on; 0: none
    unversioned_rules: ClassVar[int] = 0  # of matches kept without their version; 0: any
    listed: ClassVar[bool] = True  # in the lobby
    team: ClassVar[bool] = False  # all players win or lose together
    sim_limit: ClassVar[int] = 10_000  # decisions within which random play ends
    passes: ClassVar[frozenset[int]] = frozenset()  # actions that only let a turn go by
    never_forced: ClassVar[frozenset[int]] = frozenset()  # that one is ready, say: not the table's
    endings: ClassVar[tuple[str, ...]] = ("won", "drawn", "lost")  # all that `ending` can say
    layouts: ClassVar[tuple[Layout, ...]] = ("wide", "phone")  # in which it is drawn
    jumps_in: ClassVar[bool] = False  # whether seats may ever act that are not waited for
    puzzles: ClassVar[tuple[dict[str, Any], ...]] = ()  # options whose positions make good ones
    verbs: ClassVar[Verbs]  # the kinds of action; there are `len(verbs)` actions
    options_type: type[Opts]
    quick: ClassVar[tuple[str, ...]] = ()  # the options that matter most, for a match with bots

    def layout(self, wanted: Layout) -> Layout:
        """The one that fits a screen best: a low one is wide too."""
        return wanted if wanted in self.layouts else "wide"

    # What a game must say

    def start(self, options: Opts) -> S:
        """The first position."""
        raise NotImplementedError(f"{self.name} needs start()")

    def seats(self, options: Opts) -> int:
        """How many seats these options have."""
        raise NotImplementedError(f"{self.name} needs seats()")

    def path(self, state: S, seat: int, action: int) -> tuple[str, ...]:
        """The scene targets that a person clicks, in order, to choose this action.

        `scene.TURN` and a target is a click on what is picked that turns it by a quarter.
        """
        raise NotImplementedError(f"{self.name} needs path()")

    def notation(self, state: S, who: int, what: int) -> str:
        """The event as a log writes it; among the legal actions of a seat each is unique."""
        raise NotImplementedError(f"{self.name} needs notation()")

    # What a game may say

    def check(self, options: Opts) -> Opts:
        """Fill in defaults that depend on others; raise BadOption for a contradiction."""
        return options

    def for_players(self, players: int, given: dict[str, object]) -> dict[str, object]:
        """The given options, with what that number of players means for them."""
        return {**given, "players": players}

    def older_options(self, kept: dict[str, Any], rules: int) -> dict[str, Any]:
        """The options that a match with an older version of the rules was kept with, as these rules
        write them.
        """
        return kept

    def on_timeout(self, view: S, seat: int, random: Random) -> int | None:
        """The action taken for a seat whose time is out; none: what an easy bot would do."""
        return None

    def reactions(self, options: Opts) -> bool:
        """Whether one may react to what happens, with these options (see `reaction`)."""
        return False

    def reaction(self, state: S) -> bool:
        """Whether whoever is waited for may react in secret to what has just happened, or pass.

        Silence is a pass: the action that `on_timeout` gives. It needs no target in the scene, the
        table has a button for it. That one may react now is known to everybody.
        """
        return False

    def lead_in(self, state: S) -> float:
        """Seconds before the time to react begins, for everybody alike: much is shown first.

        It may depend on nothing but what everybody knows.
        """
        return 0.0

    def longer_passes(self, state: S) -> dict[str, Message]:
        """For how long one may ask to pass, in this reaction and those after it, in words.

        The key of a wish is the same in every reaction for which it holds, and in no other.
        """
        return {}

    def caution(self, view: S, seat: int, action: int, people: int) -> Message | None:
        """What is asked, once, before a choice that people may regret; none: nothing is.

        `people` are the seats that no bot plays for.
        """
        return None

    def concession(self, view: S) -> Concession | None:
        """What it means to give up the round that is played; none: there is none to give up now.

        Once all have agreed, `conceding` chooses for every seat until this is none.
        """
        return None

    def conceding(self, view: S, seat: int) -> int:
        """What ends a round soonest that is given up, and does no more harm than that."""
        raise NotImplementedError(f"{self.name} needs conceding()")

    def said_before(self, state: S) -> int | None:
        """What everybody who is waited for has said already by being ready in the waiting room: the
        table says it for them, if there was one. None: they are asked."""
        return None

    def back(self, view: S, seat: int) -> int | None:
        """The choice that puts back what the last one has taken up; none: nothing is in hand."""
        return None

    def onward(self, view: S, target: str) -> Message | None:
        """What is to be tapped after this one of a path's targets; none: what is lit says it."""
        return None

    def spends(self, action: int) -> Message | None:
        """What this uses up that could be kept for later: hints wait until it is worth it."""
        return None

    def roller(self, state: S) -> int:
        """The seat whose dice are due: that player taps them. CHANCE: they come by themselves.

        Cards that are drawn and moves that are automatic come by themselves.
        """
        return CHANCE

    def draws_seats(self, options: Opts) -> bool:
        """Whether the table draws who sits where, and so who begins, unless the players choose."""
        return False

    def question(self, options: Opts) -> Question | None:
        """What the host of a table may ask instead of drawing who sits where; none: nothing."""
        return None

    def has_sides(self, options: Opts) -> bool:
        """Whether the seats are sides that people choose, since each is played in its own way."""
        return False

    def house_file(self, option: str) -> str:
        """The house's own file for an option that takes one, to begin one's own from."""
        return ""

    def resigned(self, state: S, seat: int) -> tuple[int, ...] | None:
        """The result when a seat resigns; none: a bot plays on for it."""
        return None if self.seat_count(state) > 2 else self.forfeited(state, seat)

    def forfeited(self, state: S, seat: int) -> tuple[int, ...]:
        """The result when a seat gives up and nobody is there who would play on: those who are
        still in win.
        """
        others = range(self.seat_count(state))
        return tuple(-1 if one == seat or self.is_out(state, one) else 1 for one in others)

    def seat_count(self, state: S) -> int:
        """How many seats a position has."""
        raise NotImplementedError(f"{self.name} needs seat_count()")

    def concerned(self, before: S, after: S) -> int:
        """The seats that take part in what has happened between two positions, as bits; where both
        are the same, in what goes on there. On a board that all share that is everybody.

        What only bots take part in is told faster. It may depend on nothing but what everybody
        knows.
        """
        return (1 << self.seat_count(before)) - 1

    def is_out(self, state: S, seat: int) -> bool:
        """Whether a seat has nothing to choose any more, however the match goes on."""
        return False

    def deck_faults(self, file: Path) -> list[str] | None:
        """What is wrong with a file of this game's cards; none: it isn't one of this game's."""
        return None

    def option_sets(self) -> list[dict[str, object]]:
        """Sets of options that tests and reports should cover."""
        return [{}]

    def together(self, options: Opts) -> bool:
        """Whether all seats win or lose together."""
        return self.seats(options) == 1

    def ending(self, state: S) -> str:
        """How a finished game ended, in a word or two: one of `endings`."""
        best = max(state.result())
        return "won" if best > 0 else "drawn" if best == 0 else "lost"

    def points(self, state: S) -> tuple[int, ...] | None:
        """Each seat's points as the rules count them; none where they count none."""
        return None

    def uses(self, before: S, who: int, what: int) -> tuple[Use, ...]:
        """The cards, powers and quests that an event brings into play; `before` is true."""
        return ()

    def onlooker(self, view: S, viewer: int) -> int:
        """Somebody for whom the scene of this view is the same as for the viewer; most often that
        is the viewer alone. It is drawn once for all who have the same.
        """
        return viewer

    def previews(self, state: S, seat: int, action: int) -> bool:
        """Whether a preview of this action may be asked for. Never where it would tell a secret."""
        return True

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
            raise BadOption(
                f"{self.title} with these options is for {self.seats(options)}, not {players}."
            )
        return options

    def plays(self, rules: int) -> bool:
        """Whether these rules play a match on that began with this version of them."""
        return (self.same_rules or self.rules_version) <= rules <= self.rules_version

    @cached_property
    def people(self) -> str:
        """How many can play, in words.

        >>> import potager
        >>> potager.game("carrots-and-broccoli").people
        '2 or 4 players'
        """
        fewest, most = self.players
        counts = [count for count in range(fewest, most + 1) if self._takes(count)]
        if len(counts) > 2 and len(counts) == most - fewest + 1:
            return f"{fewest} to {most} players"
        return f"{one_of(map(str, counts))} players"

    def _takes(self, players: int) -> bool:
        try:
            self.resolve(players=players)
        except BadOption:
            return False
        return True

    def new(self, *, players: int | None = None, **given: object) -> Match:
        """A new match with a random seed; options by name."""
        from .match import Match

        return Match.new(self, self.resolve(players=players, **given))

    def from_key(self, options: Opts, key: bytes) -> S:
        """The position, or a seat's view of it, whose `key()` this is.

        So views travel to the processes in which bots think: a state can't be pickled, and a record
        would bring secrets along.
        """
        return self.start(options).from_key(key)

    def encoder(self, state: S) -> Features:
        """How views of this position's match become numbers: the game's `features.py`.

        A game without one has what can be said of any game: who may do what.
        """
        package = type(self).__module__
        if find_spec(".features", package):
            found = import_module(".features", package).features(state)
        else:
            from .features import Bare

            found = Bare(self.seat_count(state), len(self.verbs))
        return cast("Features", found)

    def features(self, view: S, seat: int) -> bytes:
        """A seat's view as numbers, one byte each; `encoder` tells what they mean.

        >>> import potager
        >>> match = potager.game("connect-four").new()
        >>> rows = match.choose_text(0, "4")
        >>> sum(match.game.features(match.view(1), 1))
        2
        """
        from .features import numbers_of

        return numbers_of(self.encoder(view), view, seat)

    def action(self, state: S, seat: int, text: str) -> int:
        """The legal action that `notation` writes so."""
        found = {self.notation(state, seat, what): what for what in state.legal(seat)}
        if text not in found:
            raise IllegalAction(
                f"{text!r} is not legal now: choose {', '.join(found) or 'nothing'}."
            )
        return found[text]

    def paths(self, state: S, seat: int) -> dict[tuple[str, ...], int]:
        """Every legal action of a seat by the clicks that choose it."""
        return {self.path(state, seat, what): what for what in state.legal(seat)}

    @property
    def folder(self) -> Path:
        """Where the game's rules text, art and data lie."""
        return _folder(type(self).__module__)

    @cached_property
    def catalogue(self) -> dict[str, str]:
        """The game's English texts, and those that all games share."""
        core = _folder(__name__)
        return load_catalogue(core / "texts.en.toml", self.folder / "texts.en.toml")

    def text(self, message: Message, cast: Cast | None = None) -> str:
        """The message in words; with a cast, people are called by their names."""
        return render(message, self.catalogue, cast)

    def scores(self, match: Match) -> ScoreTable | None:
        """How the points of a match that is over came together; none: the game has no rounds."""
        return None

    def standing(self, match: Match) -> tuple[int, ...]:
        """How well each did in a match that is over, higher is better; none: as the points say."""
        return ()

    @cached_property
    def drawing(self) -> Drawing[S]:
        """The game's `scene.py`, or its folder `drawing`, loaded when something is drawn."""
        from .drawing import Drawing

        package = type(self).__module__
        name = ".drawing" if find_spec(".drawing", package) else ".scene"
        return Drawing(cast("Draws[S]", import_module(name, package)))

    @cached_property
    def art(self) -> str:
        """The game's own symbols and those that all games share, as the inside of one SVG."""
        return _symbols(_folder(__name__) / "art/pieces.svg") + _symbols(self.folder / "art.svg")

    @cached_property
    def style(self) -> str:
        """How the game's own classes of sprites look, besides what all games share."""
        file = self.folder / "style.css"
        return file.read_text("utf-8") if file.exists() else ""

    def __repr__(self) -> str:
        return f"potager.game({self.name!r})"


def who_name(who: int) -> str:
    """'seat 0', 'chance' or 'the clock', for messages."""
    return {CHANCE: "chance", CLOCK: "the clock"}.get(who, f"seat {who}")


def _folder(package: str) -> Path:
    from pathlib import Path  # not needed for playing, and slow to load

    file = import_module(package).__file__
    assert file
    return Path(file).parent


def _symbols(file: Path) -> str:
    text = file.read_text("utf-8")
    return text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")]


AnyGame = Game[Any, Any]
