"""Every lesson runs through the rules, and one that they don't allow is refused in a sentence."""

from __future__ import annotations

import pytest

import potager
from potager.core import lesson
from potager.core.lesson import BadLesson
from potager.core.scene import TURN, Layout
from potager.core.state import CHANCE
from potager.table.telling.lessons import tell, written
from potager.table.telling.messages import Branch

GAMES = ("snail-invasion", "carrots-and-broccoli", "carrotia", "yes-broccoli", "pyramid-shambo")
LAYOUTS: tuple[Layout, ...] = ("wide", "phone", "low")


@pytest.mark.parametrize("name", GAMES)
def test_every_lesson_is_legal_and_ends_as_it_says(name: str) -> None:
    game = potager.game(name)
    script = lesson.load(game)
    stops = list(lesson.walk(game, script))  # raises where an event or what is asked is not legal
    assert len(stops) >= 8, "a lesson takes two to four minutes"
    assert len([stop for stop in stops if stop.step.ask]) >= 5, "a lesson is for doing"
    assert 2 <= script.minutes <= 4
    for stop in stops:
        if stop.asked >= 0:
            legal = stop.match.state.legal(script.seat)
            assert stop.asked in legal
            assert game.notation(stop.match.state, script.seat, stop.asked) == stop.step.ask
    assert stops[-1].match.rows, "something has happened"


@pytest.mark.parametrize("name", GAMES)
def test_the_last_rows_are_those_of_a_real_match(name: str) -> None:
    """What a lesson shows can be replayed like any match."""
    game = potager.game(name)
    *_, last = lesson.walk(game, lesson.load(game))
    again = type(last.match)(game, last.match.options, last.match.dice)
    for row in last.match.rows:
        again.replay(row)
    assert again.state.key() == last.match.state.key()
    assert {row.who for row in again.events} - {CHANCE}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_asked_for_can_be_clicked(name: str, layout: Layout) -> None:
    told = tell(potager.game(name), lesson.load(potager.game(name)), layout)
    first = told.steps[0].frames[0]
    assert first.scene is not None
    assert all(not frame.scene for step in told.steps for frame in step.frames if frame != first)
    assert any(step.answers for step in told.steps), "wrong clicks have reasons"
    for step in told.steps:
        assert bool(step.path) == bool(step.roll or step.decisions) == bool(step.wrong)
        if step.decisions:
            assert _leads(step.decisions[0].branches, step.path), step.path
    assert not told.steps[-1].path


def _leads(branches: tuple[Branch, ...], path: tuple[str, ...]) -> bool:
    """Whether the tree has this path to its end."""
    known = {branch.target: branch for branch in branches}
    branch = known.get(path[0])
    if branch is None:
        return False
    then = known[branch.like].then if branch.like else branch.then
    return _leads(then, path[1:]) if path[1:] else not then or path[0].startswith(TURN)


def test_a_lesson_is_told_in_the_learners_words() -> None:
    text = written(potager.game("pyramid-shambo"), "wide").decode()
    assert "You win" in text
    assert "Pip" in text


def script(**changed: str) -> str:
    """A small lesson of Snail Invasion!, with some of its lines written otherwise."""
    lines = {
        "head": 'minutes = 2\nnames = ["Pip"]\nends = "going on"',
        "options": '[options]\nmode = "duel"',
        "roll": '[[step]]\nsay = "Roll."\nask = "roll"\nwrong = "No."',
        "out": '[[step]]\nplay = ["3+4"]\nsay = "Out."\nask = "red-pawn out"\nwrong = "No."',
        "more": '[[step]]\nsay = "More."\n' * 6,
    }
    return "\n".join({**lines, **changed}.values())


def run(text: str) -> None:
    for _ in lesson.walk(potager.game("snail-invasion"), lesson.parse(text)):
        pass


def test_the_small_lesson_is_right() -> None:
    run(script())


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"out": '[[step]]\nsay = "Out."\nplay = ["7+7"]'}, "step 2: '7+7': it can't happen now"),
        ({"out": '[[step]]\nsay = "Out."\nplay = ["3+4", "red-queen out"]'}, "is not legal now"),
        (
            {"out": '[[step]]\nplay = ["3+4"]\nsay = "?"\nask = "red-queen out"\nwrong = "No."'},
            "step 2: 'red-queen out' is not legal now",
        ),
        (
            {"out": '[[step]]\nplay = ["3+4"]\nsay = "?"\nask = "roll"\nwrong = "No."'},
            "step 2: it asks for a roll, but the learner has no dice to roll",
        ),
        ({"roll": '[[step]]\nsay = "?"\nask = "pass"\nwrong = "No."'}, "can't choose now"),
        (
            {"head": 'minutes = 2\nnames = ["Pip"]\nends = "won"'},
            "`ends` is won, but the match is going on",
        ),
        (
            {"head": 'minutes = 2\nends = "going on"'},
            "names must have one entry per other seat (1), not 0",
        ),
        ({"more": '[[step]]\nsay = "More."\n' * 13}, "must have 2 to 14 steps, but this has 15"),
        ({"out": "", "more": ""}, "must have 2 to 14 steps, but this has 1"),
        ({"more": '[[step]]\nsays = "More."\n' * 6}, "unknown field `says`"),
        (
            {"roll": '[[step]]\nsay = "Roll."\nask = "roll"'},
            "`ask` and `wrong` must be used together",
        ),
        (
            {"more": f'[[step]]\nsay = "{"x" * 300}"\n' * 6},
            "a sentence must have 1 to 240 characters",
        ),
        ({"more": '[[step]]\nsay = "M"\nskip = ["1+1"]\n' * 6}, "`skip` can't follow an `ask`"),
    ],
)
def test_a_wrong_lesson_is_refused_in_a_sentence(changed: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadLesson, match=r"^lesson\.toml") as refused:
        run(script(**changed))
    assert complaint in str(refused.value)
    assert str(refused.value).count("\n") == 0


def test_a_bubble_about_nothing_is_refused() -> None:
    text = script(more='[[step]]\nsay = "More."\nat = "square:99"\n' * 6)
    with pytest.raises(BadLesson, match="step 3: nothing in the wide scene is called 'square:99'"):
        tell(potager.game("snail-invasion"), lesson.parse(text), "wide")


def test_a_game_without_a_lesson_says_so() -> None:
    game = potager.game("connect-four")
    assert not lesson.has_lesson(game)
    with pytest.raises(BadLesson, match="has no lesson"):
        lesson.load(game)
