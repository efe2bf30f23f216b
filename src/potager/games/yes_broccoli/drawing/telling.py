"""Yes! Broccoli! in words: the prompt, the players' list, the log, and how it ended.

The messages about powers are in `doings.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

from potager.core.bits import bit
from potager.core.scene import (
    EVERYBODY,
    Beat,
    Icon,
    Motion,
    Part,
    SeatStatus,
    Sound,
    Stage,
)  # fmt: skip
from potager.core.state import CHANCE, HIDDEN
from potager.core.texts import Message, listed, say
from potager.games.yes_broccoli import COLOURS, GAME, served
from potager.games.yes_broccoli.rules import cards, position
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.powers import resolve

from . import facts
from .doings import did, shown, with_text

REVEAL_S = 1.2  # how long bids and powers that were turned up are looked at
EFFECT_S = 2.0  # and what a power did
ORDER_S = 0.7  # and the order of bids
TAKE_S = 0.6  # and a food that somebody takes
TAKE_LAST_S = 1.4  # and the last one that was chosen: what follows is hurried where much is dealt
LEFT_S = 2.2  # and what the last one is left with
MEAL_S = 3.0  # and the points after a meal
END_S = 2.0  # and those after the last one
MOST_STATUSES = 4_096  # that are remembered


def prompt(view: Meal, viewer: int) -> Message:
    """What this viewer can do now, or whom the game waits for."""
    mine = viewer >= 0 and bool(view.asked >> viewer & 1)
    if view.phase <= position.DEALING_POWERS:
        return say("prompt.dealing")
    if view.phase == position.SERVING:
        return say("prompt.serving")
    if view.phase == position.BIDDING:
        if not mine:
            return say("prompt.bidding")
        return say("prompt.bid-low" if view.table.reversed else "prompt.bid")
    if view.phase == position.TAKING:
        taker = facts.who(facts.taker(view))
        return say("prompt.take") if mine else say("prompt.taking", who=taker)
    if view.acting >= 0:
        return _aiming(view, mine)
    if not view.asked:
        return say("prompt.showing")
    if not mine:
        return say("prompt.window" if viewer >= 0 else "prompt.window.other")
    if view.before is not None:
        last = view.powers_played()[-1].power
        return say("prompt.play.answer", power=facts.power_name(view.setup.deck, last))
    when = facts.WINDOWS[view.window()]
    if view.round == 0 and view.meal == 0:  # it is all new
        when = f"first-{when}"
    return say(f"prompt.play.{when}")


def _aiming(view: Meal, mine: bool) -> Message:
    """Which power it is, what it does, and what is to be chosen for it."""
    name = with_text(view.setup.deck, view.power)
    if not mine:
        return say("prompt.aiming", who=facts.who(view.acting), power=name)
    effect = view.setup.deck.effects[view.power]
    again = view.first != cards.NOTHING
    if effect <= cards.DIVIDE:
        return say("aim.bid", power=name)
    words = {
        cards.SWAP_BIDS: "aim.swap-again" if again else "aim.swap",
        cards.NEW_CARD: "aim.card",
        cards.FOOD_AS_BID: "aim.own-food",
        cards.REPLACE_FOOD: "aim.keep" if again else "aim.send-back",
        cards.REPLACE_ALL: "aim.leave-out",
        cards.DISCARD: "aim.discard",
        cards.EXCHANGE: "aim.other-food" if again else "aim.own-food",
    }
    return say(words[effect], power=name)


def status(view: Meal) -> list[SeatStatus]:
    """Each seat's points and power cards; the score piles lie on the table."""
    later = view.meal > 0 and view.setup.meals > 1
    return [
        _stands(seat, view.total(seat), _by_meal(view, seat) if later else None, view.held[seat])
        for seat in range(view.setup.seats)
    ]


@lru_cache(maxsize=MOST_STATUSES)
def _stands(seat: int, total: int, by_meal: Message | None, held: int) -> SeatStatus:
    """How far a seat is: the very same as long as that does not change."""
    parts: list[Part] = [say("status.points", points=facts.signed(total), n=abs(total))]
    if by_meal is not None:
        parts.append(by_meal)
    parts += [Icon(symbol="power-back", label=say("status.power"))] * held
    return SeatStatus(
        role=say(f"seat.{COLOURS[seat]}"),
        symbol=f"chip-{COLOURS[seat]}",
        parts=tuple(parts),
        score=(total, 0),
    )


def _by_meal(view: Meal, seat: int) -> Message:
    seats = view.setup.seats
    scores = [view.noted[meal * seats + seat] for meal in range(view.meal)]
    if view.phase != position.OVER:
        scores.append(view.table.points[seat])
    return say("status.meals", scores=" · ".join(facts.signed(score) for score in scores))


def tell(
    before: Meal, after: Meal, seat: int, what: int, stage: Stage | None = None
) -> tuple[Beat, ...]:
    """What an event looks and sounds like, and its line in the log."""
    if seat == CHANCE:
        return (_tell_card(before, after, what),)
    match GAME.verbs.read(what):
        case ("bid", _) if before.phase == position.BIDDING:
            return _tell_bid(before, after, seat)
        case ("food", food) if before.phase == position.TAKING:
            return _tell_take(before, after, seat, food, stage.taken if stage else ())
    if before.acting >= 0:
        return _tell_aim(before, after, what)
    return (_onward(before, after, "appear"),)


def _onward(before: Meal, after: Meal, motion: Motion = "glide") -> Beat:
    """What follows a round or a window. Only the end of a meal has a line in the log."""
    line, rest = _meal(before, after)
    sound: Sound = ""
    if rest:
        sound = "win" if after.phase == position.OVER else "good"
    return Beat(
        view=after, motion=motion, parts=line, who=EVERYBODY if line else None, rest=rest,
        sound=sound,
    )  # fmt: skip


def _tell_aim(before: Meal, after: Meal, what: int) -> tuple[Beat, ...]:
    """The acting seat has named a target: once it has all, what the power did is said."""
    if after.acting >= 0:
        return (Beat(view=after, parts=_named_first(before, what), sound="card"),)
    if len(after.plays):
        told = did(after, after.powers_played()[-1])
        return (Beat(view=after, parts=(told,), sound="card", rest=EFFECT_S),)
    # It was the last power of the meal: it is seen before the points.
    view = before.clone()
    view.note(position.FIRST if before.first == cards.NOTHING else position.SECOND, what)
    resolve(view.setup, view.table, view.acting, view.power, view.first, what)
    view.acting, view.asked = cards.NOTHING, 0
    told = did(view, view.powers_played()[-1])
    seen = Beat(view=view, parts=(told,), sound="card", rest=EFFECT_S)
    return seen, _onward(view, after, "appear")


def _tell_card(before: Meal, after: Meal, what: int) -> Beat:
    deck = before.setup.deck
    if before.phase <= position.DEALING_POWERS or what == HIDDEN:
        return Beat(view=after, motion="deal", sound="card")
    if before.draws:
        if before.acting >= 0:
            drawn = facts.food_icon(deck, what)
            told = say("log.draws", who=facts.who(before.acting), what=drawn)
            return Beat(view=after, parts=(told,), motion="deal", sound="card", who=before.acting)
        if after.draws:
            return Beat(view=after, motion="deal", sound="card")
        foods = [facts.food_icon(deck, food) for food in after.table.foods]
        told = say("log.served", what=listed(foods))
        return Beat(view=after, parts=(told,), motion="deal", sound="card", who=EVERYBODY)
    seat, power = what & 7, what >> 3
    effect = deck.effects[power]
    at_once = effect in (cards.REVERSE, cards.CANCEL) and len(after.plays) > 0
    told = did(after, after.powers_played()[-1]) if at_once else shown(deck, seat, power)
    line, rest = _meal(before, after)
    return Beat(
        view=after, parts=(told, *line), motion="reveal", sound="card", who=seat,
        rest=max(EFFECT_S if at_once else REVEAL_S, rest),
    )  # fmt: skip


def _tell_bid(before: Meal, after: Meal, seat: int) -> tuple[Beat, ...]:
    """They lie face down; the last one turns all of them up, and then they are put in order."""
    if after.phase == position.BIDDING:
        return (Beat(view=after, motion=""),)
    face_down = before.clone()
    face_down.chosen[seat] = cards.BLANK
    line = [say("log.bids", bids=_each("log.bid", after.table.values))]
    ranked = facts.order(after)
    decided = {facts.why_before(after, *pair) for pair in pairwise(ranked)}
    line += [say(f"log.tie.{reason}") for reason in ("icons", "powers", "age") if reason in decided]
    turned = Beat(
        view=after, stage=Stage(opened=tuple(ranked)), parts=tuple(line), motion="reveal",
        sound="card", who=EVERYBODY, rest=REVEAL_S,
    )  # fmt: skip
    ordered = Beat(view=after, sound="step", rest=ORDER_S)
    return Beat(view=face_down, motion=""), turned, ordered


def _tell_take(
    before: Meal, after: Meal, seat: int, food: int, taken: tuple[tuple[int, int, int], ...]
) -> tuple[Beat, ...]:
    """Each food goes to who takes it; Y7: the last one goes with the last but one.

    `taken` are those of this round that lie with their takers already.
    """
    deck, takes = before.setup.deck, served(before, seat, food)
    rests = [TAKE_LAST_S, LEFT_S] if len(takes) > 1 else [TAKE_S]
    view, beats = before, list[Beat]()
    for taker_, one in takes:
        place = next(at for at, other in enumerate(view.table.foods) if other == one)
        view = view.clone()
        view.serve_to(taker_, one)
        view.asked = bit(taker_)
        taken = (*taken, (place, one, taker_))
        first = taker_ == seat
        sound: Sound = "bad" if deck.worth[one] < 0 else "good"
        words, icon = "log.takes" if first else "log.takes-last", facts.food_icon(deck, one)
        told = say(words, who=facts.who(taker_), what=icon)
        beats.append(
            Beat(view=view, stage=Stage(taken=taken), parts=(told,), who=taker_, sound=sound,
                 rest=rests.pop(0))
        )  # fmt: skip
    if len(takes) == 1:
        return *beats, Beat(view=after, stage=Stage(taken=taken))
    # The foods leave first; only then do the bids and names go back to their places.
    view = view.clone()
    view.asked = 0
    return *beats, Beat(view=view, motion="vanish"), _onward(before, after)


def _named_first(before: Meal, what: int) -> tuple[Part, ...]:
    """What the acting seat named, where more is to be named or drawn."""
    match GAME.verbs.read(what):
        case ("food", food):
            deck = before.setup.deck
            all_foods = deck.effects[before.power] == cards.REPLACE_ALL
            words = "log.leaves-out" if all_foods else "log.sends-back"
            icon = facts.food_icon(deck, food)
            return (say(words, who=facts.who(before.acting), what=icon),)
    return ()  # the first of two: one line names both


def _meal(before: Meal, after: Meal) -> tuple[tuple[Part, ...], float]:
    """After a meal: everybody's points, and how long they are looked at."""
    if after.meal == before.meal:
        return (), 0.0
    rest = END_S if after.phase == position.OVER else MEAL_S
    if after.setup.meals == 1:
        return (), rest
    seats = after.setup.seats
    scores = after.noted[before.meal * seats :][:seats]
    return (say("log.meal", n=after.meal, scores=_each("log.score", scores)),), rest


def _each(told: str, numbers: Iterable[int]) -> Message:
    """Of each seat its number: 'Ben bids 7 and you bid 4'."""
    return listed(
        [
            say(told, who=facts.chip(seat, f"{told}.who"), n=facts.signed(number))
            for seat, number in enumerate(numbers)
        ]
    )


def verdict(view: Meal) -> Message:
    """Who won and why."""
    winner = view.winner
    points: int = view.total(winner)
    told = "won.tied" if GAME.ending(view) == "age" else "won.most"
    return say(told, who=facts.who(winner), points=facts.signed(points), n=abs(points))
