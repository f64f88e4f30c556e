// Wrong on purpose: of several who can win on a discard, takes the next in the order A B C D. REVERSE turns that round, too.
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>
#include <vector>

const int KINDS = 34, PASS = 34, REVERSE = 35, DOUBLE = 36;

std::vector<std::string> names;
std::vector<int> wall;
size_t drawn = 0;
int held[4][37], melds[4], direction = 1;

int neighbour(int player, int steps) { return ((player + steps * direction) % 4 + 4) % 4; }

void say(int player, const std::string& words) { std::cout << char('A' + player) << ' ' << words << '\n'; }

// How many tiles are missing from the nearest so many groups and a pair, with at most four of a kind.
int distance(const int* hand, int groups) {
    const int FAR = 99;
    int best[3][3][5][2], next[3][3][5][2];
    std::fill_n(&best[0][0][0][0], 90, FAR);
    best[0][0][0][0] = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        int most_chows = kind < 27 && kind % 9 < 7 ? 2 : 0;
        std::fill_n(&next[0][0][0][0], 90, FAR);
        // By how many chows began two kinds before and one before.
        for (int two = 0; two < 3; two++)
            for (int one = 0; one < 3; one++)
                for (int made = 0; made <= groups; made++)
                    for (int pairs = 0; pairs < 2; pairs++) {
                        if (best[two][one][made][pairs] == FAR) continue;
                        for (int chows = 0; chows <= most_chows; chows++)
                            for (int triplet = 0; triplet < 2 && made + chows + triplet <= groups; triplet++)
                                for (int pair = 0; pair + pairs < 2; pair++) {
                                    int used = two + one + chows + 3 * triplet + 2 * pair;
                                    if (used > 4) continue;
                                    int& least = next[one][chows][made + chows + triplet][pairs + pair];
                                    int missing = std::max(0, used - hand[kind]);
                                    least = std::min(least, best[two][one][made][pairs] + missing);
                                }
                    }
        std::memcpy(best, next, sizeof best);
    }
    return best[0][0][groups][1];
}

int distance(int player) { return distance(held[player], 4 - melds[player]); }

// The distance without these two tiles, once they lie exposed with a third.
int distance_without(int player, int a, int b) {
    int hand[37];
    std::copy_n(held[player], 37, hand);
    hand[a]--, hand[b]--;
    return distance(hand, 3 - melds[player]);
}

int choose(int player) {
    for (int special : {PASS, REVERSE, DOUBLE})
        if (held[player][special]) return special;
    int best = -1, least = 99;
    for (int tile = KINDS - 1; tile >= 0; tile--) {
        if (!held[player][tile]) continue;
        held[player][tile]--;
        int left = distance(player);
        held[player][tile]++;
        if (left < least) least = left, best = tile;
    }
    return best;
}

bool wins_on(int player, int tile) {
    if (held[player][PASS] + held[player][REVERSE] + held[player][DOUBLE]) return false;
    held[player][tile]++;
    bool complete = distance(player) == 0;
    held[player][tile]--;
    return complete;
}

bool claims(int player, int tile, int a, int b, const std::string& words) {
    if (held[player][a] < 1 + (a == b) || held[player][b] < 1) return false;
    if (distance_without(player, a, b) >= distance(player)) return false;
    held[player][a]--, held[player][b]--, melds[player]++;
    int group[3] = {a, b, tile};
    std::sort(group, group + 3);
    say(player, words + ' ' + names[group[0]] + ' ' + names[group[1]] + ' ' + names[group[2]]);
    return true;
}

// Who claims the discard; nobody is -1. A win ends the game.
int claimer(int player, int tile) {
    for (int steps = 1; steps < 4; steps++) {
        // Here is the mistake: it should be the neighbours in the current direction.
        int other = (player + steps) % 4;
        if (wins_on(other, tile)) {
            say(other, "RON");
            say(other, "WIN");
            std::exit(0);
        }
    }
    for (int other = 0; other < 4; other++)
        if (other != player && claims(other, tile, tile, tile, "PONG")) return other;
    int other = neighbour(player, 1), rank = tile % 9;
    if (tile >= 27) return -1;
    if (rank <= 6 && claims(other, tile, tile + 1, tile + 2, "CHOW")) return other;
    if (rank >= 1 && rank <= 7 && claims(other, tile, tile - 1, tile + 1, "CHOW")) return other;
    if (rank >= 2 && claims(other, tile, tile - 2, tile - 1, "CHOW")) return other;
    return -1;
}

// The player discards; whose turn is next.
int discard(int player) {
    int tile = choose(player);
    held[player][tile]--;
    if (tile == PASS) {
        say(player, std::string("OUT PASS ") + char('A' + neighbour(player, 1)));
        return neighbour(player, 2);
    }
    say(player, "OUT " + names[tile]);
    if (tile == REVERSE) direction = -direction;
    if (tile == DOUBLE) return player;
    int other = tile < KINDS ? claimer(player, tile) : -1;
    return other < 0 ? neighbour(player, 1) : discard(other);
}

void draw(int player) {
    int tile = wall[drawn++];
    held[player][tile]++;
    say(player, "IN " + names[tile]);
}

int main() {
    for (char suit : {'M', 'P', 'S'})
        for (char rank = '1'; rank <= '9'; rank++) names.push_back({rank, suit});
    for (const char* name : {"E", "S", "W", "N", "B", "F", "Z", "PASS", "REVERSE", "DOUBLE"}) names.push_back(name);
    std::string name;
    while (wall.size() < 148 && std::cin >> name)
        wall.push_back(std::find(names.begin(), names.end(), name) - names.begin());
    for (int tile = 0; tile < 52; tile++) draw(tile % 4);
    for (int player = 0; drawn < wall.size(); player = discard(player)) {
        draw(player);
        if (distance(player) == 0) {
            say(player, "SELFDRAWN");
            say(player, "WIN");
            return 0;
        }
    }
    std::cout << "DRAW\n";
}
