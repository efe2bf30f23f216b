"""Bots are told apart: bouts even luck out, the sequential test errs seldom, ratings are true."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import potager
from potager.bots.levels import bot, maker
from potager.core.errors import PotagerError
from potager.core.match import Match
from potager.core.state import State
from potager.lab.matches.arena import arena
from potager.lab.matches.bouts import WHOLE, Bout, games_of_unit, play_bout, seatings
from potager.lab.matches.challenge import challenge
from potager.lab.matches.ratings import Scores, Skills, rate
from potager.lab.matches.sequential import elo_of, expected, judge, share_interval

SNAIL = potager.game("snail-invasion")


class Timid:
    """A bot of somebody's own: it takes the first action that it may."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: State, seat: int) -> int:
        return int(view.legal(seat)[0])


def pairs_of(share: float, units: int, random: Random) -> Counter[int]:
    """Units of two games that each are won with this chance."""
    return Counter(
        WHOLE * ((random.random() < share) + (random.random() < share)) for _ in range(units)
    )


# Bouts


@pytest.mark.parametrize(("seating", "seats", "games"), [
    ("among", 2, 2), ("among", 4, 4), ("both", 2, 2), ("both", 3, 6), ("teams", 5, 2),
])  # fmt: skip
def test_every_unit_seats_both_bots_fairly(seating: str, seats: int, games: int) -> None:
    found = seatings(seating, seats)  # type: ignore[arg-type]
    assert len(found) == games_of_unit(seating, seats) == games  # type: ignore[arg-type]
    each = [sum(here[seat] for here in found) for seat in range(seats)]
    assert len(set(each)) == 1  # as often on each seat
    if seating == "both":
        assert each[0] * 2 == games


def test_a_bot_against_itself_splits_a_deal_that_dice_decide() -> None:
    """Every deal is played from both seats with the same dice."""
    own = f"{__name__}:Timid"
    tally = play_bout(Bout("connect-four", {}, own, own, "both", 3, 6, 1))
    assert tally.units == Counter({WHOLE: 3})


def test_teams_play_the_same_deal_and_the_better_one_takes_it() -> None:
    game = potager.game("snail-invasion")
    standing = challenge(game, {"mode": "solitaire"}, "search:10", "random", games=24, seed=1)
    assert standing.players == 1
    assert standing.fair_share == 0.5
    assert standing.share > 0.5


def test_a_challenge_still_gives_what_it_documents() -> None:
    """The seeds of two bots' games stay what they were, so that old figures can be made again."""
    found = challenge(SNAIL, {}, "search:3", "random", games=40, seed=1)
    assert (found.games, found.fair_share) == (40, 0.5)
    assert found.wins == pytest.approx(found.share * 40)
    assert found.elo is not None
    assert found.elo_ci95[0] is not None
    assert found.elo_ci95[0] < found.elo


# The sequential test


def test_expected_shares_and_elo_are_each_others_inverse() -> None:
    for seats, seating in ((2, "among"), (4, "among"), (3, "both"), (5, "teams")):
        for elo in (-300.0, 0.0, 25.0, 400.0):
            share = expected(elo, seats, seating)  # type: ignore[arg-type]
            assert elo_of(share, seats, seating) == pytest.approx(elo, abs=0.01)  # type: ignore[arg-type]


def test_the_sequential_test_errs_no_more_often_than_it_says() -> None:
    """Two bots that are really 15 Elo apart, tested until it is clear, again and again."""
    random, wrong, answered = Random(1), 0, 0
    share = expected(-15, 2, "both")
    for _ in range(150):
        units: Counter[int] = Counter()
        for _ in range(400):
            units.update(pairs_of(share, 25, random))
            answer = judge(units, 2, 2, "both").answer
            if answer != "open":
                answered += 1
                wrong += answer == "stronger"
                break
    assert answered > 140
    assert wrong / answered < 0.09  # 5 percent, and some luck


def test_the_test_says_nothing_before_it_has_seen_some_units() -> None:
    assert judge(Counter({2 * WHOLE: 5}), 2, 2, "both").answer == "open"
    assert judge(Counter({2 * WHOLE: 60}), 2, 2, "both").answer == "stronger"
    assert judge(Counter({0: 60}), 2, 2, "both").answer == "weaker"


def test_intervals_count_units_not_games() -> None:
    """Pairs that always split tell nothing; their interval is narrow, and so it should be."""
    split = share_interval(Counter({WHOLE: 400}), 2)
    apart = share_interval(Counter({0: 200, 2 * WHOLE: 200}), 2)
    assert split[1] - split[0] < 0.01
    assert apart[1] - apart[0] == pytest.approx(2 * 1.96 * 0.5 / 20, rel=0.02)


def test_it_stops_when_the_answer_is_clear() -> None:
    found = challenge(SNAIL, {}, "search:40", "random", games=2000, seed=1, until_clear=True)
    assert found.games < 400
    assert found.verdict.answer == "stronger"
    assert found.verdict.llr > found.verdict.bound


# Ratings


def test_ratings_find_the_strengths_that_games_were_made_from() -> None:
    random, true = Random(1), [200.0, 50.0, -250.0]
    pairs = [
        Scores(one, other, pairs_of(expected(true[one] - true[other], 2, "both"), 1500, random), 2)
        for one, other in ((0, 1), (0, 2), (1, 2))
    ]
    for rating, elo in zip(rate(3, pairs, 2, "both"), true, strict=True):
        assert rating.low < rating.elo < rating.high
        assert rating.elo == pytest.approx(elo, abs=25)
        assert rating.high - rating.low < 60
    assert sum(rating.elo for rating in rate(3, pairs, 2, "both")) == pytest.approx(0, abs=0.2)


def test_two_bots_ratings_are_the_elo_of_their_share() -> None:
    units = Counter({2 * WHOLE: 300, WHOLE: 400, 0: 100})
    one, other = rate(2, [Scores(0, 1, units, 2)], 2, "both")
    assert one.elo - other.elo == pytest.approx(elo_of(0.625, 2, "both"), abs=1)


def test_who_never_lost_is_strong_but_not_infinitely() -> None:
    one, other = rate(2, [Scores(0, 1, Counter({2 * WHOLE: 50}), 2)], 2, "both")
    assert 300 < one.elo - other.elo < 2000


def test_openskill_rates_many_seats() -> None:
    skills = Skills(2)
    for _ in range(60):
        skills.add([0, 1, 1], 0b001)
        skills.add([1, 0, 0], 0b010)
    assert skills.of(0)[0] > skills.of(1)[0]
    assert skills.of(0)[1] < 8  # surer than at the start


def test_an_arena_ranks_levels_and_shows_every_pair() -> None:
    bots = ["random", "search:2", f"{__name__}:Timid"]
    found = arena(SNAIL, {}, bots, games=40, seed=1)
    assert {one.bot for one in found.bots} == set(bots)
    assert len(found.pairs) == 3
    assert found.games == 120
    assert found.bots[0].elo >= found.bots[-1].elo
    assert found == arena(SNAIL, {}, bots, games=40, seed=1)
    head, rows = found.cross_table()
    assert head[1:] == [row[0] for row in rows]
    assert found.csv().count("\n") == 4
    assert "<table>" in found._repr_html_()
    challenged = arena(SNAIL, {}, bots, games=20, seed=1, challenge=True)
    assert [pair.one for pair in challenged.pairs] == ["random", "random"]


def test_an_arena_of_many_seats_has_openskills_ratings_too() -> None:
    game = potager.game("pyramid-shambo")
    bots = ["random", "easy", "medium"]
    found = arena(game, {"players": 3}, bots, games=36, seed=1)
    assert all(one.skill is not None for one in found.bots)
    assert {pair.games for pair in found.pairs} == {36}


# Names of bots


def test_a_bot_is_a_level_a_search_or_a_class_of_ones_own() -> None:
    assert isinstance(bot(f"{__name__}:Timid", SNAIL, 1), Timid)
    match = Match.new(SNAIL)
    match.roll()
    assert bot("search:50", SNAIL, 1).choose(match.view(0), 0) in match.legal(0)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("grandmaster", "There is no bot 'grandmaster': choose random, easy"),
        ("search:0", "There is no bot 'search:0'"),
        ("no_such_module:Bot", "can't be loaded: No module named"),
        ("math:sqrt", "needs a class sqrt with choose"),
    ],
)
def test_a_wrong_name_gets_one_sentence(name: str, why: str) -> None:
    with pytest.raises(PotagerError, match=why):
        maker(name, SNAIL)
