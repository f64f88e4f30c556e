// The mahjong table of THUPC 2021: plays out the wall and prints each event.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

const int KINDS = 34, PASS = 34, REVERSE = 35, DOUBLE = 36, WALL = 148, DEALT = 52;

struct Player {
    int hand[37] = {};
    int melds = 0;
};

std::vector<std::string> names;
std::vector<int> wall;
int drawn = 0;
Player players[4];
int step = 1;  // 1 for A, B, C, D; 3 for A, D, C, B
bool over = false;

int next(int player) { return (player + step) % 4; }

std::ostream& event(int player) { return std::cout << char('A' + player) << ' '; }

bool chow_starts(int kind) { return kind < 27 && kind % 9 < 7; }

int specials(const Player& player) { return player.hand[PASS] + player.hand[REVERSE] + player.hand[DOUBLE]; }

// How many tiles the hand lacks of the nearest complete one: kind by kind, with the chows from two kinds before and
// from one before, the groups and the pair to come. Three equal chows are three triplets, so two are enough.
int distance(const Player& player) {
    const int FAR = 99;
    static int lacks[KINDS + 1][3][3][5][2];
    std::fill_n(&lacks[KINDS][0][0][0][0], 90, FAR);
    lacks[KINDS][0][0][0][0] = 0;
    for (int k = KINDS - 1; k >= 0; k--)
        for (int two = 0; two <= 2; two++)
            for (int one = 0; one <= 2; one++)
                for (int groups = 0; groups <= 4 - player.melds; groups++)
                    for (int pairs = 0; pairs <= 1; pairs++) {
                        int& least = lacks[k][two][one][groups][pairs];
                        least = FAR;
                        for (int chows = 0; chows <= (chow_starts(k) ? std::min(groups, 2) : 0); chows++)
                            for (int triplet = 0; triplet <= 1 && chows + triplet <= groups; triplet++)
                                for (int pair = 0; pair <= pairs; pair++) {
                                    int count = two + one + chows + 3 * triplet + 2 * pair;
                                    if (count > 4) continue;
                                    int rest = lacks[k + 1][one][chows][groups - chows - triplet][pairs - pair];
                                    least = std::min(least, rest + std::max(0, count - player.hand[k]));
                                }
                    }
    return lacks[0][0][0][4 - player.melds][1];
}

void draw(int player) {
    int tile = wall[drawn++];
    players[player].hand[tile]++;
    event(player) << "IN " << names[tile] << '\n';
}

int choice(Player& player) {
    for (int special : {PASS, REVERSE, DOUBLE})
        if (player.hand[special]) return special;
    int best = -1, least = 99;
    for (int kind = KINDS - 1; kind >= 0; kind--) {
        if (!player.hand[kind]) continue;
        player.hand[kind]--;
        int lacks = distance(player);
        player.hand[kind]++;
        if (lacks < least) least = lacks, best = kind;
    }
    return best;
}

bool wins_with(Player player, int tile) {
    player.hand[tile]++;
    return distance(player) == 0;
}

// The claims: each makes the one who can claim the tile do so, and returns who that is, or -1.
int ron(int discarder, int tile) {
    for (int player = next(discarder); player != discarder; player = next(player))
        if (wins_with(players[player], tile)) {
            event(player) << "RON\n";
            event(player) << "WIN\n";
            over = true;
            return player;
        }
    return -1;
}

int pong(int discarder, int tile) {
    for (int player = 0; player < 4; player++) {
        if (player == discarder || players[player].hand[tile] < 2) continue;
        Player after = players[player];
        after.hand[tile] -= 2;
        after.melds++;
        if (!(distance(after) < distance(players[player]))) continue;
        players[player] = after;
        event(player) << "PONG " << names[tile] << ' ' << names[tile] << ' ' << names[tile] << '\n';
        return player;
    }
    return -1;
}

int chow(int discarder, int tile) {
    int player = next(discarder);
    for (int low : {tile, tile - 1, tile - 2}) {
        if (low < 0 || !chow_starts(low)) continue;
        Player after = players[player];
        after.hand[tile]++;
        for (int kind = low; kind < low + 3; kind++) after.hand[kind]--;
        after.melds++;
        if (*std::min_element(after.hand + low, after.hand + low + 3) < 0) continue;
        if (!(distance(after) < distance(players[player]))) continue;
        players[player] = after;
        event(player) << "CHOW " << names[low] << ' ' << names[low + 1] << ' ' << names[low + 2] << '\n';
        return player;
    }
    return -1;
}

// Plays what the player discards, and what the claimers discard; returns whose turn is next.
int discard(int player) {
    int tile = choice(players[player]);
    players[player].hand[tile]--;
    event(player) << "OUT " << names[tile];
    if (tile == PASS) std::cout << ' ' << char('A' + next(player));
    std::cout << '\n';
    if (tile == PASS) return next(next(player));
    if (tile == DOUBLE) return player;
    if (tile == REVERSE) {
        step = 4 - step;
        return next(player);
    }
    for (auto claim : {ron, pong, chow}) {
        int claimer = claim(player, tile);
        if (claimer >= 0) return over ? claimer : discard(claimer);
    }
    return next(player);
}

int main() {
    for (char suit : std::string("MPS"))
        for (char rank = '1'; rank <= '9'; rank++) names.push_back({rank, suit});
    for (const char* name : {"E", "S", "W", "N", "B", "F", "Z", "PASS", "REVERSE", "DOUBLE"}) names.push_back(name);
    std::map<std::string, int> kinds;
    for (int kind = 0; kind < 37; kind++) kinds[names[kind]] = kind;
    std::string tile;
    while (wall.size() < WALL && std::cin >> tile) wall.push_back(kinds[tile]);

    for (int place = 0; place < DEALT; place++) draw(place % 4);
    for (int player = 0; !over; player = discard(player)) {
        if (drawn == WALL) {
            std::cout << "DRAW\n";
            break;
        }
        draw(player);
        if (distance(players[player]) == 0) {
            event(player) << "SELFDRAWN\n";
            event(player) << "WIN\n";
            break;
        }
    }
}
