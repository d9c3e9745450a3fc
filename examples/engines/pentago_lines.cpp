// A player of Pentago in C++ for `fivefold arena`: a line of JSON in, a line with a move out.
//
//     g++ -O2 -std=c++17 -o pentago_lines pentago_lines.cpp
//     fivefold arena pentago run:./pentago_lines random
//
// It wins when it can, and else puts its marble where it has most neighbours of its own.
#include <array>
#include <cstdlib>
#include <iostream>
#include <string>

// The value of a key that is a text or a number; enough for the questions that are asked here.
std::string value(const std::string& line, const std::string& key) {
  const size_t at = line.find("\"" + key + "\": ") + key.size() + 4;
  if (line[at] == '"') return line.substr(at + 1, line.find('"', at + 1) - at - 1);
  return line.substr(at, line.find_first_of(",}", at) - at);
}

// Does a cell, counted as one reads from a6, lie in five marbles of this colour?
bool makes_five(const std::string& board, int cell, char colour) {
  constexpr std::array<std::array<int, 2>, 4> steps{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};
  for (const auto& [down, right] : steps) {
    int run = 1;
    for (int side : {-1, 1}) {
      int row = cell / 6 + side * down, column = cell % 6 + side * right;
      while (row >= 0 && row < 6 && column >= 0 && column < 6 && board[6 * row + column] == colour) {
        ++run;
        row += side * down;
        column += side * right;
      }
    }
    if (run >= 5) return true;
  }
  return false;
}

int neighbours(const std::string& board, int cell, char colour) {
  int count = 0;
  for (int other = 0; other < 36; ++other)
    if (std::abs(other / 6 - cell / 6) <= 1 && std::abs(other % 6 - cell % 6) <= 1) count += board[other] == colour;
  return count;
}

int main() {
  const std::array<std::string, 8> turns{"NW+", "NW-", "NE+", "NE-", "SW+", "SW-", "SE+", "SE-"};
  for (std::string line; std::getline(std::cin, line);) {
    const std::string board = value(line, "position").substr(0, 36), options = value(line, "options");
    const bool dark_begins = options.find("first=light") == std::string::npos;
    const char own = (value(line, "seat") == "0") == dark_begins ? 'b' : 'w';
    const bool five_ends = options.find("five_on_placement=off") == std::string::npos;
    const unsigned long seed = std::stoul(value(line, "seed"));
    int best = -1, most = -1;
    for (int n = 0; n < 36; ++n) {
      const int cell = static_cast<int>((n + seed) % 36);
      if (board[cell] != '.') continue;
      const int worth = makes_five(board, cell, own) ? 100 : neighbours(board, cell, own);
      if (worth > most) best = cell, most = worth;
    }
    std::cout << char('a' + best % 6) << 6 - best / 6;
    if (most < 100 || !five_ends) std::cout << '/' << turns[seed % 8];  // after a five nothing is turned (PG6)
    std::cout << std::endl;
  }
}
