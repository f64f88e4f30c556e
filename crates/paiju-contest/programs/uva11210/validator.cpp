// The input: at most 50 hands, 13 tiles a line, and a line 0.
#include "testlib.h"

#include <map>
#include <string>

const std::string TILE = "[1-9][TSW]|DONG|NAN|XI|BEI|ZHONG|FA|BAI";

int main(int argc, char* argv[]) {
    registerValidation(argc, argv);
    for (int hand = 1;; hand++) {
        std::string tile = inf.readToken("0|" + TILE, "tile");
        if (tile == "0") break;
        ensuref(hand <= 50, "more than 50 hands");
        std::map<std::string, int> copies;
        copies[tile]++;
        for (int place = 1; place < 13; place++) {
            inf.readSpace();
            tile = inf.readToken(TILE, "tile");
            ensuref(++copies[tile] <= 4, "hand %d has a fifth %s", hand, tile.c_str());
        }
        inf.readEoln();
    }
    inf.readEoln();
    inf.readEof();
}
