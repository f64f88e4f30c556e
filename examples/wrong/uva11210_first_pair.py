"""Wrong on purpose: takes the first two equal tiles for the pair and never goes back."""

import sys

KINDS = [rank + suit for suit in "TSW" for rank in "123456789"] + "DONG NAN XI BEI ZHONG FA BAI".split()


def complete(counts):
    """Whether the tiles are groups and a pair."""
    counts = list(counts)
    # Here is the mistake: each kind with two tiles should be tried.
    pair = next((kind for kind in range(34) if counts[kind] >= 2), None)
    if pair is None:
        return False
    counts[pair] -= 2
    # Once the pair is gone, the lowest tile decides: three or four of it hold a triplet, others begin chows.
    for kind in range(34):
        counts[kind] %= 3
        if counts[kind] and (kind >= 27 or kind % 9 > 6):
            return False
        if counts[kind]:
            if min(counts[kind + 1], counts[kind + 2]) < counts[kind]:
                return False
            counts[kind + 1] -= counts[kind]
            counts[kind + 2] -= counts[kind]
    return True


def main():
    words = sys.stdin.read().split()
    words = words[: words.index("0")]
    for case in range(len(words) // 13):
        counts = [0] * 34
        for word in words[13 * case : 13 * case + 13]:
            counts[KINDS.index(word)] += 1
        waits = []
        for kind in range(34):
            if counts[kind] == 4:
                continue
            counts[kind] += 1
            if complete(counts):
                waits.append(KINDS[kind])
            counts[kind] -= 1
        print(f"Case {case + 1}: " + (" ".join(waits) or "Not ready"))


main()
