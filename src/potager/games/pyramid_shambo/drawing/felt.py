"""The felt in the middle: the throws of a challenge, the fee that grows with ties, the payment."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core import zones as z
from potager.core.pyramids import glyph
from potager.core.scene import AT_ONCE, Layout, Stage, choice_of
from potager.core.texts import Message, say, verbatim
from potager.games.pyramid_shambo import COLOURS, HANDS
from potager.games.pyramid_shambo.rules.circle import (
    NO_THROW,
    PAPER,
    PAYING,
    ROCK,
    SCISSORS,
    THROWING,
    Circle,
)
from potager.games.pyramid_shambo.rules.payments import CHANGE
from potager.games.pyramid_shambo.rules.purses import size_of, worth

from .places import RIM
from .sprites import HAND, hand, piece_key, pieces_of, pyramid, standing
from .telling import headline, piece_words, player, rest, thrown

MOST_COINS = 9  # more than that are told by a number
MOST_AT_ONCE = 8  # pieces to choose from that are wide enough for a thumb
ROUNDS = 3  # of a challenge that are shown
LIFT = 0.14  # how far fists are shaken
Pair = tuple[int, int]  # of who is at the left, and of who is at the right


def felt(view: Circle, viewer: int, layout: Layout, stage: Stage) -> Iterator[z.Placed]:
    """The frame and the felt, and on it what the turn has come to."""
    said = stage.said or headline(view)
    yield "felt", z.made(_cloth, said)
    fighters = view.challenger, view.challenged
    throws = view.challenger_throw, view.challenged_throw
    shown = (NO_THROW, NO_THROW) if view.phase == THROWING else throws
    if stage.opened:
        shown = stage.opened[0], stage.opened[1]
    if viewer == view.challenged:  # the own hand is always at the left, where the own seat is
        fighters, throws, shown = fighters[::-1], throws[::-1], shown[::-1]
    hands = z.made(_hands, fighters, viewer, shown, view.winner, stage.counted)
    if view.phase not in (THROWING, PAYING):
        yield "felt", z.made(_pause, said, hands, throws[fighters.index(view.winner)])
        return
    if not view.owing:
        factor = 1 + view.showdown()
        yield "strip", z.made(_rounds, view.ties, view.tied, fighters, throws, factor)
    yield "hands", hands
    yield "line", z.made(_line, said, 1.4 if stage.said else 1.0)
    if view.phase == PAYING:
        yield from _payment(view, viewer, layout, stage)
        return
    counted = view.beats if stage.opened else stage.counted
    yield "coins", z.made(_count_down, view.beats, counted)
    if viewer in fighters:
        yield "payment offers", z.made(_buttons, viewer, shown[0])


def _cloth(said: Message) -> z.Zone:
    return z.Card("felt", "felt", r=20, under=z.wood(RIM), label=said)


def _line(said: Message, size: float = 1) -> z.Zone:
    return z.Caption("felt:line", said, "on-button", size, cut=True)


def _pause(said: Message, hands: z.Zone, won: int) -> z.Zone:
    """Between two challenges: how the last one went, and whose turn it is."""
    line = _line(said)
    if won == NO_THROW:  # the first challenge: what it is about
        win, out = (
            z.Caption(f"felt:goal:{number}", say(f"felt.goal.{goal}"), "on-felt", cut=True)
            for number, goal in enumerate(("win", "out"), 1)
        )
        return z.column(0.47, (0.06, line), 0.05, (0.05, win), 0.05, (0.05, out), 0)
    last = z.Caption("felt:last", say(f"felt.beat.{HANDS[won]}"), "on-felt", cut=True)
    return z.column(0.13, (0.36, hands), 0.14, (0.05, last), 0.06, (0.06, line), 0)


# The throws


def _rounds(ties: int, tied: int, fighters: Pair, throws: Pair, factor: int) -> z.Zone:
    """The last rounds of the challenge, each with what it was about; the fee where it has room."""
    parts = list[z.Part]()
    for age in range(min(ties, ROUNDS - 1), -1, -1):
        same = tied >> 2 * (age - 1) & 3 if age else 0
        shown, fee = (same, same) if same else throws, factor * (1 + ties - age)
        parts += [(3.15, z.made(_round, ties - age, fighters, shown, fee, not same)), 0.28]
    told = say("felt.fee", n=factor * (1 + ties))
    return z.row(
        0.28, 0, *parts, 0 if ties else z.Caption("fee", told, "on-felt", 0.37, start=True)
    )


def _round(number: int, fighters: Pair, throws: Pair, fee: int, now: bool) -> z.Zone:
    key = f"round:{number}"
    one, other = (
        hand(f"{key}:{side}", throw, side, COLOURS[seat])
        for side, (seat, throw) in enumerate(zip(fighters, throws, strict=True))
    )
    amount = z.Caption(f"{key}:fee", verbatim(str(fee)), "on-pick" if now else "on-button", 0.56)
    disc = z.disc(f"{key}:disc", "marker" if now else "felt", amount)
    return z.Card(
        key, "card tells" if now else "felt-light tells",
        z.row(0.23, (0.94, one), (0.94, other), 0, (0.72, disc), 0.14), r=z.ROUND,
        under=(z.Layer("rim", "marker", grow=3),) if now else (),
        label=say("felt.stake" if now else "felt.was_tied", n=fee),
    )  # fmt: skip


def _hands(fighters: Pair, viewer: int, throws: Pair, winner: int, counted: int) -> z.Zone:
    """Both hands, out of the frame; while the throws are secret, two fists whatever they are."""
    up = LIFT if counted % 2 else 0.0
    left, right = (
        z.made(_hand, side, seat, throw, seat == viewer, seat == winner, up)
        for side, (seat, throw) in enumerate(zip(fighters, throws, strict=True))
    )
    return z.row((HAND, left), 0, (HAND, right))


def _hand(side: int, seat: int, throw: int, own: bool, won: bool, up: float) -> z.Zone:
    """A hand, the glyph on its sleeve, and whose it is; the viewer's own is marked."""

    def out(*parts: z.Part) -> z.Zone:
        return z.row(*(parts[::-1] if side else parts))

    colour, secret = COLOURS[seat], "" if throw else choice_of(seat)
    label = thrown(seat, throw) if throw else player(seat)
    shown = hand(f"hand:{side}", throw, side, f"{colour} {secret}", label=label, up=up)
    sleeve = out(0.09, (0.2, z.Thing(f"sleeve:{side}", glyph(colour), colour, up=5 * up)), 0)
    look, tone, kind = ("on-pick", "marker", "own") if own else ("on-button", "felt", "plate")
    name = z.Caption(f"whose:{side}", player(seat), look, 0.66, cut=True)
    plate = z.Card(f"whose:{side}:{kind}", tone, z.row(0.2, name, 0.2), r=z.ROUND)
    whose = z.column((0.2, out(0.1, (2.2 if own else 4.2, plate), 0)), 0)
    glow = (z.Thing("glow", "glow", fill=1.7),) if won else ()
    return z.over(*glow, shown, sleeve, whose)


def _count_down(beats: int, counted: int) -> z.Zone:
    """1-2-3, or 1-2-3-go: the fists shake with it when the throws are in."""
    parts = list[z.Part]()
    for beat in range(beats):
        text = say("felt.go") if beat == 3 else verbatim(str(beat + 1))
        look, tone = ("on-pick", "marker") if beat < counted else ("on-button", "felt-light")
        name = z.Caption(f"beat:{beat}:name", text, look, 0.58)
        parts += [0.25, (1, z.disc(f"beat:{beat}", tone, name)), 0.25]
    return z.row(*parts)


def _buttons(viewer: int, shown: int) -> z.Zone:
    """What this player can throw; once hands are open, what it was."""
    throws = (_button(viewer, throw, throw == shown) for throw in (ROCK, PAPER, SCISSORS))
    return z.Grid(tuple(throws), columns=3, gap=10)


def _button(viewer: int, throw: int, kept: bool) -> z.Zone:
    name = HANDS[throw]
    key = f"throw:{name}"
    picture = hand(f"{key}:hand", throw, 0, COLOURS[viewer])
    text = z.Caption(f"{key}:name", say(f"throw.name.{name}"), "strong")
    return z.Card(
        key, f"card {AT_ONCE} kept" if kept else f"card {AT_ONCE}",
        z.column(0.07, (0.62, picture), 0.06, (0.16, text), 0), r=14,
        under=(z.Layer("edge", "felt-edge", down=3),),
        label=say("throw.choose", throw=say(f"throw.{name}")), target=key,
    )  # fmt: skip


# The payment


def _payment(view: Circle, viewer: int, layout: Layout, stage: Stage) -> Iterator[z.Placed]:
    swap, paid = view.is_swap(), worth(view.given) - worth(view.back)
    told = rest(view.lacking(), view.given != 0)
    if stage.settled:
        paid, told = view.due, say("felt.swapped" if swap else "felt.paid")
    yield "coins", z.made(_owed, 0 if swap else view.due, paid, told)
    both_ways, empty = view.way == CHANGE or swap, not view.given and not stage.settled
    tray = "payment" if viewer == view.chooser() else "payment offers"
    yield tray, z.made(_put_in, view.given, view.back, both_ways, empty, told)
    complete = view.given != 0 and view.lacking() == 0  # it is only shown how it goes over
    if layout != "wide" and viewer == view.chooser() and stage == Stage() and not complete:
        offered = pieces_of(view.offered())
        least = view.lacking() if len(offered) <= MOST_AT_ONCE else 0
        yield "offers", z.Grid(tuple(z.made(_offer, piece, least) for piece in offered), gap=5)


def _owed(due: int, paid: int, told: Message) -> z.Zone:
    """What is owed as coins, those filled that are on the table; then what is still to come."""
    coins: list[z.Part] = [
        (1.08, z.Thing(f"coin:{at}", "coin" if at < paid else "coin-due")) for at in range(due)
    ]
    if due > MOST_COINS:
        many = z.Caption("coins", verbatim(f"× {due}"), "on-button", 0.8)
        coins = [(1, z.Thing("coin:0", "coin")), (2.2, many)]
    return z.row(*coins, 0.4, (5.9, z.Caption("felt:rest", told, "on-button", 0.65, start=True)))


def _put_in(given: int, back: int, both_ways: bool, empty: bool, told: Message) -> z.Zone:
    """The pieces on the table: what is given, and what comes back."""
    gives, takes = (
        standing([pyramid(piece, say("felt.put_in", piece=piece_words(piece)), "flat")
                  for piece in pieces_of(some)], largest=0.9, pad=0.04)
        for some in (given, back)
    )  # fmt: skip
    inside: z.Zone = gives
    if empty:
        name = z.Caption("payment:name", say("felt.here"), "on-felt")
        inside = z.column(0.06, (0.15, name), 0)  # above what a preview shows
    elif given and both_ways:
        arrows = z.Grid((z.Thing("goes", "goes"), z.Thing("comes", "comes")), columns=1)
        inside = z.row(gives, (0.24, z.column((0.44, arrows))), takes)
    return z.Card("payment", "felt-light", inside, r=14, label=told)


def _offer(piece: int, lacking: int) -> z.Zone:
    """A piece to choose, on a button for a thumb; one tap is enough if it can be taken back."""
    key = piece_key(piece)
    return z.Card(
        f"offer:{key}", f"felt-edge {AT_ONCE}" if size_of(piece) < lacking else "felt-edge",
        standing([pyramid(piece, look="flat", key=f"offer:{key}:piece")], largest=0.9), r=10,
        label=say("felt.offer", piece=piece_words(piece)), target=key,
    )  # fmt: skip
