"""Wrong on purpose: lists a tile that the hand holds four times already. There is no fifth."""

import sys

KINDS = [rank + suit for suit in "TSW" for rank in "123456789"] + "DONG NAN XI BEI ZHONG FA BAI".split()


def groups(counts):
    """Whether the tiles are groups and nothing else."""
    kind = next((kind for kind in range(34) if counts[kind]), None)
    if kind is None:
        return True
    ways = [(kind, kind, kind)]
    if kind < 27 and kind % 9 < 7:
        ways.append((kind, kind + 1, kind + 2))
    for way in ways:
        rest = list(counts)
        for tile in way:
            rest[tile] -= 1
        if min(rest) >= 0 and groups(rest):
            return True
    return False


def complete(counts):
    """Whether the tiles are groups and a pair."""
    for kind in range(34):
        if counts[kind] >= 2:
            rest = list(counts)
            rest[kind] -= 2
            if groups(rest):
                return True
    return False


def main():
    words = sys.stdin.read().split()
    words = words[: words.index("0")]
    for case in range(len(words) // 13):
        counts = [0] * 34
        for word in words[13 * case : 13 * case + 13]:
            counts[KINDS.index(word)] += 1
        waits = []
        # Here is the mistake: kinds with four tiles in the hand should be left out.
        for kind in range(34):
            counts[kind] += 1
            if complete(counts):
                waits.append(KINDS[kind])
            counts[kind] -= 1
        print(f"Case {case + 1}: " + (" ".join(waits) or "Not ready"))


main()
