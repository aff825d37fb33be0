"""A deck of which seats know parts: what comes, what is known where, and what others may know."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from landfall.core.deck import BLANK, EVERYBODY, Deck, KnownCard
from landfall.core.rng import Rng

COPIES = (2, 1, 3)


def test_any_card_may_come_from_the_middle_each_by_its_copies() -> None:
    assert Deck.shuffled(COPIES).next_card() == [(0, 2), (1, 1), (2, 3)]
    assert Deck.shuffled(COPIES).drawn(1).next_card() == [(0, 2), (2, 3)]


def test_a_card_that_was_looked_at_comes_next() -> None:
    deck = Deck.shuffled(COPIES).shown(2, seat=0)
    assert deck.next_card() == [(2, 1)]
    assert len(deck) == len(deck.drawn(2)) + 1 == 6


def test_looking_again_shows_the_same_card_and_looking_deeper_the_next() -> None:
    deck = Deck.shuffled(COPIES).looked(2, seat=0)
    assert deck.shown(2, seat=0) == deck
    assert deck.next_sight(0) == [(0, 2), (1, 1), (2, 2)]
    assert deck.next_sight(1) == [(2, 1)]


def test_only_who_looked_knows_the_card() -> None:
    deck = Deck.shuffled(COPIES).looked(2, seat=0).looked(1, seat=0)
    assert [place.card for place in deck.seen_by(0).top] == [2, 1]
    for viewer in (1, None):
        seen = deck.seen_by(viewer)
        assert [place.card for place in seen.top] == [BLANK, BLANK]
        assert seen.unseen == COPIES
        assert seen.next_card() == [(0, 2), (1, 1), (2, 3)]


def test_another_order_of_the_cards_that_were_looked_at() -> None:
    deck = Deck.shuffled(COPIES).looked(2, seat=0).looked(1, seat=0).rearranged((1, 0))
    assert deck.next_card() == [(1, 1)]
    assert deck.drawn(1).next_card() == [(2, 1)]


def test_a_known_bottom_comes_last_and_in_its_order() -> None:
    deck = Deck.shuffled((1, 0, 0)).put_under(1).put_under(2, seats=1)
    assert deck.next_card() == [(0, 1)]
    left = deck.drawn(0)
    assert left.next_card() == [(1, 1)]
    assert left.drawn(1).next_card() == [(2, 1)]
    assert left.drawn(1).seen_by(1).next_card() == [(2, 1)]  # the only card it can be
    assert left.drawn(1).drawn(2) == Deck((0, 0, 0), 0)


def test_put_back_on_top_and_put_under_keep_who_knew_it() -> None:
    deck = Deck.shuffled(COPIES).looked(2, seat=1).top_put_under()
    assert deck.bottom == (KnownCard(2, 2),)
    assert deck.put_on_top(0).seen_by(None).top == (KnownCard(0, EVERYBODY),)


@given(st.lists(st.tuples(st.sampled_from("dlsutp"), st.integers(0, 2)), max_size=12))
def test_whoever_imagines_it_would_see_the_same(acts: list[tuple[str, int]]) -> None:
    rng = Rng(repr(acts))
    deck = Deck.shuffled(COPIES)
    drawn: Counter[int] = Counter()
    for act, seat in acts:
        if not len(deck):
            break
        first = deck.next_card()
        card = first[rng.below(len(first))][0]
        if act == "d":
            deck = deck.drawn(card)
            drawn[card] += 1
        elif act == "s":
            deck = deck.shown(card, seat)
        elif act == "l" and deck.loose:
            deeper = deck.next_sight(seat)
            deck = deck.looked(deeper[rng.below(len(deeper))][0], seat)
        elif act == "u" and deck.top:
            deck = deck.top_put_under()
        elif act == "p":
            deck = deck.drawn(card).put_under(card)
    whole = Counter(dict(enumerate(deck.unseen)))
    whole.update(place.card for place in (*deck.top, *deck.bottom))
    assert +(whole + drawn) == Counter(dict(enumerate(COPIES)))
    for viewer in (0, 1, 2, None):
        seen = deck.seen_by(viewer)
        assert len(seen) == len(deck)
        assert seen.seen_by(viewer) == seen
        assert seen.imagined(rng).seen_by(viewer) == seen
        assert seen.seen_by(None) == deck.seen_by(None)
