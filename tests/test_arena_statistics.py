"""What the arena reckons, held against formulas and against figures reckoned by hand."""

from __future__ import annotations

from collections import Counter
from math import log, sqrt
from random import Random

import pytest

from whistlestop.arena.bout import FINE, Outcome, class_time, time_class
from whistlestop.arena.ratings import PRIOR, fit, ratings
from whistlestop.arena.sprt import LOWER, UPPER, Sprt, expected, log_ratio, tilt
from whistlestop.arena.standings import ahead
from whistlestop.arena.statistics import bootstrap, mean_interval, middle, share_interval


def outcome(points: tuple[int, ...], winners: tuple[int, ...], *, first: int = 0, turns: int = 10) -> Outcome:
    """Make up a game in which every seat has an entrant of its own."""
    seats = len(points)
    return Outcome(
        tuple(range(seats)), first, turns, "pieces", winners, points, (3,) * seats, (2,) * seats, ({},) * seats
    )


# Intervals


def test_the_middle_leaves_out_as_much_at_both_ends() -> None:
    """Of 1000 ordered values the middle 95 % begins after the first 25 and ends before the last 25."""
    assert middle(range(1000)) == (25, 974)


def test_an_interval_of_a_mean_is_that_of_the_normal_distribution() -> None:
    """For many deals the bootstrap of a mean comes to mean ± 1.96 sd / sqrt(n)."""
    chance = Random(5)
    values = [chance.gauss(100, 20) for _ in range(400)]
    mean = sum(values) / 400
    sd = sqrt(sum((value - mean) ** 2 for value in values) / 399)
    low, high = mean_interval(values)
    assert low == pytest.approx(mean - 1.96 * sd / 20, abs=0.25)
    assert high == pytest.approx(mean + 1.96 * sd / 20, abs=0.25)


def test_games_of_one_deal_count_once() -> None:
    """Two games that always go alike say no more than one: the interval is that of half as many games."""
    chance = Random(3)
    alone = [float(chance.random() < 0.6) for _ in range(200)]
    low, high = share_interval(alone)
    assert (low, high) == share_interval([(one + one) / 2 for one in alone])
    p = sum(alone) / 200
    assert high - low == pytest.approx(2 * 1.96 * sqrt(p * (1 - p) / 200), rel=0.1)


def test_rotations_that_cancel_luck_narrow_the_interval() -> None:
    """Where whoever begins wins, both win one game of each deal, and nothing is left to doubt."""
    assert share_interval([0.5] * 30) == (0.5, 0.5)


def test_a_clean_sweep_is_not_certainty() -> None:
    """Ten deals won of ten: Wilson's interval of 10 of 10 is 72.2 to 100 %; and the same from below for none."""
    low, high = share_interval([1.0] * 10)
    z = 1.96**2
    assert low == pytest.approx(10 / (10 + z))
    assert high == pytest.approx(1)
    assert share_interval([0.0] * 10) == pytest.approx((0.0, z / (10 + z)))


def test_the_bootstrap_draws_whole_deals_and_repeats_itself() -> None:
    """Figures of one resample belong together: twice a value is always twice it; the same deals, the same interval."""
    pairs = [(x, 2 * x) for x in (1, 4, 9, 16)]
    (low, high), twice = bootstrap(pairs, lambda some: [sum(column) for column in zip(*some, strict=True)])
    assert twice == (2 * low, 2 * high)
    assert mean_interval([1, 4, 9, 16]) == mean_interval([1, 4, 9, 16])


# The sequential test


def test_what_a_rating_difference_leads_to_expect() -> None:
    """400 points are ten to one; at more seats everybody else has the same strength."""
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(-400) == pytest.approx(1 / 11)
    assert expected(0, seats=4) == 0.25
    assert expected(400, seats=4) == pytest.approx(10 / 13)


def test_the_bounds_are_walds() -> None:
    """Errors of 5 % either way put the bounds at ± log 19."""
    assert pytest.approx(log(19)) == UPPER
    assert pytest.approx(-log(19)) == LOWER


def test_the_likeliest_distribution_has_the_mean() -> None:
    """Weights p / (1 + t (score - mean)) sum to one and have the mean that was asked for."""
    seen = [(0.0, 0.1), (0.25, 0.1), (0.5, 0.3), (0.75, 0.3), (1.0, 0.2)]
    for mean in (0.4, 0.5, 0.7):
        t = tilt(seen, mean)
        weights = [p / (1 + t * (score - mean)) for score, p in seen]
        assert sum(weights) == pytest.approx(1)
        assert sum(w * score for w, (score, _) in zip(weights, seen, strict=True)) == pytest.approx(mean)


def test_wins_and_losses_alone_make_walds_own_test() -> None:
    """If deals are only won or lost the ratio is won log(p1/p0) + lost log((1-p1)/(1-p0))."""
    scores = [1.0] * 60 + [0.0] * 40
    exact = 60 * log(0.6 / 0.5) + 40 * log(0.4 / 0.5)
    assert log_ratio(scores, 0.5, 0.6) == pytest.approx(exact, abs=1e-3)


def test_close_hypotheses_are_told_by_mean_and_variance() -> None:
    """For small differences the ratio comes to n (s1 - s0) (2 mean - s0 - s1) / (2 variance)."""
    chance = Random(11)
    scores = [chance.choice((0.0, 0.25, 0.5, 0.5, 0.75, 1.0)) for _ in range(1000)]
    mean = sum(scores) / 1000
    variance = sum((score - mean) ** 2 for score in scores) / 1000
    near = 1000 * 0.01 * (2 * mean - 0.5 - 0.51) / (2 * variance)
    assert log_ratio(scores, 0.5, 0.51) == pytest.approx(near, abs=0.02)


def test_correlation_within_a_deal_counts() -> None:
    """Deals of two halves decide sooner than the same wins in deals won or lost as a whole."""
    split = [0.5] * 40 + [1.0] * 20
    whole = [1.0] * 40 + [0.0] * 20
    assert sum(split) == sum(whole)
    assert log_ratio(split, 0.5, 0.6) > 2 * log_ratio(whole, 0.5, 0.6) > 0


def test_the_verdict_goes_to_either_side() -> None:
    """A clear winner is accepted as stronger, an even one as not, and a few deals decide nothing."""
    test = Sprt(0, 100)
    assert test.verdict([]) is None
    assert test.verdict([0.5, 1.0]) is None
    assert test.verdict([1.0, 0.5] * 40) == 100
    assert test.verdict([1.0, 0.5, 0.0, 0.5] * 40) == 0


def test_the_test_errs_as_rarely_as_it_says() -> None:
    """Of 200 contests between equals, few more than 5 % (10) are given to the first: 18 would be 2.6 sd too many."""
    chance, test = Random(2), Sprt(0, 120)
    wrong = 0
    for _ in range(200):
        scores: list[float] = []
        verdict = None
        while verdict is None:
            scores.append(chance.choice((0.0, 0.5, 0.5, 1.0)))
            verdict = test.verdict(scores) if len(scores) >= 20 else None
        wrong += verdict == 120
    assert wrong < 18


# Ratings


def test_two_entrants_are_rated_by_their_odds() -> None:
    """With two seats the odds of winning are the ratio of the strengths; the even game beforehand counts too."""
    strength = fit(2, {(0, 1): (75 - PRIOR / 2, 25 - PRIOR / 2)})
    assert strength[0] / strength[1] == pytest.approx(3)
    assert ratings(strength) == pytest.approx([0, -400 * log(3) / log(10)])


def test_a_pool_that_plays_as_expected_gets_its_strengths_back() -> None:
    """Where everybody wins its share of the strengths at the table, those are the likeliest strengths."""
    strengths = (4.0, 2.0, 1.0, 0.125)
    wins: dict[tuple[int, ...], list[float]] = {}
    for line_up in ((0, 1), (0, 2), (1, 2), (2, 3), (0, 1, 2), (0, 1, 2, 3)):
        total = sum(strengths[entrant] for entrant in line_up)
        wins[line_up] = [1e9 * strengths[entrant] / total for entrant in line_up]
    assert fit(4, wins) == pytest.approx(strengths, rel=1e-5)
    assert fit(4, wins, start=(1, 5, 1, 9)) == pytest.approx(strengths, rel=1e-5)


def test_one_on_several_seats_wins_with_each_of_them() -> None:
    """One strong seat that wins half of the games against two others is twice as strong as each."""
    strength = fit(2, {(0, 1, 1): (500, 250, 250)})
    assert strength[0] / strength[1] == pytest.approx(2, rel=0.01)


def test_whoever_won_everything_is_not_infinitely_strong() -> None:
    """Ten wins of ten, and one even game beforehand: odds of 10.5 to 0.5."""
    strength = fit(2, {(0, 1): (10, 0)})
    assert strength[0] / strength[1] == pytest.approx(21)


# One game


def test_a_shared_win_is_parted() -> None:
    """Two winners have half a win each."""
    game = outcome((90, 110, 110), (1, 2))
    assert [game.won(seat) for seat in range(3)] == [0, 0.5, 0.5]


def test_turns_are_counted_from_whoever_began() -> None:
    """Eleven turns at three seats from seat 1: seats 1 and 2 had four, seat 0 three."""
    assert [outcome((0, 0, 0), (0,), first=1, turns=11).turns_of(seat) for seat in range(3)] == [3, 4, 4]


def test_who_came_in_ahead() -> None:
    """Winners come in ahead whatever broke the tie, the others by points; level is a half."""
    game = outcome((100, 100, 80, 80), (1,))
    assert ahead(game, 1, 0) == 1
    assert ahead(game, 0, 1) == 0
    assert ahead(game, 0, 2) == 1
    assert ahead(game, 2, 3) == 0.5


def test_times_are_kept_in_classes_of_four_per_cent() -> None:
    """A class gives its time back within half its width, from a microsecond to a minute."""
    for seconds in (1e-6, 4.2e-5, 0.001, 0.2, 1.0, 61.5):
        assert class_time(time_class(seconds)) == pytest.approx(seconds, rel=2 ** (0.5 / FINE) - 1 + 1e-9)
    assert len(Counter(time_class(0.1 * 1.0001**step) for step in range(400))) == 2
