// Pente games of a small search against itself, one thread a game: on a graphics card (nvcc) or on CPU cores (g++).
//
//     play cpu|gpu SECONDS NODES THREADS SEED TABLES OUT          plays games, one Record each
//     play expand GAMES TABLES OUT                                writes their quiet positions, one Position each
//
// The board and its patterns are those of fivefold/bots/pente/kernel_board.py; TABLES holds what training/pente/tables.py
// wrote: patterns, their meanings and the fitted values. The search is principal-variation search by iterative deepening
// to NODES positions a move, with quiescence over fours, without a transposition table.
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>
#include <vector>

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
constexpr int MAX_MOVES = 110, MAX_PLY = 26, ROOM = 24, ROOT_WIDTH = 24, MAX_DEPTH = 9, QUIESCENCE = 6;
constexpr int LOOSE_MARGIN = 150, FIRST_LOOSE = 6, UNBALANCED = 2500;
constexpr uint64_t SCORE = (1 << 20) - 1;
constexpr int LEAST_SCORE = 8 * 40 + 36;

struct Tables {
  uint8_t pattern[1 << 16];
  int64_t meaning[109];
  int32_t moving[109], waiting[109];
  int32_t balance[100];
  int32_t pair_score[12];
  int32_t reductions[32 * 64];
};

struct Record {
  uint8_t opening, moves;
  int8_t winner;
  uint8_t unused;
  int16_t first_value;
  uint16_t move[MAX_MOVES];
  uint16_t best[MAX_MOVES];
  int16_t value[MAX_MOVES];
};

struct Position {  // as the side to move sees it
  uint8_t board[POINTS];  // 0 empty, 1 own, 2 the other's
  uint8_t caught, lost;
  int8_t result;  // 1 won, 0 drawn, -1 lost
  uint16_t best;
  int16_t value, fixed;  // of the search; of the fitted evaluation
  uint8_t turns, unused;
};
static_assert(sizeof(Position) == 372, "as games.py reads it");

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
  int32_t nodes;
  int32_t playing;
  Record record;
};

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

HD int static_value(const Game& g, const Tables& t) {
  int me = g.turns & 1;
  int value = g.moving[me] - g.waiting[1 - me] + t.balance[10 * least(g.caught[me], 9) + least(g.caught[1 - me], 9)];
  return most(-LIMIT, least(LIMIT, value));
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

constexpr int OPEN = 99999;

HD int enter(Game& g, const Tables& t, int ply) {
  Frame& f = g.frames[ply];
  int me = g.turns & 1;
  if (g.ended) return g.ended == 3 ? 0 : g.ended - 1 == me ? WIN - ply : ply - WIN;
  int16_t spare[1];
  if (find_wins(g, me, spare, 1)) return WIN - ply - 1;
  if (ply >= MAX_PLY - 2) return static_value(g, t);
  int wins = find_wins(g, 1 - me, spare, 1);
  f.top = f.alpha;
  f.best = -WIN;
  f.at = 0;
  f.forced = (int8_t)wins;
  f.threatened = 0;
  f.best_code = -1;
  int n;
  if (f.depth > 0) {
    f.alpha = most(f.alpha, ply - WIN);
    f.beta = least(f.beta, WIN - ply - 1);
    if (f.alpha >= f.beta) return f.alpha;
    f.top = f.alpha;
    if (wins) {
      n = list_answers(g, t, ply);
      if (!n) return ply + 2 - WIN;
      if (n < 4) f.depth++;
      f.width = (int16_t)n;
    } else {
      f.threatened = (int8_t)has_double(g, 1 - me);
      if (f.depth <= 3 && !f.threatened) {
        int value = static_value(g, t);
        if (value - 900 * f.depth >= f.beta) return value;
      }
      int width = f.depth == 1 ? 9 : f.depth == 2 ? 14 : 20;
      n = list_near(g, t, ply, width);
      if (!n) return static_value(g, t);
      f.width = (int16_t)n;
    }
    f.moves = (int16_t)n;
    return OPEN;
  }
  int left = QUIESCENCE + f.depth;
  if (wins) {
    n = list_answers(g, t, ply);
    if (!n) return ply + 2 - WIN;
    f.moves = f.width = (int16_t)n;
    return OPEN;
  }
  int value = static_value(g, t);
  if (value >= f.beta || left <= 0) return value;
  f.best = value;
  f.top = most(f.top, value);
  n = list_class(g, t, me, MAKES_FOUR, ply, 0);
  int leads = 0;
  for (int i = 0; i < n; i++) {
    uint64_t cell = g.cells[me][g.codes[ply][i]];
    if ((cell >> DOUBLES_AT & 15) || (cell >> FOURS_AT & 15) > 1 || (cell >> THREES_AT & 15) || (cell >> PAIRS_AT & 15))
      leads = 1;
  }
  if (!leads) n = 0;
  if (g.caught[me] >= 6) n = list_class(g, t, me, TAKES, ply, n);
  if (!n) return value;
  f.moves = (int16_t)n;
  f.width = (int16_t)least(n, left == QUIESCENCE ? 4 : 2);
  return OPEN;
}

// One iteration over the root moves in frames[0]; 0 when the nodes ran out before its end.
HD int iterate(Game& g, const Tables& t, int depth, int margin, int limit) {
  enum { ENTER, NEXT, LEAVE } doing = NEXT;
  int ply = 0, value = 0, base = g.ply;
  Frame& root = g.frames[0];
  root.alpha = root.top = root.best = -WIN;
  root.beta = WIN;
  root.depth = (int16_t)depth;
  root.at = 0;
  root.forced = root.threatened = 0;
  for (;;) {
    Frame& f = g.frames[ply];
    if (doing == ENTER) {
      if (g.nodes >= limit) {
        while (g.ply > base) retreat(g, t);
        return 0;
      }
      g.nodes++;
      value = enter(g, t, ply);
      doing = value == OPEN ? NEXT : LEAVE;
    } else if (doing == NEXT) {
      int i = f.at;
      if (f.top >= f.beta || i >= f.width) {
        if (ply == 0) return 1;
        value = f.best;
        doing = LEAVE;
        continue;
      }
      Frame& child = g.frames[ply + 1];
      child.alpha = -f.top - 1;
      child.beta = -f.top;
      child.depth = (int16_t)(f.depth - 1);
      f.stage = NULL_WINDOW;
      if (i == 0 || f.depth <= 0) {
        f.stage = FULL;
        child.alpha = -f.beta;
      } else if (!f.forced && ply) {
        int less = t.reductions[64 * least(f.depth, 31) + least(i, 63)] - (g.scores[ply][i] & 1);
        if (less > 0) {
          f.stage = REDUCED;
          child.depth = (int16_t)most(0, f.depth - 1 - less);
        }
      }
      advance(g, t, g.codes[ply][i]);
      ply++;
      doing = ENTER;
    } else {
      ply--;
      Frame& p = g.frames[ply];
      Frame& child = g.frames[ply + 1];
      int found = -value;
      if (found > p.top && p.stage != FULL && (p.stage == REDUCED || found < p.beta)) {
        child.depth = (int16_t)(p.depth - 1);
        child.beta = -p.top;
        child.alpha = p.stage == REDUCED ? -p.top - 1 : -p.beta;
        p.stage = p.stage == REDUCED ? NULL_WINDOW : FULL;
        ply++;
        doing = ENTER;
        continue;
      }
      retreat(g, t);
      int code = g.codes[ply][p.at];
      if (ply == 0) g.root_values[p.at] = found;
      p.at++;
      if (found > p.best) {
        p.best = found;
        p.best_code = (int16_t)code;
      }
      p.top = most(p.top, found);
      if (found >= p.beta && p.depth > 0 && g.killers[ply][0] != code) {
        g.killers[ply][1] = g.killers[ply][0];
        g.killers[ply][0] = (int16_t)code;
      }
      if (ply == 0) p.top = most(-WIN, p.best - margin);
      doing = NEXT;
    }
  }
}

struct Choice {
  int best, value, loose;
};

// Iterative deepening at the root; `loose` is a move of nearly the best value, by chance.
HD Choice think(Game& g, const Tables& t, int limit, int margin) {
  int me = g.turns & 1;
  int16_t wins[1];
  g.ply = 0;
  g.nodes = 0;
  for (int ply = 0; ply < MAX_PLY; ply++) g.killers[ply][0] = g.killers[ply][1] = -1;
  if (find_wins(g, me, wins, 1)) return {wins[0], WIN - 1, wins[0]};
  int n;
  if (find_wins(g, 1 - me, wins, 1)) n = list_answers(g, t, 0);
  else n = list_near(g, t, 0, ROOT_WIDTH);
  if (!n) return {-1, 0, -1};
  g.frames[0].moves = g.frames[0].width = (int16_t)n;
  Choice choice = {g.codes[0][0], static_value(g, t), g.codes[0][0]};
  for (int depth = 1; depth <= MAX_DEPTH; depth++) {
    for (int i = 0; i < n; i++) g.root_values[i] = -WIN;
    int whole = iterate(g, t, depth, margin, limit);
    Frame& root = g.frames[0];
    if (root.at == 0 || (!whole && root.best <= choice.value && depth > 1)) break;
    if (!whole && depth > 1) {  // a better move was found before the nodes ran out
      choice.best = choice.loose = root.best_code;
      choice.value = root.best;
      break;
    }
    choice.best = choice.loose = root.best_code;
    choice.value = root.best;
    int near = 0;
    for (int i = 0; i < root.at; i++)
      if (g.root_values[i] >= root.best - margin && chance(g, (uint32_t)++near) == 0) choice.loose = g.codes[0][i];
    if (!margin) choice.loose = choice.best;
    if (!whole || root.best > DECISIVE || root.best < -DECISIVE || n == 1) break;
    for (int i = 1; i < n; i++)  // moves with exact values first; the others keep their order
      if (g.root_values[i] >= root.best - margin)
        for (int k = i; k > 0 && g.root_values[k] > g.root_values[k - 1]; k--) {
          int value = g.root_values[k], score = g.scores[0][k];
          int16_t code = g.codes[0][k];
          g.root_values[k] = g.root_values[k - 1];
          g.scores[0][k] = g.scores[0][k - 1];
          g.codes[0][k] = g.codes[0][k - 1];
          g.root_values[k - 1] = value;
          g.scores[0][k - 1] = score;
          g.codes[0][k - 1] = code;
        }
  }
  return choice;
}

HD void open_game(Game& g, const Tables& t) {
  clear(g, t);
  int count = 3 + (int)chance(g, 5);
  g.record.moves = 0;
  while (g.turns < count && !g.ended) {
    int reach = g.turns < 3 ? 4 : 2, point;
    if (g.turns == 0) point = POINTS / 2;
    else {
      int stone = g.record.move[chance(g, (uint32_t)g.turns)];
      int row = stone / WIDTH + (int)chance(g, (uint32_t)(2 * reach + 1)) - reach;
      int column = stone % WIDTH + (int)chance(g, (uint32_t)(2 * reach + 1)) - reach;
      if (row < 0 || row >= WIDTH || column < 0 || column >= WIDTH) continue;
      point = row * WIDTH + column;
      if (g.lines[TAKEN][row] >> (column + 5) & 1 || !may_play(g, point)) continue;
    }
    g.record.move[g.record.moves] = (uint16_t)point;
    g.record.best[g.record.moves] = 0xffff;
    g.record.value[g.record.moves++] = 0;
    g.ply = 0;
    advance(g, t, point);
  }
  g.record.opening = g.record.moves;
  g.playing = 1;
}

// Think about one move and make it; 1 when that ended the game.
HD int play_on(Game& g, const Tables& t, int nodes) {
  if (!g.playing) open_game(g, t);
  Record& r = g.record;
  if (g.ended) {
    g.playing = 0;
    return 0;
  }
  int first = r.moves == r.opening, early = r.moves < r.opening + FIRST_LOOSE;
  if (first) r.first_value = (int16_t)static_value(g, t);
  int loose = chance(g, 100) < (early ? 50u : 8u);
  Choice choice = think(g, t, nodes, loose ? LOOSE_MARGIN : 0);
  if (choice.best < 0 || (first && (choice.value > UNBALANCED || choice.value < -UNBALANCED))) {
    g.playing = 0;
    return 0;
  }
  int decided = choice.value > DECISIVE || choice.value < -DECISIVE;
  int move = loose && !decided ? choice.loose : choice.best;
  r.move[r.moves] = (uint16_t)move;
  r.best[r.moves] = (uint16_t)choice.best;
  r.value[r.moves++] = (int16_t)choice.value;
  g.ply = 0;
  advance(g, t, move);
  if (!g.ended && r.moves < MAX_MOVES) return 0;
  r.winner = g.ended == 1 ? 0 : g.ended == 2 ? 1 : -1;
  g.playing = 0;
  return 1;
}

HD inline void seed(Game& g, uint64_t from) {
  uint64_t z = from * 0x9E3779B97F4A7C15ull + 0xD1B54A32D192ED03ull;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ z >> 27) * 0x94D049BB133111EBull;
  g.random = (z ^ z >> 31) | 1;
  g.playing = 0;
}

using Clock = std::chrono::steady_clock;
static double since(Clock::time_point began) { return std::chrono::duration<double>(Clock::now() - began).count(); }

static void on_cores(const Tables& t, double seconds, int nodes, int threads, uint64_t seed_of, FILE* out) {
  std::vector<std::vector<Record>> found(threads);
  std::vector<long long> positions(threads, 0);
  std::vector<std::thread> workers;
  auto began = Clock::now();
  for (int n = 0; n < threads; n++)
    workers.emplace_back([&, n] {
      Game* g = new Game();
      seed(*g, seed_of * 1000003 + n);
      while (since(began) < seconds) {
        if (play_on(*g, t, nodes)) found[n].push_back(g->record);
        positions[n] += g->nodes;
      }
      delete g;
    });
  for (auto& worker : workers) worker.join();
  size_t games = 0, total = 0, moves = 0;
  for (int n = 0; n < threads; n++) {
    fwrite(found[n].data(), sizeof(Record), found[n].size(), out);
    games += found[n].size();
    total += positions[n];
    for (auto& record : found[n]) moves += record.moves - record.opening;
  }
  printf("cpu: %zu games, %zu moves, %zu positions, %.1f s, %d nodes a move\n", games, moves, total, since(began), nodes);
}

// The positions of a game that were searched and where nobody wins at once.
static void expand(Game& g, const Tables& t, const Record& r, std::vector<Position>& out) {
  clear(g, t);
  for (int turn = 0; turn < r.moves; turn++) {
    int me = g.turns & 1;
    int16_t spare[1];
    if (turn >= r.opening && !find_wins(g, me, spare, 1) && !find_wins(g, 1 - me, spare, 1)) {
      Position p;
      for (int point = 0; point < POINTS; point++) {
        int bit = point % WIDTH + 5, row = point / WIDTH;
        p.board[point] = (uint8_t)((g.lines[me][row] >> bit & 1) + 2 * (g.lines[1 - me][row] >> bit & 1));
      }
      p.caught = (uint8_t)g.caught[me];
      p.lost = (uint8_t)g.caught[1 - me];
      p.result = (int8_t)(r.winner < 0 ? 0 : r.winner == me ? 1 : -1);
      p.best = r.best[turn];
      p.value = r.value[turn];
      p.fixed = (int16_t)static_value(g, t);
      p.turns = (uint8_t)turn;
      p.unused = 0;
      out.push_back(p);
    }
    g.ply = 0;
    advance(g, t, r.move[turn]);
  }
}

static int expand_all(const Tables& t, FILE* in, FILE* out) {
  std::vector<Record> records;
  Record r;
  while (fread(&r, sizeof r, 1, in) == 1) records.push_back(r);
  int threads = most(1, (int)std::thread::hardware_concurrency());
  std::vector<std::vector<Position>> found(threads);
  std::vector<std::thread> workers;
  for (int n = 0; n < threads; n++)
    workers.emplace_back([&, n] {
      Game* g = new Game();
      for (size_t i = n; i < records.size(); i += threads) expand(*g, t, records[i], found[n]);
      delete g;
    });
  for (auto& worker : workers) worker.join();
  size_t total = 0;
  for (auto& part : found) {
    fwrite(part.data(), sizeof(Position), part.size(), out);
    total += part.size();
  }
  printf("%zu positions of %zu games\n", total, records.size());
  return 0;
}

#ifdef __CUDACC__
__global__ void seed_all(Game* games, int n, uint64_t seed_of) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) seed(games[i], seed_of * 1000003 + i);
}

__global__ void play_all(Game* games, int n, const Tables* t, int nodes, Record* records, unsigned* count, unsigned room,
                         unsigned long long* positions) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  Game& g = games[i];
  if (play_on(g, *t, nodes)) {
    unsigned slot = atomicAdd(count, 1u);
    if (slot < room) records[slot] = g.record;
  }
  atomicAdd(positions, (unsigned long long)g.nodes);
}

static void on_card(const Tables& t, double seconds, int nodes, int threads, uint64_t seed_of, FILE* out) {
  auto began = Clock::now();
  Game* games;
  Tables* tables;
  Record* records;
  unsigned* count;
  unsigned long long* positions;
  unsigned room = 1200000;
  CHECK(cudaMalloc(&games, sizeof(Game) * (size_t)threads));
  CHECK(cudaMemset(games, 0, sizeof(Game) * (size_t)threads));
  CHECK(cudaMalloc(&tables, sizeof(Tables)));
  CHECK(cudaMemcpy(tables, &t, sizeof(Tables), cudaMemcpyHostToDevice));
  CHECK(cudaMalloc(&records, sizeof(Record) * (size_t)room));
  CHECK(cudaMalloc(&count, sizeof(unsigned)));
  CHECK(cudaMemset(count, 0, sizeof(unsigned)));
  CHECK(cudaMalloc(&positions, sizeof(unsigned long long)));
  CHECK(cudaMemset(positions, 0, sizeof(unsigned long long)));
  int block = 64, blocks = (threads + block - 1) / block, rounds = 0;
  seed_all<<<blocks, block>>>(games, threads, seed_of);
  CHECK(cudaGetLastError());
  while (since(began) < seconds) {
    play_all<<<blocks, block>>>(games, threads, tables, nodes, records, count, room, positions);
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());
    rounds++;
  }
  unsigned made;
  unsigned long long searched;
  CHECK(cudaMemcpy(&made, count, sizeof made, cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(&searched, positions, sizeof searched, cudaMemcpyDeviceToHost));
  if (made > room) made = room;
  std::vector<Record> found(made);
  CHECK(cudaMemcpy(found.data(), records, sizeof(Record) * (size_t)made, cudaMemcpyDeviceToHost));
  fwrite(found.data(), sizeof(Record), made, out);
  printf("gpu: %u games, %d rounds, %llu positions, %.1f s, %d nodes a move, %d at a time\n", made, rounds, searched,
         since(began), nodes, threads);
}
#endif

static FILE* opened(const char* path, const char* mode) {
  FILE* file = fopen(path, mode);
  if (!file) {
    fprintf(stderr, "%s cannot be opened\n", path);
    exit(1);
  }
  return file;
}

static void read_tables(Tables& tables, const char* path) {
  FILE* in = opened(path, "rb");
  if (fread(&tables, sizeof tables, 1, in) != 1) {
    fprintf(stderr, "%s holds no tables\n", path);
    exit(1);
  }
  fclose(in);
}

int main(int argc, char** argv) {
  static Tables tables;
  if (argc == 5 && !strcmp(argv[1], "expand")) {
    read_tables(tables, argv[3]);
    return expand_all(tables, opened(argv[2], "rb"), opened(argv[4], "wb"));
  }
  if (argc != 8) return fprintf(stderr, "play cpu|gpu SECONDS NODES THREADS SEED TABLES OUT\n"), 1;
  read_tables(tables, argv[6]);
  FILE* out = opened(argv[7], "wb");
  double seconds = atof(argv[2]);
  int nodes = atoi(argv[3]), threads = atoi(argv[4]);
  uint64_t seed_of = strtoull(argv[5], nullptr, 10);
#ifdef __CUDACC__
  if (!strcmp(argv[1], "gpu")) on_card(tables, seconds, nodes, threads, seed_of, out);
  else
#endif
    on_cores(tables, seconds, nodes, threads, seed_of, out);
  fclose(out);
  return 0;
}
