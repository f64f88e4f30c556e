// The input: a wall of 148 tiles on a line, four of each of the 37 kinds.
#include "testlib.h"

#include <map>
#include <string>

int main(int argc, char* argv[]) {
    registerValidation(argc, argv);
    std::map<std::string, int> copies;
    for (int place = 0; place < 148; place++) {
        if (place > 0) inf.readSpace();
        std::string tile = inf.readToken("[1-9][MPS]|[ESWNBFZ]|PASS|REVERSE|DOUBLE", "tile");
        ensuref(++copies[tile] <= 4, "tile %d is a fifth %s", place + 1, tile.c_str());
    }
    inf.readEoln();
    inf.readEof();
}
