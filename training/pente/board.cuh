// Pente's board on a graphics card (nvcc) or a CPU (g++): lines, patterns and moves, as in
// fivefold/bots/pente/kernel_board.py and kernel_moves.py, and what a game keeps.
#pragma once
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#ifdef __CUDACC__
#define HD __host__ __device__
#define CHECK(call)                                                          \
  do {                                                                       \
    cudaError_t e = (call);                                                  \
    if (e != cudaSuccess) {                                                  \
      fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(e));             \
      exit(2);                                                               \
    }                                                                        \
  } while (0)
#else
#define HD
#endif

constexpr int WIDTH = 19, POINTS = 361, LINES = 112, TAKEN = 2, TAKEN_POINT = 108;
constexpr int PAIRS_AT = 20, FIVES_AT = 24, DOUBLES_AT = 28, FOURS_AT = 32, THREES_AT = 36;
constexpr int MAKES_FIVE = 0, MAKES_FOUR = 1, TAKES = 3;
constexpr int WIN = 30000, DECISIVE = 20000, LIMIT = 15000;
constexpr int MAX_MOVES = 110, MAX_PLY = 26, ROOM = 24, ROOT_WIDTH = 24;
constexpr uint64_t SCORE = (1 << 20) - 1;
constexpr int LEAST_SCORE = 8 * 40 + 36;

HD inline int step_of(int direction) { return direction == 0 ? 1 : direction == 1 ? 19 : direction == 2 ? 20 : -18; }
HD inline int line_of(int direction, int point) {
  int row = point / WIDTH, column = point % WIDTH;
  return direction == 0 ? row : direction == 1 ? 19 + column : direction == 2 ? 56 + column - row : 75 + column + row;
}
HD inline int at_of(int direction, int point) { return direction == 1 ? point / WIDTH : point % WIDTH; }
HD inline int lowest(uint32_t bits) {
#ifdef __CUDA_ARCH__
  return __ffs(bits) - 1;
#else
  return __builtin_ctz(bits);
#endif
}
HD inline int least(int a, int b) { return a < b ? a : b; }
HD inline int most(int a, int b) { return a > b ? a : b; }

#include "net.cuh"

struct Tables {
  uint8_t pattern[1 << 16];
  int64_t meaning[109];
  int32_t moving[109], waiting[109];
  int32_t balance[100];
  int32_t pair_score[12];
  int32_t reductions[32 * 64];
};

struct Record {
  uint8_t opening, moves;  // turns of the opening, turns in all
  int8_t winner;
  uint8_t of_people;  // whether the opening is one of people's
  uint16_t move[MAX_MOVES];
  uint16_t best[MAX_MOVES];
  int16_t value[MAX_MOVES];  // of the search
  int16_t evaluated[MAX_MOVES];  // the static value
};

struct Frame {
  int32_t alpha, beta, top, best;
  int16_t depth, best_code, at, moves, width;
  int8_t stage, forced, threatened;
};

struct Undo {
  int16_t point;
  uint8_t took, caught;
};

enum { FULL, NULL_WINDOW, REDUCED };

struct Choice {
  int32_t best, value, loose;
};

struct Search {  // where a search stands that waits for a static value
  int32_t doing, ply, value, base, depth, moves, nodes, limit, margin;
  int32_t evaluated;  // the root's static value
  Choice choice;
};

struct Game {
  uint32_t lines[3][LINES];
  uint64_t cells[2][POINTS];
  uint8_t patterns[2][4][POINTS];
  uint32_t hot[2][4][WIDTH];
  int16_t hot_count[2][4];
  int32_t moving[2], waiting[2];
  int32_t caught[2], turns, empty, ended;  // ended: 0 no, 1 + winner, 3 nobody
  uint64_t random;
  Undo past[MAX_PLY + 2];
  int32_t ply;
  Frame frames[MAX_PLY];
  int16_t codes[MAX_PLY][ROOM];
  int32_t scores[MAX_PLY][ROOM];
  int16_t killers[MAX_PLY][2];
  int32_t root_values[ROOT_WIDTH];
  Search search;
  const Net* net;  // what the side to move evaluates with; none: the fitted evaluation alone
  NetState* state;
  int32_t playing;
  Record record;
};

HD inline uint32_t chance(Game& g, uint32_t n) {
  g.random ^= g.random << 13;
  g.random ^= g.random >> 7;
  g.random ^= g.random << 17;
  return (uint32_t)(((g.random >> 32) * n) >> 32);
}

HD inline int classes_of(uint64_t cell) {
  return (int)((((cell >> FIVES_AT & 15) + 15) >> 4) | (((cell >> FOURS_AT & 15) + 15) >> 4) << 1 |
               (((cell >> THREES_AT & 15) + 15) >> 4) << 2 | (((cell >> PAIRS_AT & 15) + 15) >> 4) << 3);
}

HD void update_lines(Game& g, const Tables& t, int point) {
  for (int direction = 0; direction < 4; direction++) {
    int line = line_of(direction, point), middle = at_of(direction, point), step = step_of(direction);
    uint32_t all = g.lines[TAKEN][line], stones[2] = {g.lines[0][line], g.lines[1][line]};
    int first = most(0, middle - 4), last = least(WIDTH - 1, middle + 4);
    int there = point + (first - middle - 1) * step;
    for (int at = first; at <= last; at++) {
      there += step;
      uint32_t taken = all >> at;
      int occupied = taken >> 5 & 1;
      if (occupied && at != middle) continue;
      for (int colour = 0; colour < 2; colour++) {
        int now = TAKEN_POINT;
        if (!occupied) {
          uint32_t own = stones[colour] >> at, barred = taken & ~own;
          now = t.pattern[((own >> 1 & 15) | (own >> 2 & 240)) << 8 | (barred >> 1 & 15) | (barred >> 2 & 240)];
        }
        int old = g.patterns[colour][direction][there];
        if (now == old) continue;
        g.patterns[colour][direction][there] = (uint8_t)now;
        g.moving[colour] += t.moving[now] - t.moving[old];
        g.waiting[colour] += t.waiting[now] - t.waiting[old];
        uint64_t before = g.cells[colour][there], after = before + t.meaning[now] - t.meaning[old];
        g.cells[colour][there] = after;
        int classes = classes_of(after), changed = classes_of(before) ^ classes;
        for (int which = 0; changed; which++, changed >>= 1)
          if (changed & 1) {
            g.hot[colour][which][there / WIDTH] ^= 1u << there % WIDTH;
            g.hot_count[colour][which] += classes >> which & 1 ? 1 : -1;
          }
      }
    }
  }
  if (g.state) mark_changed(*g.state, point);
}

HD inline void flip(Game& g, int colour, int point) {
  for (int direction = 0; direction < 4; direction++) {
    int line = line_of(direction, point);
    uint32_t bit = 1u << (at_of(direction, point) + 5);
    g.lines[colour][line] ^= bit;
    g.lines[TAKEN][line] ^= bit;
  }
}

HD inline int pair_step(int pair) { return pair & 1 ? step_of(pair >> 1) : -step_of(pair >> 1); }

HD void advance(Game& g, const Tables& t, int point) {
  int me = g.turns & 1, took = 0, five = 0;
  flip(g, me, point);
  for (int direction = 0; direction < 4; direction++) {
    int line = line_of(direction, point), at = at_of(direction, point);
    uint32_t own = g.lines[me][line] >> at, enemy = g.lines[1 - me][line] >> at;
    if ((own >> 2 & 1) && (enemy >> 3 & 3) == 3) took |= 1 << 2 * direction;
    if ((own >> 8 & 1) && (enemy >> 6 & 3) == 3) took |= 2 << 2 * direction;
    uint32_t run = own & own >> 1 & own >> 2 & own >> 3 & own >> 4;
    if (run & 62) five = 1;
  }
  Undo& past = g.past[g.ply++];
  past.point = (int16_t)point;
  past.took = (uint8_t)took;
  int pairs = 0;
  for (int pair = 0; pair < 8; pair++)
    if (took >> pair & 1) {
      pairs++;
      flip(g, 1 - me, point + pair_step(pair));
      flip(g, 1 - me, point + 2 * pair_step(pair));
    }
  g.caught[me] += 2 * pairs;
  g.empty += 2 * pairs - 1;
  g.turns++;
  g.ended = five || g.caught[me] >= 10 ? 1 + me : g.empty == 0 ? 3 : 0;
  update_lines(g, t, point);
  if (took)
    for (int pair = 0; pair < 8; pair++)
      if (took >> pair & 1) {
        update_lines(g, t, point + pair_step(pair));
        update_lines(g, t, point + 2 * pair_step(pair));
      }
}

HD void retreat(Game& g, const Tables& t) {
  Undo past = g.past[--g.ply];
  int point = past.point, took = past.took;
  g.turns--;
  int me = g.turns & 1, pairs = 0;
  flip(g, me, point);
  for (int pair = 0; pair < 8; pair++)
    if (took >> pair & 1) {
      pairs++;
      flip(g, 1 - me, point + pair_step(pair));
      flip(g, 1 - me, point + 2 * pair_step(pair));
    }
  g.caught[me] -= 2 * pairs;
  g.empty -= 2 * pairs - 1;
  g.ended = 0;
  update_lines(g, t, point);
  if (took)
    for (int pair = 0; pair < 8; pair++)
      if (took >> pair & 1) {
        update_lines(g, t, point + pair_step(pair));
        update_lines(g, t, point + 2 * pair_step(pair));
      }
}

HD void clear(Game& g, const Tables& t) {
  g.state = nullptr;
  for (int line = 0; line < LINES; line++) {
    g.lines[0][line] = g.lines[1][line] = 0;
    g.lines[TAKEN][line] = (1u << 29) - 1;
  }
  for (int point = 0; point < POINTS; point++)
    for (int direction = 0; direction < 4; direction++)
      g.lines[TAKEN][line_of(direction, point)] &= ~(1u << (at_of(direction, point) + 5));
  for (int colour = 0; colour < 2; colour++) {
    for (int point = 0; point < POINTS; point++) {
      g.cells[colour][point] = 0;
      for (int direction = 0; direction < 4; direction++) g.patterns[colour][direction][point] = TAKEN_POINT;
    }
    for (int which = 0; which < 4; which++) {
      g.hot_count[colour][which] = 0;
      for (int row = 0; row < WIDTH; row++) g.hot[colour][which][row] = 0;
    }
    g.moving[colour] = g.waiting[colour] = g.caught[colour] = 0;
  }
  g.turns = g.ended = g.ply = 0;
  g.empty = POINTS;
  for (int point = 0; point < POINTS; point++) update_lines(g, t, point);
}

HD int fitted_value(const Game& g, const Tables& t) {
  int me = g.turns & 1;
  int value = g.moving[me] - g.waiting[1 - me] + t.balance[10 * least(g.caught[me], 9) + least(g.caught[1 - me], 9)];
  return most(-LIMIT, least(LIMIT, value));
}

HD int static_value(Game& g, const Tables& t) {
  int me = g.turns & 1, value = fitted_value(g, t);
  if (!g.state) return value;
  bring_up_to_date(*g.net, *g.state, g.lines);
  int captures = capture_case(g.caught[me], g.caught[1 - me]);
  return most(-LIMIT, least(LIMIT, net_value(*g.net, g.state->sums, me, captures, value)));
}

HD inline int wins_at(const Game& g, int colour, int point) {
  uint64_t cell = g.cells[colour][point];
  return (cell >> FIVES_AT & 15) || ((cell >> PAIRS_AT & 15) && g.caught[colour] + 2 * (int)(cell >> PAIRS_AT & 15) >= 10);
}

HD int find_wins(const Game& g, int colour, int16_t* points, int room) {
  if (!g.hot_count[colour][MAKES_FIVE] && (!g.hot_count[colour][TAKES] || g.caught[colour] < 2)) return 0;
  int n = 0;
  for (int row = 0; row < WIDTH; row++) {
    uint32_t bits = g.hot[colour][MAKES_FIVE][row] | g.hot[colour][TAKES][row];
    for (; bits; bits &= bits - 1) {
      int point = row * WIDTH + lowest(bits);
      if (wins_at(g, colour, point)) {
        if (n < room) points[n] = (int16_t)point;
        if (++n == room) return n;
      }
    }
  }
  return n;
}

HD int move_score(const Game& g, const Tables& t, int point) {
  int me = g.turns & 1;
  uint64_t mine = g.cells[me][point], theirs = g.cells[1 - me][point];
  int score = 2 * (int)(mine & SCORE) + (int)(theirs & SCORE) + (int)(theirs & SCORE) / 2;
  int pairs = mine >> PAIRS_AT & 15, lost = theirs >> PAIRS_AT & 15;
  if (pairs) score += 2 * t.pair_score[least(g.caught[me] + 2 * pairs, 11)];
  if (lost) score += t.pair_score[least(g.caught[1 - me] + 2 * lost, 11)];
  if ((mine >> THREES_AT & 15) + (mine >> FOURS_AT & 15) > 1) score += 1000;
  if ((theirs >> THREES_AT & 15) + (theirs >> FOURS_AT & 15) > 1) score += 500;
  int sharp = ((mine | theirs) >> PAIRS_AT & 15) || (mine >> THREES_AT & 15) || ((mine | theirs) >> FOURS_AT & 15);
  return score << 1 | sharp;
}

// Keep a move among the best `room` of a ply's list, which stays sorted.
HD inline int insert(Game& g, int ply, int n, int room, int point, int score) {
  int16_t* codes = g.codes[ply];
  int32_t* scores = g.scores[ply];
  if (n == room && scores[n - 1] >= score) return n;
  int i = n < room ? n : room - 1;
  for (; i > 0 && scores[i - 1] < score; i--) {
    scores[i] = scores[i - 1];
    codes[i] = codes[i - 1];
  }
  scores[i] = score;
  codes[i] = (int16_t)point;
  return n < room ? n + 1 : n;
}

HD inline int may_play(const Game& g, int point) {
  if (g.turns == 0) return point == POINTS / 2;
  if (g.turns != 2) return 1;
  int row = point / WIDTH - 9, column = point % WIDTH - 9;
  return row > 2 || row < -2 || column > 2 || column < -2;
}

HD int list_class(Game& g, const Tables& t, int colour, int which, int ply, int n) {
  for (int row = 0; row < WIDTH; row++)
    for (uint32_t bits = g.hot[colour][which][row]; bits; bits &= bits - 1) {
      int point = row * WIDTH + lowest(bits);
      if (may_play(g, point)) n = insert(g, ply, n, ROOM, point, move_score(g, t, point));
    }
  return n;
}

// The points where the enemy would win at once, and every capture: nothing else can stop it.
HD int list_answers(Game& g, const Tables& t, int ply) {
  int me = g.turns & 1, n = 0;
  for (int row = 0; row < WIDTH; row++) {
    uint32_t bits = g.hot[me][TAKES][row] | g.hot[1 - me][MAKES_FIVE][row] | g.hot[1 - me][TAKES][row];
    for (; bits; bits &= bits - 1) {
      int point = row * WIDTH + lowest(bits);
      if ((g.hot[me][TAKES][row] >> lowest(bits) & 1) || wins_at(g, 1 - me, point))
        n = insert(g, ply, n, ROOM, point, move_score(g, t, point));
    }
  }
  return n;
}

HD int list_near(Game& g, const Tables& t, int ply, int room) {
  int n = 0, me = g.turns & 1;
  for (int row = 0; row < WIDTH; row++) {
    uint32_t near = 0;
    for (int other = most(0, row - 2); other <= least(WIDTH - 1, row + 2); other++) {
      uint32_t stones = (g.lines[0][other] | g.lines[1][other]) >> 5;
      near |= stones | stones << 1 | stones >> 1 | stones << 2 | stones >> 2;
    }
    for (uint32_t bits = near & ((1u << WIDTH) - 1) & ~(g.lines[TAKEN][row] >> 5); bits; bits &= bits - 1) {
      int point = row * WIDTH + lowest(bits);
      if ((int)(g.cells[me][point] & SCORE) + (int)(g.cells[1 - me][point] & SCORE) < LEAST_SCORE) continue;
      if (!may_play(g, point)) continue;
      int score = move_score(g, t, point);
      if (ply && point == g.killers[ply][0]) score += 3000;
      else if (ply && point == g.killers[ply][1]) score += 2000;
      n = insert(g, ply, n, room, point, score);
    }
  }
  return n;
}

HD int has_double(const Game& g, int colour) {
  if (!g.hot_count[colour][MAKES_FOUR]) return 0;
  for (int row = 0; row < WIDTH; row++)
    for (uint32_t bits = g.hot[colour][MAKES_FOUR][row]; bits; bits &= bits - 1) {
      uint64_t cell = g.cells[colour][row * WIDTH + lowest(bits)];
      if ((cell >> DOUBLES_AT & 15) || (cell >> FOURS_AT & 15) > 1) return 1;
    }
  return 0;
}
