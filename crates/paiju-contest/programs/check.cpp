// Compares line by line. Blanks at the end of a line, and empty lines at the end, are no difference.
#include "testlib.h"

#include <string>

std::string line_of(decltype(ouf)& text) {
    std::string line = text.eof() ? "" : text.readLine();
    return line.substr(0, line.find_last_not_of(" \t\r") + 1);
}

int main(int argc, char* argv[]) {
    registerTestlibCmd(argc, argv);
    int lines = 0;
    while (!ans.eof() || !ouf.eof()) {
        lines++;
        std::string expected = line_of(ans), found = line_of(ouf);
        if (expected != found)
            quitf(_wa, "line %d: expected '%.200s', found '%.200s'", lines, expected.c_str(), found.c_str());
    }
    quitf(_ok, "%d lines", lines);
}
