// The input: T, and two lines a query, each ending with 0: the discarded tiles and the kinds that are dora.
#include "testlib.h"

#include <map>
#include <string>

// Reads a line's tiles, of which there may be so many of a kind.
void read_list(const std::string& name, int most) {
    std::map<std::string, int> copies;
    for (;;) {
        std::string tile = inf.readToken("[1-9][mps]|[ESWNZBF]|0", name);
        if (tile == "0") break;
        ensuref(++copies[tile] <= most, "%s: more than %d times %s", name.c_str(), most, tile.c_str());
        inf.readSpace();
    }
    inf.readEoln();
}

int main(int argc, char* argv[]) {
    registerValidation(argc, argv);
    int queries = inf.readInt(1, 2500, "T");
    inf.readEoln();
    for (int query = 0; query < queries; query++) {
        read_list("discarded", 4);
        read_list("dora", 1);
    }
    inf.readEof();
}
