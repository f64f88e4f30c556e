// The best hand: the highest score over all standard hands, seven pairs and thirteen orphans that are left.
#include <algorithm>
#include <cstring>
#include <iostream>
#include <string>
#include <vector>

const int KINDS = 34;
const long long WAYS[5][5] = {{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};

int left_over[KINDS];
bool dora[KINDS];
// The best score of the kinds from this one on: chows from two kinds before, from one before, groups and pairs to come.
long long best[KINDS + 1][5][5][5][2];

int kind(const std::string& tile) {
    if (tile.size() == 1) return 27 + std::string("ESWNZBF").find(tile[0]);
    return std::string("mps").find(tile[1]) * 9 + tile[0] - '1';
}

bool chow_starts(int kind) { return kind < 27 && kind % 9 < 7; }

bool orphan(int kind) { return kind >= 27 || kind % 9 == 0 || kind % 9 == 8; }

// How much the kind contributes if so many of its tiles are taken; 0 if there are not so many.
long long taken(int kind, int count) {
    if (count > left_over[kind]) return 0;
    return WAYS[left_over[kind]][count] << (dora[kind] ? count : 0);
}

long long standard() {
    std::memset(best, 0, sizeof best);
    best[KINDS][0][0][0][0] = 1;
    for (int k = KINDS - 1; k >= 0; k--)
        for (int two = 0; two <= 4; two++)
            for (int one = 0; one <= 4; one++)
                for (int groups = 0; groups <= 4; groups++)
                    for (int pairs = 0; pairs <= 1; pairs++)
                        for (int chows = 0; chows <= (chow_starts(k) ? groups : 0); chows++)
                            for (int triplet = 0; chows + triplet <= groups && triplet <= 1; triplet++)
                                for (int pair = 0; pair <= pairs; pair++) {
                                    int count = two + one + chows + 3 * triplet + 2 * pair;
                                    if (count > 4) continue;
                                    long long rest = best[k + 1][one][chows][groups - chows - triplet][pairs - pair];
                                    long long& score = best[k][two][one][groups][pairs];
                                    score = std::max(score, taken(k, count) * rest);
                                }
    return best[0][0][0][4][1];
}

long long seven_pairs() {
    std::vector<long long> pairs;
    for (int k = 0; k < KINDS; k++) pairs.push_back(taken(k, 2));
    std::sort(pairs.rbegin(), pairs.rend());
    long long score = 7;
    for (int i = 0; i < 7; i++) score *= pairs[i];
    return score;
}

long long thirteen_orphans() {
    long long score = 0;
    for (int doubled = 0; doubled < KINDS; doubled++) {
        if (!orphan(doubled)) continue;
        long long product = 13;
        for (int k = 0; k < KINDS; k++)
            if (orphan(k)) product *= taken(k, k == doubled ? 2 : 1);
        score = std::max(score, product);
    }
    return score;
}

int main() {
    int queries;
    std::cin >> queries;
    while (queries--) {
        std::string tile;
        std::fill_n(left_over, KINDS, 4);
        std::fill_n(dora, KINDS, false);
        while (std::cin >> tile && tile != "0") left_over[kind(tile)]--;
        while (std::cin >> tile && tile != "0") dora[kind(tile)] = true;
        std::cout << std::max({standard(), seven_pairs(), thirteen_orphans()}) << '\n';
    }
}
