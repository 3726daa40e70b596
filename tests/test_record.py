"""Records: written and read back without loss, replayed without luck, broken in every way and still half good.

The files in `records/` are games that were written once and are kept: what they say must stay true.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import whistlestop as ws
from tests import games, referee
from whistlestop.game.actions import KINDS, Claim
from whistlestop.notation.gamelog import write_log
from whistlestop.notation.record import RecordError, read_record, read_records, replay, write_record
from whistlestop.rules.board import Board, Location, Ticket, Track
from whistlestop.titles import title as titles
from whistlestop.titles.title import Revision, TitleError, board_of, title

RECORDS = sorted(Path(__file__).parent.joinpath("records").glob("*.record"))


def text_of(name: str) -> str:
    """Return one of the kept records."""
    return Path(__file__).parent.joinpath("records", f"{name}.record").read_text(encoding="utf-8")


def play_on(game: ws.Game, random: Random, decisions: int | None = None) -> ws.Game:
    """Play at random to the end, or for so many decisions."""
    while not game.over and decisions != 0:
        seat = random.choice(game.actors)
        legal = game.legal(seat)
        game.play(legal[random.randrange(len(legal))], seat)
        decisions = None if decisions is None else decisions - 1
    return game


def happened(game: ws.Game) -> list[ws.Event]:
    """Everything that happened; the one order that a record does not keep is that of arbitrary cards for one claim."""
    return [event for event in game.events() if event.kind != "laid"]


def same(one: ws.Game, other: ws.Game) -> bool:
    """Tell whether two games stand alike, but for the luck that is still to come.

    The same cards can be reckoned as payment in more than one way (NC-51); the way matters in a tunnel only.
    """
    differing = set(one._state.layout.same(one._state, other._state))
    aside = {"rng"} if one.phase == "tunnel" else {"rng", "row_paid"}
    return differing <= aside and happened(one) == happened(other) and one.result == other.result


def drawn(game: ws.Game) -> list[str]:
    """All that chance brought."""
    return [*game.opening, *(outcome for step in game.steps for outcome in step.chance)]


# Round trips


@pytest.mark.parametrize("kind", games.defaults(), ids=str)
def test_finished_game_comes_back(kind: games.Kind) -> None:
    """Written, read and written again a game is the same text, position and history (CM-10 to CM-104)."""
    game = play_on(kind.load(4), Random(4))
    text = write_record(game)
    record = read_record(text)
    assert record.fault is None
    assert record.game is not None
    assert write_record(record.game) == text
    assert same(record.game, game)


@pytest.mark.parametrize("kind", games.house_rules()[::3], ids=str)
def test_house_rules_come_back(kind: games.Kind) -> None:
    """The options stand in the header and hold in the replay (CM-10)."""
    game = play_on(kind.load(5), Random(5), 40)
    back = replay(write_record(game))
    assert back.setup == game.setup
    assert same(back, game)


@pytest.mark.parametrize("name", ["nordic", "europe", "marklin", "san-francisco"])
def test_game_in_progress_comes_back_after_every_decision(name: str) -> None:
    """A record of half a game replays too, in the middle of a payment, a ride or a tunnel (CM-43, CM-62, MK-50)."""
    random = Random(9)
    game = ws.load(name, 2, seed=9)
    for _ in range(60):
        if game.over:
            break
        play_on(game, random, 1)
        text = write_record(game)
        back = replay(text)
        assert write_record(back) == text
        assert same(back, game)
        assert back.answers == game.answers


def test_record_grows_by_lines() -> None:
    """Only the last line of a game in progress changes; all before it stays (a record can be written turn by turn)."""
    random, before = Random(2), ""
    game = ws.load("europe", 2, seed=2, dice=True)
    for _ in range(80):
        if game.answers or not game.steps:
            play_on(game, random, 1)
            continue
        kept, _, _ = before.rstrip("\n").rpartition("\n")
        before = write_record(game)
        assert before.startswith(kept)
        play_on(game, random, 1)


def test_secret_answers_are_kept() -> None:
    """What a seat has answered while others still think is written and waits again after reading (CM-12)."""
    game = ws.load("nordic", 3, seed=3, first=0)
    answer = game.legal(2)[0]
    game.play(answer, 2)
    back = replay(write_record(game))
    assert back.answers == {2: answer}
    assert back.actors == [0, 1]


def test_record_after_undo_knows_nothing_of_what_was_taken_back() -> None:
    """A decision that was taken back leaves no trace, and what is played instead is written."""
    game = play_on(ws.load("usa", 2, seed=6), Random(6), 30)
    whole = write_record(game)
    taken = [game.undo() for _ in range(10)]
    text = write_record(game)
    assert text == write_record(replay(text))
    for step in reversed(taken):
        game.play(step.action, step.seat)
    assert write_record(game) == whole


def test_replay_needs_no_luck() -> None:
    """Whatever seed the replay has, the cards fall as they are written (CM-11)."""
    text = write_record(play_on(ws.load("switzerland", 2, seed=1), Random(1), 50))
    one, other = replay(text, seed=1), replay(text, seed=2)
    assert drawn(one) == drawn(other)
    assert one._state.layout.same(one._state, other._state) == ["rng"]


def test_claim_is_one_token_with_all_its_cards() -> None:
    """A claim stands there as people say it: the track and every card laid, arbitrary ones too (CM-47, NC-51)."""
    game = ws.load("nordic", 2, seed=1, first=0)
    random = Random(1)
    while not any(event.kind == "laid" for event in game.events()):
        play_on(game, random, 1)
    while game.phase == "substitute":
        play_on(game, random, 1)
    claim = next(event for event in reversed(game.events()) if event.kind == "claim")
    assert f" c{claim.track} {claim.cards}" in write_record(game)


def test_notes_come_back() -> None:
    """Date, names and notes are kept in their order and mean nothing to the game."""
    notes = {"Date": ["2026-05-01"], "Name": ["0 Ada", '1 Grace "Amazing" H.'], "Note": ["rain \\ wind\nall day"]}
    text = write_record(ws.load("nordic", 2, seed=1), notes)
    record = read_record(text)
    assert record.fault is None
    assert record.game is not None
    assert record.notes == notes
    assert write_record(record.game, record.notes) == text
    with pytest.raises(ws.GameError, match="no tag Weather"):
        write_record(record.game, {"Weather": ["rain"]})


def test_comments_and_spreadsheet_habits_do_no_harm() -> None:
    """Comments, blank lines, other line ends, a byte order mark and wrapped lines read like the plain text."""
    plain = text_of("nordic")
    lines = plain.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("6. "))
    lines[at] = lines[at].replace(" ", " {a tunnel?\n no} ", 1) + " ; we shall see"
    lines[at + 1 : at + 1] = ["", "; a whole line", "{ and", "[one] more }"]
    wrapped = next(i for i, line in enumerate(lines) if re.match(r"9\. 1 r", line))
    lines[wrapped] = lines[wrapped].replace(" r", "\n  r")
    commented = "\ufeff" + "\r\n".join(lines) + "\r\n"
    assert write_record(replay(commented)) == plain


def test_imagined_world_has_no_record() -> None:
    """A world that a seat thinks possible did not fall as the record would say, so it is refused (CM-120)."""
    world = play_on(ws.load("nordic", 2, seed=1), Random(1), 20).determinise(0, 5)
    with pytest.raises(ws.GameError, match="no record"):
        _ = world.record
    with pytest.raises(ws.GameError, match="no record"):
        write_record(world)


# Kept games


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_kept_game_stays_true(path: Path) -> None:
    """A game written once replays to the same end under the same rules, and its log is right (CM-100)."""
    text = path.read_text(encoding="utf-8")
    game = replay(text)
    assert write_record(game) == text
    assert [str(verdict) for verdict in referee.check(write_log(game)) if not verdict.ok] == []


def test_every_board_title_has_a_kept_game() -> None:
    """No title is without its record in tests/records."""
    recorded = {replay(path.read_text(encoding="utf-8")).title for path in RECORDS}
    assert {title.id for title in ws.titles() if games.playable(title)} <= recorded


def test_several_records_in_one_file() -> None:
    """Records of one file are read one by one; a fault names its line in the file and ends only its own record."""
    one, two = text_of("nordic"), text_of("usa").replace('[Result "0:', '[Result "1:')
    first, second, third = read_records(one + two + one)
    assert first.fault is None
    assert third.fault is None
    assert second.fault is not None
    assert second.fault.line == len((one + two).splitlines())
    assert list(read_records("")) == []
    twice = read_record(one + one).fault
    assert twice is not None
    assert "read_records" in str(twice)


# A board of one's own


SMALL = Board(
    locations=(
        Location("a", 'Å, "old"', 60.0, 10.5),
        Location("b", "Bø", 61.123456, 11.0),
        Location("c", "C", 62.0, 12.0),
    ),
    tracks=tuple(
        Track(i, *ends, 2, colour, "plain")
        for i, (ends, colour) in enumerate([(("a", "b"), "red"), (("b", "c"), "gray"), (("a", "c"), "blue")], 1)
    ),
    tickets=tuple(Ticket(f"t{i:02}", *ends) for i, ends in enumerate([("a", (("c", 3),)), ("b", (("c", 2),))] * 5, 1)),
    name="Three\ntowns",
    notice="Drawn for a test; [not] printed",
    own=True,
)


def test_board_of_one_s_own_travels_inside_the_record() -> None:
    """Every row of the board is a tag, so the game replays on a machine that has never seen the board (CM-01)."""
    game = play_on(ws.load("usa", 2, seed=1, board=SMALL), Random(1), 30)
    text = write_record(game)
    back = replay(text)
    assert back.board == SMALL
    assert write_record(back) == text
    assert same(back, game)


@pytest.mark.parametrize("name", ["switzerland", "san-francisco", "marklin"])
def test_every_field_of_a_board_travels(name: str) -> None:
    """Borders, marked sights, merchandise and country tickets come back as they were (CH-20, SF-12, MK-04)."""
    board = replace(board_of(title(name)), name="mine")
    back = replay(write_record(ws.load(name, 2, seed=1, board=board)))
    assert back.board == board


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('[Track "2,b,c,2,', '[Track "2,b,x,2,', "x"),
        ('[Track "2,b,c,2,', '[Track "2,b,c,two,', "two"),
        ('[Track "2,b,c,2,gray,plain,0,,"]', '[Track "2,b,c"]', "its cells are id,a,b,length"),
        ('[Board "Three\\ntowns"]\n', "", "begin the board with"),
    ],
)
def test_bad_row_of_a_board_is_named(old: str, new: str, says: str) -> None:
    """A board that cannot be is one fault, in the line of its row."""
    text = write_record(ws.load("usa", 2, seed=1, board=SMALL))
    assert old in text
    record = read_record(text.replace(old, new))
    assert record.game is None
    assert record.fault is not None
    assert says in str(record.fault)
    if new:
        assert record.fault.line == text[: text.index(old)].count("\n") + 1


# One clear fault each


def after(text: str, pattern: str, written: str) -> str:
    """Change the first place in a text where a pattern is found."""
    assert re.search(pattern, text, re.MULTILINE), pattern
    return re.sub(pattern, written, text, count=1, flags=re.MULTILINE)


HEADERS = {
    "unknown title": (r'"nordic"', '"nordik"', 1, "did you mean nordic"),
    "unknown revision": (r'\[Rules "1"', '[Rules "9"', 2, "not by revision 9"),
    "no number": (r'\[Rules "1"', '[Rules "one"', 2, "number from 1"),
    "wrong seat count": (r'\[Seats "3"', '[Seats "7"', 3, "from 2 to 3"),
    "no such first seat": (r'\[First "2"', '[First "3"', 4, "from 0 to 2"),
    "no seats": (r'\[Seats "3"\]\n', "", 1, "no Seats tag"),
    "unknown option": (r'^\[First "2"\]', '[First "2"]\n[Option "nordic.startHnd 5"]', 5, "nordic.startHand"),
    "bad option": (r'^\[First "2"\]', '[First "2"]\n[Option "nordic.startHand 6"]', 5, "4 or 5"),
    "option of another title": (r'^\[First "2"\]', '[First "2"]\n[Option "sf.flushFerries off"]', 5, "san-francisco"),
    "bad dice": (r'^\[First "2"\]', '[First "2"]\n[Dice "six"]', 5, "yes or no"),
    "unknown tag": (r'^\[First "2"\]', '[First "2"]\n[Optoin "nordic.startHand 5"]', 5, "did you mean Option"),
    "tag twice": (r'^\[First "2"\]', '[First "2"]\n[Seats "3"]', 5, "first in line 3"),
    "no tag": (r'\[Seats "3"\]', "[Seats 3]", 3, "a tag looks like"),
    "impossible card": (r"^0\. >\w", "0. >Z", 6, "holds no Z"),
    "card of no game": (r"^0\. >\w", "0. >Q", 6, "Q is none of this game"),
    "card for a ticket": (r">#t\d+", ">K >#t01", 6, "a ticket is drawn here, and K"),
    "ticket twice": (r">#(t\d+),t\d+", r">#\1,\1", 6, "not in the deck"),
    "card too much": (r"^0\. >", "0. >K >", 6, "K"),
    "no set-up": (r"^0\. >.*\n0\. >.*\n", "", 6, "missing"),
}


@pytest.mark.parametrize("case", HEADERS.values(), ids=HEADERS)
def test_fault_before_the_first_decision(case: tuple[str, str, int, str]) -> None:
    """What cannot begin gives no game, and one fault with its line and what would be right (CM-10, CM-11)."""
    pattern, written, line, says = case
    record = read_record(after(text_of("nordic"), pattern, written))
    assert record.game is None
    assert record.fault is not None
    assert says in str(record.fault)
    assert record.fault.line == line
    assert str(record.fault).startswith(f"line {line}")


PLAYED = {
    "no action": (r"^7\. 2 r5 ", "7. 2 zz9 ", "zz9", "no action"),
    "no chance": (r"^(7\. 2 r5) >\w", r"\1", "r5", "missing"),
    "too much chance": (r"^(7\. 2 r5 >\w)", r"\1K", "r5", "nothing more here"),
    "chance of no form": (r"^(7\. 2 r5) >\w", r"\1 >k", ">k", "no outcome of chance"),
    "ticket for a card": (r"^(7\. 2 r5) >\w", r"\1 >#t01", "r5", "a card is drawn here, and #t01"),
    "illegal claim": (r"^7\. 2 r5 >\w.*", "7. 2 c59 O", "c59", r"[A-Z]{2}-\d+: "),
    "payment from nowhere": (r"^7\. 2 r5 >\w.*", "7. 2 c2 KBGOPRWY", "c2", r"[A-Z]{2}-\d+: "),
    "card of another game": (r"^7\. 2 r5 >\w.*", "7. 2 c2 F", "c2", "F"),
    "another seat": (r"^7\. 2", "7. 1", "r5", "seat 2 does"),
    "no such seat": (r"^7\. 2", "7. 8", "r5", "seat 2 does"),
    "another turn": (r"^7\. 2", "8. 2", "r5", "turn 7"),
    "a turn left out": (r"^7\. 2 .*\n", "", "", "turn 7"),
    "no turn": (r"^7\. 2 r5", "r5", "r5", "seat 2 does|turn 7"),
    "open comment": (r"^7\. 2 ", "{ 7. 2 ", "{", "not closed"),
    "no seat": (r"^7\. 2 ", "7. ", "r5", "whose decision"),
}


@pytest.mark.parametrize("case", PLAYED.values(), ids=PLAYED)
def test_fault_leaves_the_good_prefix(case: tuple[str, str, str, str]) -> None:
    """Six good turns stay, and the fault says where, what and why, with the rule where one forbids it (CM-40)."""
    pattern, written, token, says = case
    text = text_of("nordic")
    record = read_record(after(text, pattern, written))
    assert record.game is not None
    assert record.fault is not None
    assert record.game.turn == 7
    assert record.fault.token.startswith(token)
    assert re.search(says, str(record.fault))
    if token:
        assert record.fault.line == text[: text.index("\n7. 2")].count("\n") + 2
    good = write_record(record.game)
    assert text.startswith(good)


def test_illegal_action_tells_what_is_legal() -> None:
    """Who writes an illegal action is told the rule and what could have been done (CM-20)."""
    fault = read_record(after(text_of("nordic"), r"^7\. 2 r5 >\w.*", "7. 2 c59 O")).fault
    assert fault is not None
    assert "legal here: d, r1" in fault.right


def test_nothing_follows_the_end() -> None:
    """An action after the end is a fault; the finished game stays (CM-92)."""
    text = text_of("nordic")
    record = read_record(text.replace("[Result", "999. 0 d >K\n[Result"))
    assert record.game is not None
    assert record.game.over
    assert record.fault is not None
    assert "over" in record.fault.reason


def test_wrong_result_is_corrected() -> None:
    """The record says 13:4:29, the rules say 13:4:28; a result before the end is refused too (CM-100)."""
    text = text_of("nordic")
    fault = read_record(text.replace('"13:4:28"', '"13:4:29"')).fault
    assert fault is not None
    assert fault.token == "13:4:29"
    assert "13:4:28" in fault.right
    early = after(text, r"^90\. (.*\n)*\[", "[")
    fault = read_record(early).fault
    assert fault is not None
    assert "not over" in fault.reason


@pytest.mark.parametrize("text", ["", "hello", "[", "\x00", "0. >K\n", '[Date "today"]\n', "[Title]\n" * 3])
def test_text_that_is_no_record_is_one_fault(text: str) -> None:
    """Anything at all gives a fault with a line, never an exception from inside."""
    record = read_record(text)
    assert record.game is None
    assert record.fault is not None
    assert record.fault.line == 1
    with pytest.raises(RecordError):
        replay(text)


# Broken at random


@cache
def whole(name: str) -> tuple[str, list[int], list[str]]:
    """A kept record, the core's choices in it, and its chance."""
    text = text_of(name)
    game = replay(text)
    return text, [choice for step in game.steps for choice in step.choices], drawn(game)


@pytest.mark.parametrize("name", ["san-francisco", "europe-dice"])
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_cut_record_keeps_its_good_prefix(name: str, data: Any) -> None:
    """Cut anywhere, a record gives the decisions before the cut and nothing else, and a fault if a line was cut."""
    text, choices, chance = whole(name)
    at = data.draw(st.integers(0, len(text) - 1))
    record = read_record(text[:at])
    if record.game is None:
        assert record.fault is not None
        return
    found = [choice for step in record.game.steps for choice in step.choices]
    assert found == choices[: len(found)]
    assert drawn(record.game) == chance[: len(drawn(record.game))]
    if text[at - 1] != "\n":
        assert record.fault is not None


@pytest.mark.parametrize("name", ["san-francisco", "europe-dice"])
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_corrupted_record_is_a_game_and_a_fault_or_another_good_game(name: str, data: Any) -> None:
    """Letters changed, lost or added: no exception, and what is left of the game replays by itself."""
    text, _, _ = whole(name)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        gone = data.draw(st.integers(0, 3))
        new = data.draw(st.text(st.sampled_from('cdkr0123456789.:,>#*@-+ \n[]{};"KBLFSDTsd\u00e9'), max_size=3))
        text = text[:at] + new + text[at + gone :]
    record = read_record(text)
    assert record.game is not None or record.fault is not None
    if record.game is not None:
        again = read_record(write_record(record.game))
        assert again.fault is None
        assert again.game is not None
        assert same(again.game, record.game)


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_read_without_an_exception(text: str) -> None:
    """Whatever the text, reading it ends in a record with a fault."""
    assert read_record(text).fault is not None


# Revisions


def with_revisions(name: str, rules: int, slots: dict[str, Any], **earlier: Revision) -> titles.Title:
    """Return a title whose rules have moved on to revision `rules`; `earlier` say what revisions r1, r2 ... meant."""
    now = title(name)
    revisions = {int(key[1:]): revision for key, revision in earlier.items()}
    return replace(now, rules=rules, slots={**now.slots, **slots}, revisions=revisions)


def test_older_record_replays_by_its_own_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """When today's hand has six cards, a record of revision 1 still deals four and ends as it says (NC-12)."""
    text = text_of("nordic")
    today = with_revisions("nordic", 2, {"starting_hand": 6}, r1=Revision({"starting_hand": 4}))
    monkeypatch.setattr(titles, "titles", lambda: (today,))
    old, new = replay(text), ws.load("nordic", 3, seed=1)
    assert old.setup.rules == 1
    assert [event.count for event in old.events() if event.kind == "deal"] == [4, 4, 4]
    assert write_record(old) == text
    assert new.setup.rules == 2
    assert [event.count for event in new.events() if event.kind == "deal"] == [6, 6, 6]
    assert write_record(replay(write_record(new))) == write_record(new)
    fault = read_record(text.replace('[Rules "1"]', '[Rules "2"]')).fault
    assert fault is not None
    assert fault.line == text[: text.index("\n0. ")].count("\n") + 2


def test_revisions_are_changes_to_the_one_after() -> None:
    """Revision 1 is revision 2 with its own change; so an old entry is never touched when the rules move on again."""
    today = with_revisions(
        "nordic",
        3,
        {"starting_hand": 6, "end_pieces": 1},
        r2=Revision({"starting_hand": 5}),
        r1=Revision({"end_pieces": 2}, board="../switzerland"),
    )
    slots = {n: (today.at(n).slots["starting_hand"], today.at(n).slots["end_pieces"]) for n in (1, 2, 3)}
    assert slots == {1: (5, 2), 2: (5, 1), 3: (6, 1)}
    assert board_of(today.at(1)) == board_of(title("switzerland"))
    assert board_of(today.at(2)) == board_of(title("nordic"))
    for unknown in (0, 4):
        with pytest.raises(TitleError, match="revision 1 and 2 and 3 here, not by revision"):
            today.at(unknown)


def test_title_file_may_name_earlier_revisions(tmp_path: Path) -> None:
    """`[revisions.1]` in title.toml holds the slots, and the board's folder, that revision 1 had."""
    source = Path(titles.__file__).parent / "nordic" / "title.toml"
    stated = source.read_text(encoding="utf-8").replace("rules = 1\n", "rules = 2\n")
    folder = tmp_path / "nordic"
    folder.mkdir()
    table = '\n[revisions.1]\nslots = { starting_hand = 5 }\nboard = "board-1"\n'
    (folder / "title.toml").write_text(stated + table, encoding="utf-8")
    read = titles._read(folder)
    assert read.rules == 2
    assert read.at(1).slots["starting_hand"] == 5
    assert read.at(1).folder == "nordic/board-1"


def test_claim_token_in_kept_record_is_played_whole() -> None:
    """Each claim of the kept games is one decision that names its payment (CM-47)."""
    claims = [step.action for step in replay(text_of("usa")).steps if isinstance(step.action, Claim)]
    assert claims
    assert all(claim.paid for claim in claims)


def test_page_about_records_shows_a_true_one() -> None:
    """The record in docs/records.md replays, and every kind of token in its table is one that reads."""
    page = Path(__file__).parents[1].joinpath("docs", "records.md").read_text(encoding="utf-8")
    shown = re.search(r"```text\n(.*?)```", page, re.DOTALL)
    assert shown
    record = read_record(shown[1])
    assert record.fault is None
    assert record.game is not None
    assert record.game.turn > 1
    table = page[page.index("| `k:t05") : page.index("What chance brought")]
    tokens = re.findall(r"`([^`]+)`", re.sub(r"^(\| .*? \|).*", r"\1", table, flags=re.MULTILINE))
    tokens = [token for token in tokens if token not in ("K B G O P R W Y", *"LFZX")]
    assert [str(ws.read_action(token)) for token in tokens] == tokens
    assert {type(ws.read_action(token)) for token in tokens} == set(KINDS)
