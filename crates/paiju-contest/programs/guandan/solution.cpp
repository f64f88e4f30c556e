// The largest number of bombs: tries every choice of straight flushes, and counts the rank bombs of what is left.
#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>

const std::string RANKS = "A23456789TJQK", SUITS = "SHCD";

int cards[4][13];
int wild, jokers;

// The most rank bombs: each rank by fours, then wild cards for what is missing.
int rank_bombs() {
    int bombs = 0, lacks[3] = {0, 0, 0};
    for (int rank = 0; rank < 13; rank++) {
        int count = 0;
        for (int suit = 0; suit < 4; suit++) count += cards[suit][rank];
        bombs += count / 4;
        if (count % 4 >= 2) lacks[4 - count % 4]++;
    }
    int ones = std::min(wild, lacks[1]);
    bombs += ones;
    if (wild - ones == 2 && lacks[2]) bombs++;
    return bombs;
}

// The most bombs with straight flushes from this one on: four suits of ten, from the ace low to the ten.
int most(int flush) {
    if (flush == 40) return rank_bombs();
    int suit = flush / 10, low = flush % 10;
    int best = most(flush + 1);
    int missing = 0, taken[5] = {0, 0, 0, 0, 0};
    for (int place = 0; place < 5; place++) {
        int& card = cards[suit][(low + place) % 13];
        taken[place] = card > 0;
        missing += card == 0;
    }
    if (missing > wild) return best;
    for (int place = 0; place < 5; place++) cards[suit][(low + place) % 13] -= taken[place];
    wild -= missing;
    best = std::max(best, 1 + most(flush));
    wild += missing;
    for (int place = 0; place < 5; place++) cards[suit][(low + place) % 13] += taken[place];
    return best;
}

int main() {
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        std::string level, card;
        if (!(words >> level)) continue;
        std::fill_n(&cards[0][0], 52, 0);
        wild = jokers = 0;
        while (words >> card) {
            if (card[1] == 'J' && (card[0] == 'B' || card[0] == 'R')) jokers++;
            else if (card == "H" + level) wild++;
            else cards[SUITS.find(card[0])][RANKS.find(card[1])]++;
        }
        std::cout << most(0) + (jokers == 4) << '\n';
    }
}
