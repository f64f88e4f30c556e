// The input: a line a hand, the level and then the cards, at most two copies of each.
#include "testlib.h"

#include <map>
#include <string>

int main(int argc, char* argv[]) {
    registerValidation(argc, argv);
    do {
        inf.readToken("[2-9TJQKA]", "level");
        std::map<std::string, int> copies;
        while (!inf.eoln()) {
            inf.readSpace();
            std::string card = inf.readToken("[SHCD][2-9TJQKA]|BJ|RJ", "card");
            ensuref(++copies[card] <= 2, "a third %s", card.c_str());
        }
        inf.readEoln();
    } while (!inf.eof());
    inf.readEof();
}
