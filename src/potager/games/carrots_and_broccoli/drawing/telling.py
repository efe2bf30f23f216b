"""Carrots & Broccoli in words: the prompt, the players' list, the log, and how it ended."""

from __future__ import annotations

from potager.core.scene import Icon, Part, SeatStatus
from potager.core.texts import Message, listed, say
from potager.games.carrots_and_broccoli import COLOURS, GAME
from potager.games.carrots_and_broccoli.rules.backyard import COMPLETE, TIME, Backyard
from potager.games.carrots_and_broccoli.rules.board import PIECES
from potager.games.carrots_and_broccoli.rules.wall import size

from .facts import colour_shown, crop_size, goal, own_colours, side, sides, sizes_shown, who

NOBODY = -1


def prompt(view: Backyard, viewer: int) -> Message:
    """What this viewer can do now, or whom the game waits for."""
    if view.ending:
        return verdict(view)
    if view.is_setting_up():
        return say("prompt.wall")
    mover = who(view.board, view.mover)
    if view.dice < 0:
        if viewer != view.mover:
            return say("prompt.rolling", who=mover)
        if view.turn < view.board.seats:  # in the first turn of each: what wins
            return say("prompt.first", goal=goal(view.board, viewer, "prompt.goal"))
        return say("prompt.tap")
    rolled = say("prompt.roll", colour=colour_shown(view.dice), sizes=sizes_shown(view.dice))
    if viewer != view.mover:
        return say("prompt.choosing", who=mover, roll=rolled)
    owner = _owner_rolled(view)
    if owner in (NOBODY, viewer):
        return say("prompt.can", roll=rolled, what=say(f"can.{_possible(view)}"))
    what = say(f"theirs.{_possible(view)}")
    return say("prompt.theirs", roll=rolled, owner=who(view.board, owner), what=what)


def _owner_rolled(view: Backyard) -> int:
    """Whose colour was rolled; nobody's is black, and any colour."""
    colour = view.dice // 6
    return view.board.owner(3 * colour) if 3 * colour < PIECES else NOBODY


def _possible(view: Backyard) -> str:
    """Which of planting, moving a plant and moving the wall this roll allows, as one word."""
    can = set()
    for action in view.legal(view.mover):
        match GAME.verbs.read(action):
            case ("plant", _, _):
                can.add("plant")
            case ("move", square, _):
                can.add("move" if view.board.place_at(square) < 0 else "wall")
    return "-".join(word for word in ("plant", "move", "wall") if word in can) or "pass"


def status(view: Backyard) -> list[SeatStatus]:
    """Each seat's side, its colours, and how many plants it has together."""
    board = view.board
    found = []
    for seat, word in enumerate(sides(board)):
        chips = [
            Icon(symbol=f"chip-{COLOURS[colour]}", label=say(f"colour.{COLOURS[colour]}"))
            for colour in own_colours(board, seat)
        ]
        score = (crop_size(board, seat), board.needed())
        parts: list[Part] = [goal(board, seat, "goal", n=score[0], all=score[1])]
        if len(chips) > 1:  # else the face says it
            parts += chips
        if view.kids >> seat & 1:
            parts.append(say("goal.kid"))
        if view.timer or view.limit:
            parts.append(say("goal.yard", n=size(board.grown(seat))))
        if view.winners and view.ending != COMPLETE:  # the count has decided
            score = (size(board.grown(seat)), 0)
        face = {"carrots": "carrot", "broccoli": "broccoli"}.get(word, f"chip-{word}")
        found.append(
            SeatStatus(
                role=side(board, seat),
                symbol=face,
                classes=(word,),
                parts=tuple(parts),
                score=score,
            )
        )
    return found


def verdict(view: Backyard) -> Message:
    """Who won and why; a count is shown for every seat."""
    board = view.board
    winners = [who(board, seat) for seat in range(board.seats) if view.winners >> seat & 1]
    if view.ending == COMPLETE:
        return say("won.triangle" if board.short else "won.group", who=winners[0])
    why = say("won.time") if view.ending == TIME else say("won.limit", n=view.limit)
    counts = [
        say("won.line", who=who(board, seat), n=size(board.grown(seat)), pips=board.pips(seat))
        for seat in range(board.seats)
    ]
    end = say("won.one", who=winners[0])
    if winners[1:]:
        end = say("won.draw", sides=listed([say("won.name", who=one) for one in winners]))
    return say("won.count", why=why, counts=listed(counts), end=end)
