// The waits of a hand: tries each kind as the 14th tile.
#include <iostream>
#include <string>
#include <vector>

const int KINDS = 34;
const std::string HONOURS[] = {"DONG", "NAN", "XI", "BEI", "ZHONG", "FA", "BAI"};

std::vector<std::string> names;
int counts[KINDS];

bool chow_starts(int kind) { return kind < 27 && kind % 9 < 7; }

// Whether the tiles of the kinds from this one on are groups, and a pair too if one is still missing.
bool complete(int kind, bool pair_missing) {
    while (kind < KINDS && counts[kind] == 0) kind++;
    if (kind == KINDS) return !pair_missing;
    bool found = false;
    if (pair_missing && counts[kind] >= 2) {
        counts[kind] -= 2;
        found = complete(kind, false);
        counts[kind] += 2;
    }
    if (!found && counts[kind] >= 3) {
        counts[kind] -= 3;
        found = complete(kind, pair_missing);
        counts[kind] += 3;
    }
    if (!found && chow_starts(kind) && counts[kind + 1] && counts[kind + 2]) {
        for (int place = 0; place < 3; place++) counts[kind + place]--;
        found = complete(kind, pair_missing);
        for (int place = 0; place < 3; place++) counts[kind + place]++;
    }
    return found;
}

int main() {
    for (char suit : std::string("TSW"))
        for (char rank = '1'; rank <= '9'; rank++) names.push_back({rank, suit});
    names.insert(names.end(), std::begin(HONOURS), std::end(HONOURS));
    std::string tile;
    for (int hand = 1; std::cin >> tile && tile != "0"; hand++) {
        std::fill_n(counts, KINDS, 0);
        for (int place = 0; place < 13; place++) {
            if (place) std::cin >> tile;
            for (int kind = 0; kind < KINDS; kind++) counts[kind] += names[kind] == tile;
        }
        std::string waits;
        for (int kind = 0; kind < KINDS; kind++) {
            if (counts[kind] == 4) continue;
            counts[kind]++;
            if (complete(0, true)) waits += " " + names[kind];
            counts[kind]--;
        }
        if (waits.empty()) waits = " Not ready";
        std::cout << "Case " << hand << ":" << waits << '\n';
    }
}
