"""Records: a match comes back from its file, and damage is told by the event and the reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from core.tug import TUG
from librt.random import Random

import potager
from potager.core.choosers import random_chooser
from potager.core.dice import FairDice, promise_of
from potager.core.errors import BadRecord, PotagerError, UnfairDice
from potager.core.match import Match
from potager.core.record import FORMAT, Record, RecordedSeat
from potager.core.state import CHANCE
from potager.core.verifying import verify

SNAIL = potager.game("snail-invasion")
SEED = "c0ffee" + "00" * 29


def finished(seed: int = 1) -> Match:
    """A finished match with fair dice, in which something was taken back."""
    match = Match(
        SNAIL,
        SNAIL.resolve(),
        FairDice("golden", SEED, promise_of(SEED), ("ann", "bo")),
        [RecordedSeat("Ann"), RecordedSeat(bot="easy")],
    )
    random = Random(seed)
    choose = random_chooser(random)
    for _ in range(5):
        match.roll()
        seat = match.waiting()[0]
        match.choose(seat, choose(match.view(seat), seat))
    match.undo(len(match.events) - 3)
    match.take(1)
    match.pause()
    match.resume()
    match.play([choose, choose])
    return match


MATCH = finished()
RECORD = MATCH.record()
PLAIN: dict[str, Any] = msgspec.json.decode(RECORD.to_json())


def changed(change: Callable[[dict[str, Any]], object], *, sums: bool = True) -> Record:
    """The finished match's record with something done to it."""
    record = msgspec.json.decode(RECORD.to_json())
    if not sums:
        del record["sums"]
    change(record)
    return Record.from_json(msgspec.json.encode(record))


def refused(record: Record) -> str:
    with pytest.raises(BadRecord) as error:
        Match.from_record(record)
    return str(error.value)


# There and back


def test_a_match_comes_back_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    MATCH.save(file)
    again = Match.load(file)
    assert again.state.key() == MATCH.state.key()
    assert (again.rows, again.events, again.seats) == (MATCH.rows, MATCH.events, MATCH.seats)
    assert again.result == MATCH.result
    assert again.record() == RECORD


def test_a_match_comes_back_at_every_event() -> None:
    for length in range(0, len(PLAIN["log"]), 7):
        match = Match.before(RECORD)
        for row in RECORD.rows()[:length]:
            match.replay(row)
        again = Match.from_record(match.record())
        assert again.state.key() == match.state.key()
        assert again.rows == match.rows


def test_a_match_of_several_choices_comes_back() -> None:
    match = Match.new(TUG, TUG.resolve(rounds=5, sand=10), seed=1)
    match.play([random_chooser(Random(1))] * 3)
    again = Match.from_record(match.record(), TUG)
    assert again.rows == match.rows
    assert again.result == match.result


def test_a_resumed_match_rolls_on_where_it_was() -> None:
    match = Match.new(SNAIL)
    match.roll()
    match.undo(0)
    again = Match.from_record(match.record(secret_seed=True))
    assert again.draw() == match.draw()


def test_the_seed_is_in_the_record_once_the_match_is_over() -> None:
    match = Match.new(SNAIL)
    assert isinstance(match.dice, FairDice)
    assert match.dice.seed not in match.record().to_json()
    assert match.dice.promise in match.record().to_json()
    match.agree_draw()
    assert match.dice.seed in match.record().to_json()


def test_a_record_is_one_small_line() -> None:
    text = RECORD.to_json()
    assert "\n" not in text
    assert len(text) < 700 + 16 * len(PLAIN["log"])


# Damage


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "Input data was truncated"),
        ("potager", "JSON is malformed"),
        (b"\xff\xfe", "JSON is malformed"),
        ("[]", "Expected `object`, got `array`"),
        ("{}", "missing required field `potager`"),
        ('{"potager":1}', "missing required field `game`"),
        (RECORD.to_json()[:200], "Input data was truncated"),
        (RECORD.to_json().replace('"log":[', '"log":[7,'), "at `$.log[0]`"),
        (RECORD.to_json().replace('"fair"', '"loaded"'), "Invalid value 'loaded'"),
        (RECORD.to_json().replace(SEED, "no hex"), "at `$.dice.seed`"),
    ],
)
def test_what_is_no_record_says_why(text: str | bytes, why: str) -> None:
    with pytest.raises(BadRecord, match="This is not a Potager record: ") as error:
        Record.from_json(text)
    assert why in str(error.value)


def test_a_record_of_another_format_says_which() -> None:
    assert PLAIN["potager"] == FORMAT  # never left out, so that the next format can tell
    with pytest.raises(BadRecord, match=f"in format 9, but this Potager reads only up to {FORMAT}"):
        changed(lambda record: record.update(potager=9))
    with pytest.raises(BadRecord, match="format 9, but this"):
        Record.from_json('{"potager":9,"whatever":"that will be"}')


OLD = Path(__file__).parent / "records/format-1-snail-invasion.json"


def test_a_record_of_format_1_replays_though_its_sums_are_of_other_bytes() -> None:
    old = Record.load(OLD)
    match = Match.from_record(old)
    assert old.potager == 1
    assert old.sums != match.record().sums
    assert match.result == old.result
    assert verify(old) == (sum(row[0] == CHANCE for row in old.log), 0)


def test_a_record_of_format_1_is_checked_by_rules_dice_and_result() -> None:
    old = Record.load(OLD)
    old.log[1] = [0, 62, "bot"]
    with pytest.raises(BadRecord, match=r"Event 2 .* is not legal"):
        Match.from_record(old)
    old = Record.load(OLD)
    old.log[0] = [CHANCE, 35]
    with pytest.raises((BadRecord, UnfairDice), match="Event"):
        verify(old)
    old = Record.load(OLD)
    assert old.result is not None
    old.result = old.result[::-1]
    with pytest.raises(BadRecord, match="The result in the record is"):
        Match.from_record(old)


def test_a_record_of_format_1_saved_again_is_of_the_newest() -> None:
    new = Match.load(OLD).record()
    assert new.potager == FORMAT
    new.sums = "0000" + new.sums[4:]
    with pytest.raises(BadRecord, match="the position after it differs from the recorded one"):
        Match.from_record(new)


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"gone\.json can't be read: No such file or directory\."):
        Match.load(tmp_path / "gone.json")


@pytest.mark.parametrize(
    "row",
    [[], [0], [0, "x"], [0, 1, "robot"], [0, 1, "bot", 5], ["left"], ["won", 0], ["undone", "x"]],
)
def test_a_row_that_is_no_event_is_named(row: list[int | str]) -> None:
    record = changed(lambda record: record["log"].insert(2, row))
    assert refused(record) == f"Event 3 of the log is not an event: {row}."


FIRST_CHOICE = next(at for at, row in enumerate(PLAIN["log"]) if row[0] == 0)


@pytest.mark.parametrize(
    ("at", "row", "sentence"),
    [
        (1, [-1, 36], "Event 1 (chance, 36) can't be replayed: outcome 36 is not possible now."),
        (1, [-1, -1], "Event 1 (chance, -1) can't be replayed: outcome -1 is not possible now."),
        (1, [-2, 0], "Event 1 (the clock, 0) can't be replayed: No hourglass is running."),
        (1, [0, 0], "Event 1 (seat 0, 0) can't be replayed: Seat 0 can't act now."),
        (2, [0, 9**40], f"Event 2 (seat 0, {9**40}) can't be replayed: Action {9**40} is not legal "
                        "for seat 0 now."),
        (2, [0, 2], "Event 2 (seat 0, 2) can't be replayed: Action 2 is not legal for seat 0 now."),
        (2, [1, 0], "Event 2 (seat 1, 0) can't be replayed: Seat 1 can't act now."),
        (2, [-3, 0], "Event 2 (seat -3, 0) can't be replayed: Seat -3 can't act now."),
        (2, ["undone", 4], "Event 2 (undone 4) can't be replayed: The match can't go back "
                           "to event 4. Its last event is 1."),
        (2, ["resigned", 5], "Event 2 (resigned 5) can't be replayed: There is no seat 5. This "
                             "match has 2."),
        (2, ["resumed", -1], "Event 2 (resumed -1) can't be replayed: The match is not paused."),
    ],
)  # fmt: skip
def test_an_event_that_cannot_be_is_named(at: int, row: list[int | str], sentence: str) -> None:
    record = changed(lambda record: record["log"].__setitem__(at - 1, row))
    assert refused(record) == sentence


def test_an_event_that_could_be_but_was_not_is_named() -> None:
    other = next(what for what in (0, 3, 6, 9) if what != PLAIN["log"][FIRST_CHOICE][1])
    record = changed(lambda record: record["log"][FIRST_CHOICE].__setitem__(1, other))
    assert refused(record) == (
        f"Event {FIRST_CHOICE + 1} (seat 0, {other}) can't be replayed: "
        "the position after it differs from the recorded one."
    )


def test_every_single_changed_event_is_noticed() -> None:
    for at, row in enumerate(PLAIN["log"]):
        for place in (0, 1):
            if isinstance(row[place], int) and row[0] not in ("paused", "resumed", "took"):
                with pytest.raises(PotagerError, match=r"Event \d+|result|ends"):
                    Match.from_record(
                        changed(lambda record: record["log"][at].__setitem__(place, row[place] + 1))  # noqa: B023
                    )


def test_missing_events_are_noticed() -> None:
    assert "Event 1 " in refused(changed(lambda record: record["log"].pop(0)))
    record = changed(lambda record: (record["log"].pop(), record.pop("result")))
    plays = sum(isinstance(row[0], int) for row in PLAIN["log"])
    assert refused(record) == (
        f"The record's log ends after {plays - 1} events, but it has checksums for {plays}."
    )


def test_nothing_can_be_added_after_the_end() -> None:
    loser = PLAIN["result"].index(-1)
    record = changed(
        lambda record: (
            record["log"].append(["resigned", 1 - loser]),
            record.update(result=[-one for one in record["result"]]),
        )
    )
    assert refused(record) == (
        f"Event {len(PLAIN['log']) + 1} (resigned {1 - loser}) can't be replayed: "
        "The match is over."
    )


def test_a_wrong_result_is_noticed() -> None:
    record = changed(lambda record: record.update(result=[0, 0]))
    assert refused(record) == (
        f"The result in the record is [0, 0], but its log gives {PLAIN['result']}."
    )


def test_a_result_of_an_unfinished_log_is_noticed() -> None:
    record = changed(lambda record: record.update(log=[], sums=""))
    assert refused(record) == (
        f"The result in the record is {PLAIN['result']}, but its log gives none yet."
    )


def test_half_of_a_choice_of_several_seats_is_noticed() -> None:
    match = Match.new(TUG, seed=1)
    match.choose(0, 1)
    match.choose(1, 1)
    record = match.record()
    record.log.pop()
    with pytest.raises(BadRecord, match="ends in the middle of a simultaneous choice"):
        Match.from_record(record, TUG)


def test_wrong_options_seats_and_games_are_named() -> None:
    sentence = refused(changed(lambda record: record["options"].update(board="5x5")))
    assert sentence == (
        "The record's options are not valid: board can't be '5x5': choose 3x4 or 4x4."
    )
    sentence = refused(changed(lambda record: record["options"].update(wind=1)))
    assert "There is no option 'wind'" in sentence
    sentence = refused(changed(lambda record: record["seats"].pop()))
    assert sentence == "The record has seats for 1, but its options need 2."
    with pytest.raises(PotagerError, match="There is no game 'slug-invasion': choose "):
        Match.from_record(changed(lambda record: record.update(game="slug-invasion")))


# Older rules


def test_a_record_of_older_rules_replays_where_they_agree() -> None:
    assert Match.from_record(changed(lambda record: record.update(rules=0))).result == MATCH.result


def test_a_record_of_older_rules_says_why_it_cannot() -> None:
    record = changed(lambda record: (record.update(rules=0), record["log"].__setitem__(1, [0, 14])))
    assert refused(record) == (
        f"Event 2 (seat 0, 14) can't be replayed with version {SNAIL.rules_version} of the rules "
        "of Snail Invasion!, because it was played with version 0: Action 14 is not legal for "
        "seat 0 now."
    )


# Fair dice


def rolls_of(record: dict[str, Any]) -> list[int]:
    return [at for at, row in enumerate(record["log"]) if row[0] == CHANCE]


def test_verify_checks_every_roll_undone_ones_too() -> None:
    assert verify(RECORD) == (len(rolls_of(PLAIN)), 0)


def test_verify_names_the_roll_that_is_wrong() -> None:
    at = rolls_of(PLAIN)[-1]
    due = PLAIN["log"][at][1]
    wrong = next(  # another roll after which the log can still be replayed
        what for what in range(36) if what != due and what // 6 + what % 6 == due // 6 + due % 6
    )
    record = changed(lambda record: record["log"][at].__setitem__(1, wrong), sums=False)
    with pytest.raises(UnfairDice) as error:
        verify(record)
    assert str(error.value) == f"Event {at + 1}: the roll was {wrong}, but the seed gives {due}."


def test_verify_notices_another_seed() -> None:
    with pytest.raises(UnfairDice, match="does not match the promise"):
        verify(changed(lambda record: record["dice"].update(seed="00" * 32)))


def test_verify_notices_another_seed_with_its_own_promise() -> None:
    seed = "00" * 32
    with pytest.raises(UnfairDice, match="Event 1: the roll was"):
        verify(changed(lambda record: record["dice"].update(seed=seed, promise=promise_of(seed))))


def test_verify_needs_the_seed_and_fair_dice() -> None:
    with pytest.raises(UnfairDice, match="the match has not ended yet"):
        verify(Match.new(SNAIL).record())
    with pytest.raises(UnfairDice, match="whose dice make no promise"):
        verify(Match.new(SNAIL, seed=1).record())
