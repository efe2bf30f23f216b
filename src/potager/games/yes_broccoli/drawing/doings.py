"""What powers did, one sentence each: "Ada's Picky Eater changes Ben's bid: 4 + 3 = 7."."""

from __future__ import annotations

from potager.core.texts import Message, Someone, say, verbatim
from potager.games.yes_broccoli import GAME
from potager.games.yes_broccoli.rules import cards
from potager.games.yes_broccoli.rules.cards import Deck
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import PLAY, PlayedPower

from .facts import food_name, power_name, power_text, signed, who, worth


def with_text(deck: Deck, power: int) -> Message:
    """'Picky Eater (Add 3 to any one bid)'; a custom card may have no text."""
    name = power_name(deck, power)
    if not deck.texts[power]:
        return name
    return say("power.with-text", power=name, text=power_text(deck, power))


def shown(deck: Deck, seat: int, power: int) -> Message:
    """Who plays which power, and what it is for."""
    return say("log.plays", who=who(seat), power=with_text(deck, power))


def last_play(view: Meal, *, brief: bool = False) -> Message | None:
    """What the last power of this round has done, or is about to do; none: none was played.

    In brief, the text of a power that is about to do something is left out.
    """
    played = view.powers_played()
    if not played:
        return None
    if view.acting >= 0:
        if brief:
            named = power_name(view.setup.deck, view.power)
            return say("log.plays", who=who(view.acting), power=named)
        return shown(view.setup.deck, view.acting, view.power)
    return did(view, played[-1])


def did(view: Meal, play: PlayedPower) -> Message:
    """What the last power that was played did."""
    seat, power, first, second, was, now, _ = play
    deck = view.setup.deck
    effect = deck.effects[power]
    by: dict[str, Message | Someone] = {"who": who(seat), "power": power_name(deck, power)}
    if effect == cards.REVERSE:
        return say("did.reverse", **by)
    if effect == cards.CANCEL:
        return _undid(view, play)
    match GAME.verbs.read(first), GAME.verbs.read(second) if second != cards.NOTHING else ():
        case ("front", one), ("front", other):  # each has what the other had
            values = view.table.values
            return say(
                "did.swap", one=who(one), value=signed(values[other]), other=who(other),
                instead=signed(values[one]), **by,
            )  # fmt: skip
        case ("front", target), ():
            done = change_text(deck, power, was, now)
            return say("did.bid", owner=who(target), sum=done, **by)
        case ("bid", card), ():
            return say("did.card", value=cards.value_of(card), **by)
        case ("food", gone), ("food", kept):
            return say("did.one-food", gone=_food(deck, gone), kept=_food(deck, kept), **by)
        case ("food", out), () if effect == cards.REPLACE_ALL:
            return say("did.all-foods", food=_food(deck, out), **by)
        case ("pile", _, given), ("pile", other, got):
            food, instead = _food(deck, given), _food(deck, got)
            return say("did.exchange", food=food, owner=who(other), instead=instead, **by)
        case ("pile", owner, food), ():
            told = "did.food-bid" if effect == cards.FOOD_AS_BID else "did.discard"
            return say(told, food=_food(deck, food), owner=who(owner), **by)
    raise ValueError(f"no power is aimed at {first} and {second}")


def _undid(view: Meal, play: PlayedPower) -> Message:
    """Y11: what is undone, or counts again where an undoing was undone."""
    deck, played = view.setup.deck, view.powers_played()
    undone = played[play.first // PLAY]
    while deck.effects[undone.power] == cards.CANCEL:
        undone = played[undone.first // PLAY]
    return say(
        "did.undo" if undone.undone else "did.revive", who=who(play.seat),
        power=power_name(deck, play.power), other=power_name(deck, undone.power),
    )  # fmt: skip


def _food(deck: Deck, food: int) -> Message:
    return say("food.worth", food=food_name(deck, food), value=worth(deck, food))


def change_text(deck: Deck, power: int, was: int, now: int) -> Message:
    """'4 + 3 = 7'."""
    effect: int = deck.effects[power]
    amount: int = deck.amounts[power]
    if effect == cards.ADD_ICONS:
        effect, amount = cards.ADD, now - was
    sign = {cards.ADD: "−" if amount < 0 else "+", cards.TIMES: "×", cards.DIVIDE: "÷"}[effect]
    return verbatim(f"{signed(was)} {sign} {abs(amount)} = {signed(now)}")


def changed(deck: Deck, play: PlayedPower) -> Message | None:
    """What a power that was played did to a bid, if it did."""
    if deck.effects[play.power] > cards.DIVIDE or play.first == cards.NOTHING:
        return None
    return change_text(deck, play.power, play.was, play.now)
