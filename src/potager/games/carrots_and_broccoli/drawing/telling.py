"""Carrots & Broccoli in words: names, the prompt, the players' list, and how it ended."""

from __future__ import annotations

from functools import cache

from potager.core.scene import Icon, Part, SeatStatus
from potager.core.texts import Message, Someone, listed, say, someone, verbatim
from potager.games.carrots_and_broccoli import COLOURS, GAME, SIZES, beyond, square_name
from potager.games.carrots_and_broccoli.rules import backyard
from potager.games.carrots_and_broccoli.rules.backyard import Backyard
from potager.games.carrots_and_broccoli.rules.board import Board, colour_of, size_of
from potager.games.carrots_and_broccoli.rules.wall import A1, H8, Squares, size

VEGETABLES = {"carrots": "carrot", "broccoli": "broccoli"}  # the two sides, and their pictures
SIDES = tuple(VEGETABLES)
NOTHING = -1  # no piece, or no square


def numbers(squares: Squares) -> list[int]:
    """The squares of a set, from a1 on."""
    some = squares[0] | squares[1] << 32
    return [at for at in range(64) if some >> at & 1] if some else []


def piece_on(view: Backyard, square: int) -> int:
    """The number of what stands on a square, of a plant or of the wall."""
    plant = view.board.piece_at(square)
    return plant if plant >= 0 else backyard.black(view.wall_size(view.board.place_at(square)))


def turn_of(view: Backyard, action: int) -> tuple[str, int, int, int]:
    """A choice as plant, move, wall or pass; which piece goes from where to where."""
    match GAME.verbs.read(action):
        case ("plant", piece, square):
            return "plant", piece, NOTHING, square
        case ("move", square, direction):
            kind = "move" if view.board.place_at(square) < 0 else "wall"
            return kind, piece_on(view, square), square, beyond(square, direction)
        case _:
            return "pass", NOTHING, NOTHING, NOTHING


# Names


def sides(board: Board) -> tuple[str, ...]:
    """What the seats are called in texts and classes: two sides, or four colours."""
    return SIDES if board.seats == 2 else COLOURS[:4]


def who(board: Board, seat: int) -> Someone:
    """The player in that seat, or the side if there is no name."""
    return _who(sides(board), seat)


@cache
def _who(names: tuple[str, ...], seat: int) -> Someone:
    return someone(seat, say(f"side.{names[seat]}"))


@cache
def name(piece: int) -> Message:
    """'small red'."""
    large = say(f"size.{SIZES[size_of(piece)]}")
    return say("piece", size=large, colour=say(f"colour.{COLOURS[colour_of(piece)]}"))


@cache
def at(square: int) -> Message:
    """A square's name, the same in every language."""
    return verbatim(square_name(square))


@cache
def dice_icons(dice: int, words: str = "rolled") -> tuple[Icon, Icon]:
    """The two dice: 'Yellow' or 'Any colour' (in the log 'yellow'), and 'small or large'."""
    colour, faces = COLOURS[dice // 6], backyard.FACES[dice % 6]
    sizes = [say(f"size.{SIZES[one]}") for one in faces]
    either = listed(sizes, way="or")
    return (
        Icon(symbol=f"colour-{colour}", label=say(f"{words}.{colour}")),
        Icon(symbol=f"sizes-{'-'.join(map(str, faces))}", label=either),
    )


def rolled(dice: int, words: str = "rolled") -> Message:
    """'Yellow, small or large'; in the middle of a sentence with the words of the log."""
    colour, sizes = dice_icons(dice, words)
    return say("prompt.roll", colour=colour.label, sizes=sizes.label)


def goal(board: Board, seat: int, words: str, **counts: int) -> Message:
    """These words on what wins (C10, C11); with two players one plant has to stand on a corner."""
    kind = "triangle" if board.short else "group"
    if board.seats == 4:
        return say(f"{words}.{kind}", **counts)
    return say(f"{words}.{kind}-corner", corner=at((A1, H8)[seat]), **counts)


# Around the scene


def prompt(view: Backyard, viewer: int) -> Message:
    """What this viewer can do now, or whom the game waits for."""
    board, mover = view.board, who(view.board, view.mover)
    if view.is_setting_up():
        return say("prompt.wall")
    if view.dice < 0:
        if viewer != view.mover:
            return say("prompt.rolling", who=mover)
        if view.turn < board.seats:  # in the first turn of each: what wins
            return say("prompt.first", goal=goal(board, viewer, "prompt.goal"))
        return say("prompt.tap")
    roll, colour = rolled(view.dice), view.dice // 6
    if viewer != view.mover:
        return say("prompt.choosing", who=mover, roll=roll)
    possible = _possible(view)
    if colour >= backyard.BLACK or board.owner(3 * colour) == viewer:
        return say("prompt.can", roll=roll, what=say(f"can.{possible}"))
    owner = who(board, board.owner(3 * colour))
    return say("prompt.theirs", roll=roll, owner=owner, what=say(f"theirs.{possible}"))


def _possible(view: Backyard) -> str:
    """Which of planting, moving a plant and moving the wall the roll allows, as one word."""
    can = set()
    for verb, *of in map(GAME.verbs.read, view.legal(view.mover)):
        can.add("wall" if verb == "move" and view.board.place_at(of[0]) >= 0 else verb)
    return "-".join(kind for kind in ("plant", "move", "wall") if kind in can) or "pass"


def status(view: Backyard) -> list[SeatStatus]:
    """Each seat's side, its colours, and how many plants it has together."""
    board, found = view.board, []
    for seat, word in enumerate(sides(board)):
        together, grown, needed = size(board.crop(seat)), size(board.grown(seat)), board.needed()
        parts: list[Part] = [goal(board, seat, "goal", n=together, all=needed)]
        if view.timer or view.limit:  # what decides if nobody is done by then
            parts.insert(0, say("goal.yard", n=grown))
        if word in VEGETABLES:  # else the face shows the one colour
            own = [COLOURS[colour] for colour in range(4) if board.owner(3 * colour) == seat]
            parts += [Icon(symbol=f"chip-{one}", label=say(f"colour.{one}")) for one in own]
        if view.kids >> seat & 1:
            parts.append(say("goal.kid"))
        by_count = view.ending not in (0, backyard.COMPLETE)
        found.append(
            SeatStatus(
                role=say(f"side.{word}"), symbol=VEGETABLES.get(word, f"chip-{word}"),
                classes=(word,), parts=tuple(parts),
                score=(grown, 0) if by_count else (together, needed),
            )
        )  # fmt: skip
    return found


def verdict(view: Backyard) -> Message:
    """Who won and why. A count is shown for every seat."""
    board = view.board
    winners = [who(board, seat) for seat in range(board.seats) if view.winners >> seat & 1]
    if view.ending == backyard.COMPLETE:
        return say("won.triangle" if board.short else "won.group", who=winners[0])
    why = "time" if view.ending == backyard.TIME else "limit"
    counts = [
        say("won.line", who=who(board, seat), n=size(board.grown(seat)), pips=board.pips(seat))
        for seat in range(board.seats)
    ]
    end = say(f"won.{why}", who=winners[0], n=view.limit)
    if winners[1:]:
        end = say(f"won.{why}-draw", sides=listed(winners), n=view.limit)
    return say("won.count", end=end, counts=listed(counts))
