// The input: `n m`, a pig a line (its role and four cards), and a deck of m cards.
#include "testlib.h"

#include <string>

const std::string CARD = "[PKDFNWJZ]";

int main(int argc, char* argv[]) {
    registerValidation(argc, argv);
    int n = inf.readInt(2, 10, "n");
    inf.readSpace();
    int m = inf.readInt(1, 2000, "m");
    inf.readEoln();
    int rebels = 0;
    for (int pig = 1; pig <= n; pig++) {
        rebels += inf.readToken(pig == 1 ? "MP" : "ZP|FP", "role") == "FP";
        for (int card = 0; card < 4; card++) {
            inf.readSpace();
            inf.readToken(CARD, "card");
        }
        inf.readEoln();
    }
    ensuref(rebels > 0, "there is no rebel among the %d pigs", n);
    for (int card = 0; card < m; card++) {
        if (card > 0) inf.readSpace();
        inf.readToken(CARD, "card");
    }
    inf.readEoln();
    inf.readEof();
}
