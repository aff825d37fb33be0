"""Steps in little room are the same steps: whatever is taken back, looked up or told."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from landfall.server.tables.packed_steps import PART, RECENT, PackedSteps

CHANGES = st.lists(st.tuples(st.integers(0, 400), st.integers(0, 300)), max_size=12)


@given(CHANGES)
def test_it_reads_as_a_list_does(changes: list[tuple[int, int]]) -> None:
    steps: PackedSteps[str] = PackedSteps()
    plain: list[str] = []
    for number, (back, more) in enumerate(changes):
        kept = max(0, len(plain) - back)
        new = [f"{number}: {at}" for at in range(more)]
        steps.follow(kept, new)
        plain[kept:] = new
        assert (len(steps), bool(steps)) == (len(plain), bool(plain))
        assert list(steps) == plain
        assert [*reversed(steps)] == plain[::-1]
        assert steps[PART - 2 : RECENT + 3] == plain[PART - 2 : RECENT + 3]
        assert [steps[-at] for at in range(1, len(plain) + 1)] == plain[::-1]


def test_what_is_recent_is_the_very_same_object() -> None:
    steps: PackedSteps[list[int]] = PackedSteps()
    given = [[number] for number in range(10 * PART)]
    for number, one in enumerate(given):
        steps.follow(number, [one])
    assert all(steps[-at] is given[-at] for at in range(1, RECENT + 1))
    assert steps[0] == given[0]
    assert steps[0] is not given[0]
