"""The question that a game's rulebook asks before a match, and what its answer settles.

The host answers it in the waiting room by tapping players. The answer is kept with the places: it
moves along when people swap seats, and is gone when somebody leaves.
"""

from __future__ import annotations

import msgspec

from potager.core.game import AnyGame
from potager.core.manners import Question
from potager.core.options import Options, values
from potager.table.rooms import requests, rights
from potager.table.rooms.moment import Draft, Moment
from potager.table.rooms.rights import Asker
from potager.table.rooms.seats import NotAllowed, drawn
from potager.table.store.kept import Place, Sheet
from potager.table.texts import t


def question_of(game: AnyGame, options: Options) -> Question:
    """The question that can be asked with these options; refuse where there is none."""
    found = game.manners.question(options)
    if found is None:
        raise NotAllowed(t("refused.no-question", game=game.title))
    return found


def asked(game: AnyGame, options: Options, sheet: Sheet) -> Question | None:
    """The question that is asked at a table; none: nothing is."""
    return game.manners.question(options) if sheet.asks else None


def order(places: tuple[Place, ...]) -> tuple[int, ...]:
    """The seats in the order of the answer; those that are not in it come last, as they sit."""
    ranks = [(not place.rank, place.rank, seat) for seat, place in enumerate(places)]
    return tuple([seat for *_, seat in sorted(ranks)])


def ranked(places: tuple[Place, ...]) -> tuple[int, ...]:
    """The seats that are in the answer, in its order."""
    return tuple([seat for seat in order(places) if places[seat].rank])


def is_answered(question: Question, places: tuple[Place, ...]) -> bool:
    """Whether the answer says all that it has to: of an order the last one needs no tap, nor do
    bots, which come last.
    """
    left = [place for place in places if not place.rank]
    if not question.order:
        return len(left) < len(places)
    if any(place.free for place in left):
        return False
    return len(left) < 2 or not any(place.person for place in left)


def asks_for_one(moment: Moment) -> bool:
    """Whether who sits where depends on an answer that is still to be applied."""
    question = asked(moment.game, moment.options, moment.sheet)
    waits = moment.sheet.phase == "waiting-room"
    return waits and question is not None and not question.order


def is_open(game: AnyGame, options: Options, sheet: Sheet) -> bool:
    """Whether a question is asked that has no answer yet."""
    question = asked(game, options, sheet)
    return question is not None and not is_answered(question, sheet.places)


def settled(game: AnyGame, options: Options, sheet: Sheet) -> tuple[Options, Sheet]:
    """Options and sheet as the match begins: by the answer to the question, by lot, or as they
    are.
    """
    question = asked(game, options, sheet)
    if question is None:
        return options, drawn(sheet)
    seats = order(sheet.places)
    if question.order:
        given = {**values(options), question.order: [seat + 1 for seat in seats]}
        return game.resolve(**given), sheet
    places = (*sheet.places[seats[0] :], *sheet.places[: seats[0]])
    return options, msgspec.structs.replace(sheet, places=places)


def check_answered(moment: Moment) -> None:
    """Refuse to begin while a question is open."""
    if is_open(moment.game, moment.options, moment.sheet):
        asks = moment.game.text(question_of(moment.game, moment.options).asks)
        raise NotAllowed(t("refused.unanswered", question=asks))


def set_question(draft: Draft, asker: Asker, ask: requests.SetQuestion) -> None:
    rights.check_setting_up(draft, asker)
    if ask.on:
        question_of(draft.game, draft.options)
        draft.change(draw=False)
    draft.change(asks=ask.on)


def answer(draft: Draft, asker: Asker, ask: requests.AnswerQuestion) -> None:
    """The host has tapped a player."""
    rights.check_setting_up(draft, asker)
    question = question_of(draft.game, draft.options)
    if not draft.sheet.asks:
        raise NotAllowed(t("refused.not-asked"))
    if rights.place_at(draft, ask.seat).free:
        raise NotAllowed(t("refused.nobody-sits", n=ask.seat + 1))
    kept = [seat for seat in ranked(draft.sheet.places) if seat != ask.seat and question.order]
    answered = [*kept, ask.seat] if ask.on else kept
    for seat in range(len(draft.sheet.places)):
        draft.change_place(seat, rank=answered.index(seat) + 1 if seat in answered else 0)
