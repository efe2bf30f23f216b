"""Yes! Broccoli! in words: the prompt, the players' list, the log, and how it ended.

What a power did is said in `doings.py`.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from potager.core.bits import bit, count
from potager.core.scene import EVERYBODY, Beat, Icon, Part, SeatStatus, Sound
from potager.core.state import CHANCE, HIDDEN
from potager.core.texts import Message, say, verbatim
from potager.games.yes_broccoli import GAME
from potager.games.yes_broccoli.deck_fields import COLOURS
from potager.games.yes_broccoli.rules.cards import (
    BLANK,
    CANCEL,
    DISCARD,
    DIVIDE,
    EXCHANGE,
    FOOD_AS_BID,
    NEW_CARD,
    NOTHING,
    REPLACE_ALL,
    REPLACE_FOOD,
    REVERSE,
    SWAP_BIDS,
)
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import (
    BIDDING,
    DEALING_POWERS,
    EATEN,
    OVER,
    REVEALED,
    SERVED,
    SERVING,
    TAKING,
)
from potager.games.yes_broccoli.rules.powers import resolve

from .doings import did, shown, with_text
from .facts import (
    chip,
    food_icon,
    order,
    plays,
    power_name,
    signed,
    taker,
    who,
    why_before,
)
from .shown import Shown, Taken

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
    if view.phase == OVER:
        return verdict(view)
    mine = viewer >= 0 and bool(view.asked >> viewer & 1)
    if view.phase <= DEALING_POWERS:
        return say("prompt.dealing")
    if view.phase == SERVING:
        return say("prompt.serving")
    if view.phase == BIDDING:
        if not mine:
            return say("prompt.bidding")
        return say("prompt.bid-low" if view.table.reversed else "prompt.bid")
    if view.phase == TAKING:
        return say("prompt.take") if mine else say("prompt.taking", who=who(taker(view)))
    if view.acting >= 0:
        return _aiming(view, mine)
    if not view.asked:
        return say("prompt.showing")
    if not mine:
        return say("prompt.window" if viewer >= 0 else "prompt.window.other")
    can = "play" if len(view.legal(viewer)) > 1 else "pass"
    if view.before is not None:
        return say(f"prompt.{can}.answer", power=power_name(view, plays(view)[-1][1]))
    when = {SERVED: "served", REVEALED: "revealed", EATEN: "eaten"}[view.phase]
    if view.round == 0 and view.meal == 0:  # it is all new
        when = f"first-{when}"
    return say(f"prompt.{can}.{when}")


def _aiming(view: Meal, mine: bool) -> Message:
    """Which power it is, what it does, and what is to be chosen for it."""
    name = with_text(view, view.power)
    if not mine:
        return say("prompt.aiming", who=who(view.acting), power=name)
    effect = view.setup.deck.effects[view.power]
    again = view.first != NOTHING
    if effect <= DIVIDE:
        return say("aim.bid", power=name)
    words = {
        SWAP_BIDS: "aim.swap-again" if again else "aim.swap",
        NEW_CARD: "aim.card",
        FOOD_AS_BID: "aim.own-food",
        REPLACE_FOOD: "aim.keep" if again else "aim.send-back",
        REPLACE_ALL: "aim.leave-out",
        DISCARD: "aim.discard",
        EXCHANGE: "aim.other-food" if again else "aim.own-food",
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
    parts: list[Part] = [say("status.points", points=signed(total), n=abs(total))]
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
    if view.phase != OVER:
        scores.append(view.table.points[seat])
    return say("status.meals", scores=" · ".join(signed(score) for score in scores))


def tell(
    before: Meal, after: Meal, seat: int, what: int, stage: Shown | None = None
) -> tuple[Beat, ...]:
    """What an event looks and sounds like, and its line in the log."""
    if seat == CHANCE:
        return (_tell_card(before, after, what),)
    match GAME.verbs.read(what):
        case ("bid", _) if before.phase == BIDDING:
            return _tell_bid(before, after, seat)
        case ("food", food) if before.phase == TAKING:
            return _tell_take(before, after, seat, food, stage.taken if stage else ())
    if before.acting >= 0:
        return _tell_aim(before, after, what)
    return (_tell_choice(before, after),)


def _tell_choice(before: Meal, after: Meal) -> Beat:
    """In a window: nothing is seen of it; but the last pass of a meal ends it."""
    rest = _meal_rest(before, after)
    return Beat(
        view=after, motion="appear", parts=_meal_line(before, after), who=EVERYBODY, rest=rest,
        sound=_meal_sound(after, rest),
    )  # fmt: skip


def _tell_aim(before: Meal, after: Meal, what: int) -> tuple[Beat, ...]:
    """The acting seat has named a target: once it has all, what the power did is said."""
    if after.acting >= 0:
        return (Beat(view=after, parts=_named_first(before, what), sound="card"),)
    if len(after.plays):
        told = did(after, plays(after)[-1])
        return (Beat(view=after, parts=(told,), sound="card", rest=EFFECT_S),)
    # It was the last power of the meal: it is seen before the points.
    view = before.clone()
    view.note(2 if before.first == NOTHING else 3, what)
    resolve(view.setup, view.table, view.acting, view.power, view.first, what)
    view.acting, view.asked = NOTHING, 0
    told = did(view, plays(view)[-1])
    seen = Beat(view=view, parts=(told,), sound="card", rest=EFFECT_S)
    return seen, _tell_choice(view, after)


def _tell_card(before: Meal, after: Meal, what: int) -> Beat:
    if before.phase <= DEALING_POWERS or what == HIDDEN:
        return Beat(view=after, motion="deal", sound="card")
    if before.draws:
        if before.acting >= 0:
            drawn = (say("log.draws", who=who(before.acting)), food_icon(before, what))
            return Beat(view=after, parts=drawn, motion="deal", sound="card", who=before.acting)
        if after.draws:
            return Beat(view=after, motion="deal", sound="card")
        served = (food_icon(after, food) for food in after.table.foods)
        return Beat(
            view=after,
            parts=(say("log.served"), *served),
            motion="deal",
            sound="card",
            who=EVERYBODY,
        )
    seat, power = what & 7, what >> 3
    at_once = before.setup.deck.effects[power] in (REVERSE, CANCEL) and len(after.plays) > 0
    told = did(after, plays(after)[-1]) if at_once else shown(before, seat, power)
    return Beat(
        view=after, parts=(told, *_meal_line(before, after)),
        motion="reveal", sound="card", who=seat,
        rest=max(EFFECT_S if at_once else REVEAL_S, _meal_rest(before, after)),
    )  # fmt: skip


def _tell_bid(before: Meal, after: Meal, seat: int) -> tuple[Beat, ...]:
    """They lie face down; the last one turns all of them up, and then they are put in order."""
    if after.phase == BIDDING:
        return (Beat(view=after, motion=""),)
    face_down = before.clone()
    face_down.chosen[seat] = BLANK
    line: list[Part] = [say("log.bids")]
    for seat in range(after.setup.seats):
        line += [chip(seat), verbatim(signed(after.table.values[seat]))]
    ranked = order(after)
    decided = {why_before(after, *pair) for pair in pairwise(ranked)}
    line += [say(f"log.tie.{reason}") for reason in ("icons", "powers", "age") if reason in decided]
    turned = Beat(
        view=after, stage=Shown(as_seated=True), parts=tuple(line), motion="reveal", sound="card",
        who=EVERYBODY, rest=REVEAL_S,
    )  # fmt: skip
    ordered = Beat(view=after, sound="step", rest=ORDER_S)
    return Beat(view=face_down, motion=""), turned, ordered


def _tell_take(
    before: Meal, after: Meal, seat: int, food: int, taken: tuple[Taken, ...]
) -> tuple[Beat, ...]:
    """Each food goes to who takes it; Y7: the last one goes with the last but one.

    `taken` are those of this round that lie with their takers already.
    """
    takes = [(seat, food)]
    if count(before.hungry) == 2:
        last = next(
            one for one in range(before.setup.seats) if before.hungry >> one & 1 and one != seat
        )
        left = [one for one in before.table.foods if one != NOTHING]
        left.remove(food)
        takes.append((last, left[0]))
    view, beats = before, list[Beat]()
    for taker_, one in takes:
        place = next(at for at, other in enumerate(view.table.foods) if other == one)
        view = view.clone()
        view.serve_to(taker_, one)
        view.asked = bit(taker_)
        taken = (*taken, Taken(place, one, taker_))
        first = taker_ == seat
        sound: Sound = "bad" if before.setup.deck.worth[one] < 0 else "good"
        line = (
            say("log.takes" if first else "log.takes-last", who=who(taker_)), food_icon(before, one)
        )  # fmt: skip
        beats.append(
            Beat(view=view, stage=Shown(taken=taken), parts=line, who=taker_, sound=sound,
                 rest=_take_rest(first, len(takes) > 1))
        )  # fmt: skip
    if len(takes) == 1:
        return *beats, Beat(view=after, stage=Shown(taken=taken))
    # The foods leave first; only then do the bids and names go back to their places.
    view = view.clone()
    view.asked = 0
    beats.append(Beat(view=view, motion="vanish"))
    rest, meal = _meal_rest(before, after), _meal_line(before, after)
    beats.append(
        Beat(view=after, parts=meal, who=EVERYBODY if meal else None,
             sound=_meal_sound(after, rest), rest=rest)
    )  # fmt: skip
    return tuple(beats)


def _take_rest(first: bool, ends: bool) -> float:
    if not ends:
        return TAKE_S
    return TAKE_LAST_S if first else LEFT_S


def _named_first(before: Meal, what: int) -> tuple[Part, ...]:
    """What the acting seat named, where more is to be named or drawn."""
    match GAME.verbs.read(what):
        case ("food", food):
            effect = before.setup.deck.effects[before.power]
            words = "log.leaves-out" if effect == REPLACE_ALL else "log.sends-back"
            return (say(words, who=who(before.acting)), food_icon(before, food))
    return ()  # the first of two: both are told together


def _meal_rest(before: Meal, after: Meal) -> float:
    if after.meal == before.meal:
        return 0.0
    return END_S if after.phase == OVER else MEAL_S


def _meal_sound(after: Meal, rest: float) -> Sound:
    if not rest:
        return ""
    return "win" if after.phase == OVER else "good"


def _meal_line(before: Meal, after: Meal) -> tuple[Part, ...]:
    """After a meal: everybody's points."""
    if after.meal == before.meal or after.setup.meals == 1:
        return ()
    seats = after.setup.seats
    line: list[Part] = [say("log.meal", n=after.meal)]
    for seat in range(seats):
        line += [chip(seat), verbatim(signed(after.noted[before.meal * seats + seat]))]
    return tuple(line)


def verdict(view: Meal) -> Message:
    """Who won and why."""
    winner = view.winner
    points: int = view.total(winner)
    tied = sum(view.total(seat) == points for seat in range(view.setup.seats)) > 1
    told = "won.tied" if tied else "won.most"
    return say(told, who=who(winner), points=signed(points), n=abs(points))
