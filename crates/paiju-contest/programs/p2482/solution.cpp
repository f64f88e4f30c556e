// Pig Kingdom Kill: plays the game from the deal and prints how it ends.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

enum Side { NOBODY, LOYAL, REBEL };

struct Pig {
    std::string role, hand;
    int hp = 4;
    bool bow = false, alive = true, suspect = false;
    Side face = NOBODY;
    Side side() const { return role == "FP" ? REBEL : LOYAL; }
};

std::vector<Pig> pigs;
std::string deck;
size_t drawn = 0;
int rebels = 0;
std::string winner;

int next(int pig) {
    do pig = (pig + 1) % pigs.size();
    while (!pigs[pig].alive);
    return pig;
}

void draw(Pig& pig, int count) {
    while (count--) pig.hand += deck[std::min(drawn++, deck.size() - 1)];
}

bool discard(int pig, char card) {
    size_t place = pigs[pig].hand.find(card);
    if (place == std::string::npos) return false;
    pigs[pig].hand.erase(place, 1);
    return true;
}

void reveal(int pig) {
    pigs[pig].face = pigs[pig].side();
    pigs[pig].suspect = false;
}

void hurt(int victim, int source) {
    Pig& pig = pigs[victim];
    if (--pig.hp > 0) return;
    if (discard(victim, 'P')) {
        pig.hp = 1;
        return;
    }
    pig.alive = false;
    if (victim == 0) winner = "FP";
    if (pig.role == "FP" && --rebels == 0) winner = "MP";
    if (!winner.empty()) return;
    if (pig.role == "FP") draw(pigs[source], 3);
    if (pig.role == "ZP" && source == 0) {
        pigs[0].hand.clear();
        pigs[0].bow = false;
    }
}

// Whether the trick is cancelled for the target: the sides answer each other, each asked from the last player on.
bool nullified(int user, int target) {
    Side helping = pigs[target].face;
    int first = user;
    bool cancelled = false;
    if (helping == NOBODY) return false;
    for (bool played = true; played;) {
        played = false;
        int pig = first;
        do {
            if (pigs[pig].side() == helping && discard(pig, 'J')) {
                reveal(pig);
                played = true;
                cancelled = !cancelled;
                helping = helping == LOYAL ? REBEL : LOYAL;
                first = pig;
                break;
            }
            pig = next(pig);
        } while (pig != first);
    }
    return cancelled;
}

bool hostile(int pig, int other) {
    const Pig& seen = pigs[other];
    if (pigs[pig].role == "FP") return seen.face == LOYAL;
    return seen.face == REBEL || (pig == 0 && seen.suspect);
}

int duel_target(int user) {
    if (pigs[user].role == "FP") return 0;
    for (int pig = next(user); pig != user; pig = next(pig))
        if (hostile(user, pig)) return pig;
    return -1;
}

void kill(int user, int target) {
    reveal(user);
    if (!discard(target, 'D')) hurt(target, user);
}

void duel(int user, int target) {
    reveal(user);
    if (nullified(user, target)) return;
    int asked = target, other = user;
    while (!(pigs[asked].role == "ZP" && other == 0) && discard(asked, 'K')) std::swap(asked, other);
    hurt(asked, other);
}

void area(int user, char answer) {
    for (int pig = next(user); pig != user && winner.empty(); pig = next(pig)) {
        if (nullified(user, pig)) continue;
        if (discard(pig, answer)) continue;
        if (pig == 0 && pigs[user].face == NOBODY) pigs[user].suspect = true;
        hurt(pig, user);
    }
}

// Plays the leftmost card that can be played, if there is one.
bool play_one(int user, bool& killed) {
    Pig& pig = pigs[user];
    for (size_t place = 0; place < pig.hand.size(); place++) {
        char card = pig.hand[place];
        int target = card == 'F' ? duel_target(user) : next(user);
        bool playable = (card == 'P' && pig.hp < 4) || (card == 'F' && target >= 0) || card == 'N' || card == 'W' ||
                        card == 'Z' || (card == 'K' && (!killed || pig.bow) && hostile(user, target));
        if (!playable) continue;
        pig.hand.erase(place, 1);
        if (card == 'P') pig.hp++;
        if (card == 'Z') pig.bow = true;
        if (card == 'F') duel(user, target);
        if (card == 'N') area(user, 'K');
        if (card == 'W') area(user, 'D');
        if (card == 'K') {
            killed = true;
            kill(user, target);
        }
        return true;
    }
    return false;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    pigs.resize(n);
    char card;
    for (Pig& pig : pigs) {
        std::cin >> pig.role;
        for (int i = 0; i < 4; i++) std::cin >> card, pig.hand += card;
        rebels += pig.role == "FP";
    }
    for (int i = 0; i < m; i++) std::cin >> card, deck += card;
    pigs[0].face = LOYAL;
    for (int pig = 0; winner.empty(); pig = next(pig)) {
        bool killed = false;
        draw(pigs[pig], 2);
        while (winner.empty() && pigs[pig].alive && play_one(pig, killed)) {
        }
        if (!winner.empty()) break;
    }
    std::cout << winner << '\n';
    for (const Pig& pig : pigs) {
        if (!pig.alive) std::cout << "DEAD";
        for (size_t place = 0; pig.alive && place < pig.hand.size(); place++)
            std::cout << (place ? " " : "") << pig.hand[place];
        std::cout << '\n';
    }
}
