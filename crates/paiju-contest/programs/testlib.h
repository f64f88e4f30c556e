// A stand-in for the part of testlib.h that validator.cpp and check.cpp use, for judges without testlib. It speaks as
// the ICPC package format asks: exit status 42 for yes and 43 for no, and the reason in the feedback folder.
#pragma once

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <regex>
#include <string>

enum Verdict { _ok = 42, _wa = 43 };

// Where the reason goes, and what the case is about; set for checkers only.
inline std::string feedback, about;

[[noreturn]] inline void quitf(Verdict verdict, const char* format, ...) {
    char reason[1000];
    va_list values;
    va_start(values, format);
    std::vsnprintf(reason, sizeof reason, format, values);
    va_end(values);
    if (!feedback.empty()) std::ofstream(feedback + "/judgemessage.txt") << reason << about << '\n';
    std::cerr << reason << '\n';
    std::exit(verdict);
}

class Text {
    std::string text;
    size_t place = 0;
    int line = 1;

    void expect(bool met, const char* what) const {
        if (!met) quitf(_wa, "line %d: %s expected", line, what);
    }

    void pass(char character, const char* what) {
        expect(place < text.size() && text[place] == character, what);
        place++;
        line += character == '\n';
    }

public:
    void read(std::istream& stream) { text.assign(std::istreambuf_iterator<char>(stream), {}); }
    bool eof() const { return place == text.size(); }
    bool eoln() const { return eof() || text[place] == '\n'; }
    void readSpace() { pass(' ', "a single space"); }
    void readEoln() { pass('\n', "the end of the line"); }

    // It is the last thing that a validator reads: the input is valid.
    [[noreturn]] void readEof() const {
        expect(eof(), "the end of the file");
        quitf(_ok, "valid");
    }

    std::string readLine() {
        size_t start = place;
        while (!eoln()) place++;
        std::string read = text.substr(start, place - start);
        if (!eof()) place++, line++;
        return read;
    }

    std::string readToken(const std::string& pattern, const std::string& name) {
        static std::map<std::string, std::regex> patterns;
        auto known = patterns.find(pattern);
        if (known == patterns.end()) known = patterns.emplace(pattern, std::regex(pattern)).first;
        size_t start = place;
        while (place < text.size() && !std::isspace(static_cast<unsigned char>(text[place]))) place++;
        std::string token = text.substr(start, place - start);
        expect(std::regex_match(token, known->second), (name + " " + pattern).c_str());
        return token;
    }

    int readInt(int least, int most, const std::string& name) {
        std::string token = readToken("0|[1-9][0-9]{0,8}", name);
        int number = std::stoi(token);
        if (number < least || number > most)
            quitf(_wa, "line %d: %s is %d, not from %d to %d", line, name.c_str(), number, least, most);
        return number;
    }
};

inline Text inf, ouf, ans;

template <typename... Values>
void ensuref(bool met, const char* format, Values... values) {
    if (!met) quitf(_wa, format, values...);
}

inline void registerValidation(int, char**) { inf.read(std::cin); }

// Called as `check INPUT ANSWER FEEDBACK_DIR [about=WHAT] <OUTPUT`; WHAT the case is about is added to the reason.
inline void registerTestlibCmd(int count, char** arguments) {
    std::ifstream input(arguments[1]), answer(arguments[2]);
    inf.read(input);
    ans.read(answer);
    ouf.read(std::cin);
    feedback = arguments[3];
    for (int place = 4; place < count; place++) {
        std::string argument = arguments[place];
        if (argument.rfind("about=", 0) == 0) about = "; the case is about " + argument.substr(6);
    }
}
