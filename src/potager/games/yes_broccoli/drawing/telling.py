"""Yes! Broccoli! in words: the prompt, the players' list, the log, and how it ended."""

from __future__ import annotations

from potager.core.bits import count
from potager.core.scene import EVERYBODY, Icon, Part, SeatStatus, Sound, Told
from potager.core.state import CHANCE, HIDDEN
from potager.core.texts import Message, say, verbatim
from potager.games.yes_broccoli import GAME
from potager.games.yes_broccoli.deck_fields import COLOURS
from potager.games.yes_broccoli.rules.cards import (
    ADD,
    ADD_ICONS,
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
    TIMES,
    value_of,
)
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import (
    BIDDING,
    DEALING_POWERS,
    OVER,
    PLAY,
    SERVING,
    TAKING,
)

from .facts import (
    chip,
    food_icon,
    pile,
    plays,
    power_icon,
    power_name,
    seat_name,
    signed,
    taker,
)

REVEAL_S = 1.2  # how long bids and powers that were turned up are looked at
MEAL_S = 3.0  # and the points after a meal


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
        return say("prompt.take") if mine else say("prompt.taking", seat=seat_name(taker(view)))
    if view.acting >= 0:
        return _aiming(view, mine)
    if not view.asked:
        return say("prompt.showing")
    if not mine:
        return say("prompt.window")
    return say("prompt.play" if len(view.legal(viewer)) > 1 else "prompt.pass")


def _aiming(view: Meal, mine: bool) -> Message:
    name = power_name(view, view.power)
    if not mine:
        return say("prompt.aiming", seat=seat_name(view.acting), power=name)
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
    """Each seat's points, power cards and score pile."""
    return [_status(view, seat) for seat in range(view.setup.seats)]


def _status(view: Meal, seat: int) -> SeatStatus:
    total: int = view.total(seat)
    parts: list[Part] = [say("status.points", points=signed(total), n=abs(total))]
    if view.meal > 0 and view.setup.meals > 1:
        parts.append(_by_meal(view, seat))
    held = Icon(symbol="power-back", label=say("status.power"))
    parts += [held] * view.held[seat]
    parts += [food_icon(view, food) for food in pile(view, seat)]
    return SeatStatus(
        role=seat_name(seat),
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


def tell(before: Meal, after: Meal, who: int, what: int) -> Told:
    """What an event looks and sounds like, and its line in the log."""
    if who == CHANCE:
        return _tell_card(before, after, what)
    match GAME.verbs.read(what):
        case ("bid", _) if before.phase == BIDDING:
            return _tell_bid(after)
        case ("food", food) if before.phase == TAKING:
            return _tell_take(before, after, who, food)
    rest = _meal_rest(before, after)
    if before.acting < 0:
        line = _meal_line(before, after)
        return Told(motion="", parts=line, who=EVERYBODY, rest=rest, sound="good" if rest else "")
    line = (*_aimed(before, after, what), *_meal_line(before, after))
    return Told(parts=line, sound="card", rest=rest)


def _tell_card(before: Meal, after: Meal, what: int) -> Told:
    if before.phase <= DEALING_POWERS or what == HIDDEN:
        return Told(motion="deal", sound="card")
    if before.draws:
        if before.acting >= 0:
            drawn = (say("log.draws"), food_icon(before, what))
            return Told(parts=drawn, motion="deal", sound="card", who=before.acting)
        if after.draws:
            return Told(motion="deal", sound="card")
        served = (food_icon(after, food) for food in after.table.foods)
        return Told(parts=(say("log.served"), *served), motion="deal", sound="card", who=EVERYBODY)
    seat, power = what & 7, what >> 3
    shown = (power_icon(before, power), _played(before, after, power))
    return Told(parts=shown, motion="reveal", sound="card", who=seat, rest=REVEAL_S)


def _played(before: Meal, after: Meal, power: int) -> Message:
    """That a power is played, and what it does where it needs no target."""
    name, effect = power_name(before, power), before.setup.deck.effects[power]
    if effect == REVERSE:
        return say("log.reverses", power=name)
    if effect == CANCEL:
        cancelled = plays(before)[-1]
        while before.setup.deck.effects[cancelled[1]] == CANCEL:
            cancelled = plays(before)[cancelled[2] // PLAY]
        undone = plays(after)[plays(before).index(cancelled)][6]
        other = power_name(before, cancelled[1])
        return say("log.undoes" if undone else "log.revives", power=name, other=other)
    return say("log.plays", power=name)


def _tell_bid(after: Meal) -> Told:
    if after.phase == BIDDING:
        return Told(motion="deal", sound="card")
    line: list[Part] = [say("log.bids")]
    for seat in range(after.setup.seats):
        line += [chip(seat), verbatim(signed(after.table.values[seat]))]
    return Told(parts=tuple(line), motion="reveal", sound="card", who=EVERYBODY, rest=REVEAL_S)


def _tell_take(before: Meal, after: Meal, seat: int, food: int) -> Told:
    line: list[Part] = [say("log.takes"), food_icon(before, food)]
    if count(before.hungry) == 2:
        last = next(other for other in range(before.setup.seats) if before.hungry >> other & 1
                    and other != seat)  # fmt: skip
        left = [one for one in before.table.foods if one != NOTHING]
        left.remove(food)
        line += [chip(last), say("log.takes-last"), food_icon(before, left[0])]
    sound: Sound = "win" if after.phase == OVER else "good"
    if before.setup.deck.worth[food] < 0:
        sound = "bad"
    line += _meal_line(before, after)
    rest = _meal_rest(before, after)
    return Told(parts=tuple(line), sound=sound, rest=rest)


def _aimed(before: Meal, after: Meal, what: int) -> tuple[Part, ...]:
    """What the acting seat named, and what that did."""
    effect = before.setup.deck.effects[before.power]
    again = before.first != NOTHING
    match GAME.verbs.read(what):
        case ("front", seat) if effect == SWAP_BIDS:
            return (say("log.with-bid" if again else "log.swaps"), chip(seat))
        case ("front", seat):
            was, now = before.table.values[seat], after.table.values[seat]
            return (say("log.changes"), chip(seat), change_text(before, before.power, was, now))
        case ("bid", card):
            return (say("log.puts", value=value_of(card)),)
        case ("pile", _, food) if effect == FOOD_AS_BID:
            return (say("log.bids-food"), food_icon(before, food))
        case ("pile", _, food) if effect == EXCHANGE and not again:
            return (say("log.gives"), food_icon(before, food))
        case ("pile", owner, food):
            words = "log.discards" if effect == DISCARD else "log.for"
            return (say(words), food_icon(before, food), say("log.of"), chip(owner))
        case ("food", food):
            words = "log.keeps" if again else "log.sends-back"
            if effect == REPLACE_ALL:
                words = "log.leaves-out"
            return (say(words), food_icon(before, food))
        case unknown:
            raise ValueError(f"no power is aimed by {unknown}")


def _meal_rest(before: Meal, after: Meal) -> float:
    return MEAL_S if after.meal != before.meal and after.phase != OVER else 0.0


def _meal_line(before: Meal, after: Meal) -> tuple[Part, ...]:
    """After a meal: everybody's points."""
    if after.meal == before.meal or after.setup.meals == 1:
        return ()
    seats = after.setup.seats
    line: list[Part] = [say("log.meal", n=after.meal)]
    for seat in range(seats):
        line += [chip(seat), verbatim(signed(after.noted[before.meal * seats + seat]))]
    return tuple(line)


def change_text(view: Meal, power: int, was: int, now: int) -> Message:
    """'4 + 3 = 7'."""
    deck = view.setup.deck
    effect: int = deck.effects[power]
    amount: int = deck.amounts[power]
    if effect == ADD_ICONS:
        effect, amount = ADD, now - was
    sign = {ADD: "−" if amount < 0 else "+", TIMES: "×", DIVIDE: "÷"}[effect]
    return verbatim(f"{signed(was)} {sign} {abs(amount)} = {signed(now)}")


def changed(view: Meal, play: list[int]) -> Message | None:
    """What a power that was played did to a bid, if it did."""
    power, target = play[1], play[2]
    if view.setup.deck.effects[power] > DIVIDE or target == NOTHING:
        return None
    return change_text(view, power, play[4], play[5])


def verdict(view: Meal) -> Message:
    """Who won and why."""
    winner = view.winner
    points: int = view.total(winner)
    tied = sum(view.total(seat) == points for seat in range(view.setup.seats)) > 1
    told = "won.tied" if tied else "won.most"
    return say(told, seat=seat_name(winner), points=signed(points), n=abs(points))
