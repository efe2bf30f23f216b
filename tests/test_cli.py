"""The `potager` command: what scripts rely on, and what people get told."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from serving import command as run
from serving import free_port

import potager
from potager.core.match import Match
from potager.terminal import progress


def anew(*words: str) -> subprocess.CompletedProcess[str]:
    """The command as a person calls it, importing what it needs: once for each of them."""
    script = "from potager.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", script, *words], capture_output=True, text=True, check=False
    )


Run = Callable[..., subprocess.CompletedProcess[str]]


def answer(*words: str, by: Run = run) -> Any:
    done = by(*words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_games_lists_what_the_table_has() -> None:
    listed = {game["name"]: game for game in answer("games", by=anew)}
    assert "snail-invasion" in listed
    assert "connect-four" not in listed  # known, but not of the table
    snail = listed["snail-invasion"]
    assert snail["title"] == "Snail Invasion!"
    assert snail["players"] == [1, 2]
    assert snail["age"] is None  # its rulebook names none
    assert listed["yes-broccoli"]["age"] == 6
    assert snail["rules_version"] == 1
    assert snail["options"]["garden"]["choices"] == [
        "classic",
        "two-colour",
        "three-and-one",
        "one-colour",
        "patio",
    ]


def test_simulate_prints_the_object_that_scripts_rely_on() -> None:
    told = answer("simulate", "snail-invasion", "--games", "300", "--seed", "4", by=anew)
    assert set(told) >= {
        "game", "players", "options", "compiled", "games", "bots", "seats", "draws", "turns",
        "moves_per_s",
    }  # fmt: skip
    assert told["bots"] == ["random", "random"]
    assert told["compiled"] == potager.COMPILED
    assert set(told["turns"]) == {"mean", "p50", "p95"}
    assert sum(seat["wins"] for seat in told["seats"]) + told["draws"] == told["games"] == 300
    for number, seat in enumerate(told["seats"]):
        assert set(seat) == {
            "seat", "bot", "wins", "win_rate", "ci95", "mean_score", "mean_points",
        }  # fmt: skip
        assert seat["seat"] == number
        assert seat["ci95"][0] <= seat["win_rate"] <= seat["ci95"][1]


def test_simulate_tells_how_games_end_and_how_much_choice_they_leave() -> None:
    told = answer("simulate", "snail-invasion", "--games", "300", "--seed", "4")
    assert list(told["endings"]) == ["plant", "blocked", "spoiled", "limit"]
    assert sum(told["endings"].values()) == pytest.approx(1, abs=1e-5)
    assert set(told["decisions"]) == {"mean", "p50", "p95"}
    assert told["decisions"]["mean"] > 10
    assert 1 < told["branching"] < 20
    assert 0 < told["forced"] < 1
    assert sum(told["verbs"].values()) == pytest.approx(1, abs=1e-5)
    assert set(told["lead"]) == {"changes", "decided", "decided_p50"}
    assert [seat["mean_points"] for seat in told["seats"]] == [None, None]
    assert told["points_ci95"] is None


@pytest.mark.parametrize(
    ("game", "least", "most"),
    [("yes-broccoli", 0, 100), ("carrotia", 0, 25), ("carrots-and-broccoli", 1, 12)],
)
def test_simulate_tells_the_games_own_points(game: str, least: int, most: int) -> None:
    flags = ["-o", "turn_limit=60"] if game == "carrots-and-broccoli" else []
    told = answer("simulate", game, "--games", "20", "--seed", "4", *flags)
    for seat, (low, high) in zip(told["seats"], told["points_ci95"], strict=True):
        assert least <= seat["mean_points"] <= most
        assert low <= seat["mean_points"] <= high


def test_the_arena_rates_any_number_of_bots(tmp_path: Path) -> None:
    told = answer(
        "arena", "snail-invasion", "--bots", "random,search:1,search:2", "--games", "20",
        "--csv", str(tmp_path / "a.csv"), "--picture", str(tmp_path / "a.svg"),
    )  # fmt: skip
    assert len(told["bots"]) == len(told["pairs"]) == 3
    assert {"bot", "elo", "ci95", "games", "share", "skill"} == set(told["bots"][0])
    assert told["pairs"][0]["verdict"]["answer"] in ("stronger", "weaker", "open")
    assert (tmp_path / "a.csv").read_text().startswith("one,other,games,share,low,high,elo,answer")
    assert (tmp_path / "a.svg").read_text().startswith("<svg xmlns=")
    bots = ["--bots", "search:1,random"]
    two = answer("arena", "snail-invasion", *bots, "--games", "20", by=anew)
    assert {"challenger", "field", "games", "share", "ci99", "fair_share", "better"} <= set(two)


def test_the_number_of_players_may_be_an_option_and_is_given_once() -> None:
    command = ("simulate", "carrots-and-broccoli", "--games", "1", "--workers", "1", "--json")
    assert json.loads(run(*command, "-o", "players=4").stdout)["players"] == 4
    for given, why in (
        (["--players", "4", "-o", "players=4"], "Give the number of players once"),
        (["-o", "players=four"], "The number of players must be a whole number, not 'four'."),
    ):
        refused = run(*command, *given)
        assert refused.returncode == 2
        assert refused.stderr.startswith(why)


def test_options_reach_the_game() -> None:
    told = answer(
        "simulate", "snail-invasion", "--players", "1", "--option", "garden=patio",
        "--option", "board=4x4", "--games", "20", "--seed", "1",
    )  # fmt: skip
    assert told["players"] == 1
    assert told["options"]["garden"] == "patio"
    assert told["options"]["mode"] == "solitaire"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("simulate", "chess"), "There is no game 'chess': choose "),
        (("simulate", "snail-invasion", "-o", "garden=lawn"), "choose classic, two-colour, "),
        (("simulate", "snail-invasion", "-o", "gnomes=3"), "There is no option 'gnomes': choose "),
        (("simulate", "snail-invasion", "-o", "board"), "Write an option as name=value"),
        (("simulate", "snail-invasion", "-o", "turn_limit=0"), "a whole number from 1 to 10000"),
        (("simulate", "snail-invasion", "--players", "5"), "for 1 or 2 players, not 5"),
        (("simulate", "snail-invasion", "-o", "garden=patio"), "Patio is for solitaire only."),
        (("simulate", "snail-invasion", "--bots", "grandmaster"), "There is no bot 'grandmaster'"),
        (("simulate", "snail-invasion", "--bots", "easy,easy,easy"), "one per seat (2), not 3"),
        (("simulate", "snail-invasion", "--games", "0"), "--games"),
        (("simulate", "snail-invasion", "--workers", "0"), "--workers"),
        (("simulate", "snail-invasion", "--bots", "search:deep"), "There is no bot 'search:deep'"),
        (("simulate", "snail-invasion", "--ray", "127.0.0.1:1"), "There is no Ray cluster at 127"),
        (("report", "snail-invasion", "--out", __file__), "test_cli.py can't be created"),
        (("solve", "connect-four", "--policy", "."), ". can't be written"),
        (("solve", "carrotia"), "can't be solved here because it has an hourglass"),
        (("solve", "yes-broccoli", "-o", "game=advanced"), "solved here because seats know things"),
        (("analyse", __file__), "test_cli.py: This is not a Potager record"),
        (("replay", "nowhere.json"), "nowhere.json can't be read"),
        (("verify", "nowhere.json"), "nowhere.json can't be read"),
        (("rules", "chess"), "There is no game 'chess'"),
    ],
)
def test_what_a_person_got_wrong_is_one_sentence(words: tuple[str, ...], says: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert says in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_who_stops_long_work_is_told_that_it_stopped(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(KeyboardInterrupt), progress():
        raise KeyboardInterrupt
    assert capsys.readouterr().err == "Stopped.\n"


BOTS = """
class Lost:
    def __init__(self, seed):
        pass
    def choose(self, view, seat):
        raise ValueError("where am I?")

class Stubborn(Lost):
    def choose(self, view, seat):
        return 99

class Seedless(Lost):
    def __init__(self):
        pass
"""


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("Lost", "mine:Lost failed: ValueError: where am I? (mine.py, line 6)."),
        ("Stubborn", "mine:Stubborn chose 99, which is not legal for seat 0."),
        ("Seedless", "mine:Seedless failed: TypeError: "),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_bot_of_ones_own_that_fails_is_told_in_one_sentence(
    command: str, bot: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    done = run(command, "connect-four", "--bots", f"mine:{bot},random", "--games", "2")
    assert done.returncode == 2
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_a_bot_whose_file_is_wrong_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "wrong.py").write_text("class Wrong(:")
    monkeypatch.chdir(tmp_path)
    done = run("simulate", "connect-four", "--bots", "wrong:Wrong", "--games", "2")
    assert done.returncode == 2
    assert done.stderr.startswith("The bot wrong:Wrong can't be loaded: invalid syntax")


def test_replay_tells_and_draws_a_match(tmp_path: Path) -> None:
    match = Match.new(potager.game("snail-invasion"), turn_limit=6)
    while not match.over:
        match.roll()
        for seat in match.waiting():
            match.choose(seat, match.legal(seat)[0])
    match.save(tmp_path / "match.json")
    told = anew("replay", str(tmp_path / "match.json"))
    assert told.returncode == 0, told.stderr
    assert "out" in told.stdout
    steps = answer("replay", str(tmp_path / "match.json"))
    assert len(steps["events"]) == len(match.events)
    assert {"turn", "seat", "what"} >= steps["events"][0].keys()
    assert steps["verdict"] in told.stdout
    drawn = run("replay", str(tmp_path / "match.json"), "--svg", str(tmp_path / "pictures"))
    assert drawn.returncode == 0, drawn.stderr
    pictures = sorted((tmp_path / "pictures").glob("*.svg"))
    assert len(pictures) == len(match.events) + 1
    assert pictures[0].read_text().startswith("<svg")


def test_verify_finds_fair_dice_fair_and_others_not(tmp_path: Path) -> None:
    match = Match.new(potager.game("snail-invasion"), turn_limit=4)
    while not match.over:
        match.roll()
        for seat in match.waiting():
            match.choose(seat, match.legal(seat)[0])
    file = tmp_path / "match.json"
    match.save(file)
    assert answer("verify", str(file), by=anew) == {
        "fair": True, "rolls": 4, "elsewhere": 0, "salts": [], "without": [], "rounds": 0
    }  # fmt: skip

    record = json.loads(file.read_text())
    record["dice"]["salts"] = ["somebody else's"]
    file.write_text(json.dumps(record))
    done = run("verify", str(file))
    assert done.returncode == 2
    assert "but the seed gives" in " ".join(done.stderr.split())


def test_what_has_a_result_has_it_as_json_too(tmp_path: Path) -> None:
    fuzzed = answer("fuzz", "connect-four", "--games", "1", "--into", str(tmp_path))
    assert fuzzed == {"game": "connect-four", "matches": 1, "failed": {}}
    deck = tmp_path / "mine.toml"
    deck.write_text('[[food]]\nname = "Pizza"\nvalue = 3\n')
    told = answer("deck", "check", str(deck))
    assert told == {"file": str(deck), "game": "yes-broccoli", "faults": []}
    deck.write_text('[[food]]\nname = "Pizza"\nvalue = "tasty"\n')
    done = run("deck", "check", str(deck), "--json")
    assert done.returncode == 2
    assert "food Pizza, value" in json.loads(done.stdout)["faults"][0]
    port = str(free_port())
    found = answer("serve", "--check", "--database", str(tmp_path / "t.sqlite"), "--port", port)
    assert found["fine"] is all(one["fine"] for one in found["checks"])
    assert found["settings"]["port"] == {"value": port, "from": "--port"}
    assert not {"dev", "sibling"} & found["settings"].keys()


def test_rules_are_printed() -> None:
    done = anew("rules", "snail-invasion")
    assert done.returncode == 0
    assert done.stdout.startswith("# Snail Invasion!")


def test_decks_are_checked_by_card_and_field(tmp_path: Path) -> None:
    deck = tmp_path / "mine.toml"
    deck.write_text('[[food]]\nname = "Pizza"\nvalue = 3\n')
    assert "a valid deck for Yes! Broccoli!" in anew("deck", "check", str(deck)).stdout
    deck.write_text('[[food]]\nname = "Pizza"\nvalue = "tasty"\n')
    done = run("deck", "check", str(deck))
    assert done.returncode == 2
    assert "food Pizza, value" in " ".join(done.stderr.split())
    deck.write_text("[[quest]]\nsize = 9\n")
    assert "quest 1" in run("deck", "check", str(deck)).stderr
    deck.write_text("nothing = 1\n")
    assert "one for Carrotia has [[quest]]" in " ".join(
        run("deck", "check", str(deck)).stderr.split()
    )
    deck.write_text("[[food]]\n" + "a." * 19_000 + "a = 1\n")
    done = run("deck", "check", str(deck))
    assert (done.returncode, "at most 4 dots" in done.stderr) == (2, True), "the table's limits"
    deck.write_text("[[quest]]\na = " + "[" * 9_000)
    assert "at most 6 deep" in run("deck", "check", str(deck)).stderr
    deck.write_text("[[quest]]\n" + "#" * 200_000)
    assert "characters" in run("deck", "check", str(deck)).stderr
    deck.write_text('[[food]]\nname = "Pizza"\nvalue = 3\n')
    told = answer("simulate", "yes-broccoli", "-o", f"deck=@{deck}", "--games", "5")
    assert "Pizza" in told["options"]["deck"]


def test_the_version_says_whether_the_rules_are_compiled() -> None:
    version, compiled, python = anew("--version").stdout.strip().split(", ")
    assert version == f"potager {potager.__version__}"
    assert compiled == ("compiled" if potager.COMPILED else "not compiled")
    assert python == f"Python {platform.python_version()}"


@pytest.mark.parametrize("words", [("games", "--json"), ("games",), ("--help",)])
def test_a_full_disk_is_told_in_one_sentence(words: tuple[str, ...]) -> None:
    script = "from potager.cli import main; main()"
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-c", script, *words],
            stdout=full, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "no space left" in done.stderr


def test_help_is_short_too_and_shows_no_type_for_a_flag() -> None:
    done = run("play", "-h")
    assert done.returncode == 0
    assert "--lan" in done.stdout
    assert "bool" not in done.stdout
    assert "default: 0" not in done.stdout, "a port that is free"
    assert "list[" not in run("serve", "-h").stdout


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("potager sim", ["simulate"]),
        ("potager simulate snail", ["snail-invasion"]),
        ("potager simulate snail-invasion --wor", ["--workers"]),
    ],
)
def test_the_shell_completes_commands_games_and_options(words: str, offered: list[str]) -> None:
    asked = {
        "_POTAGER_COMPLETE": "complete_bash",
        "COMP_WORDS": words,
        "COMP_CWORD": str(words.count(" ")),
    }
    assert run(environment=asked).stdout.split() == offered
