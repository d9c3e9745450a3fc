// Pente games of a small search against itself, one thread a game: on a graphics card (nvcc) or on CPU cores (g++).
//
//     play cpu|gpu SECONDS NODES THREADS SEED TABLES OUT [NET [OPENINGS]]   plays games, one Record each
//     play match cpu|gpu NODES THREADS TABLES OUT NET NET OPENINGS          two nets, each opening with both colours
//     play expand GAMES TABLES OUT                                          writes quiet positions, one Position each
//
// TABLES, NET and OPENINGS are what training/pente/games.py writes; `-` for NET is the fitted evaluation alone. NODES
// positions are searched for a move. Half of the games begin with one of the OPENINGS, the others with stones by lot.
// The records of a match come in pairs: the first net has the first stones in the first game of a pair.
#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include "search.cuh"

constexpr int LOOSE_MARGIN = 150, WIDE_MARGIN = 600, FIRST_LOOSE = 6, UNBALANCED = 2000;
constexpr unsigned EARLY_LOOSE = 50, LOOSE = 6, WIDE = 3;  // moves of a hundred that are drawn by lot
constexpr int OPENING_MOVES = 8, FEWEST_MOVES = 4;

struct Opening {
  uint16_t moves;
  uint16_t move[OPENING_MOVES];
};

struct Position {  // as the side to move sees it
  uint8_t board[POINTS];  // 0 empty, 1 own, 2 the other's
  uint8_t caught, lost;
  int8_t result;  // 1 won, 0 drawn, -1 lost
  uint16_t best;
  int16_t value, fixed;  // of the search; of the fitted evaluation
  uint8_t turns, unused;
};
static_assert(sizeof(Position) == 372, "as records.py reads it");
static_assert(sizeof(Record) == 884, "as records.py reads it");
static_assert(sizeof(Opening) == 18, "as records.py reads it");

struct Setup {  // what all games share
  const Tables* tables;
  const Net* nets[2];
  const Opening* openings;
  int opening_count;
  int nodes;  // of a search
  int match;
};

HD void begin(Game& g, const Setup& setup, NetState* states) {
  clear(g, *setup.tables);
  g.record.moves = 0;
  for (int which = 0; which < 2; which++)
    if (setup.nets[which]) states[which] = setup.nets[which]->empty;
}

// Make a move of the game, and tell the net states of both players.
HD void make_move(Game& g, const Setup& setup, NetState* states, int point) {
  g.ply = 0;
  g.state = nullptr;
  advance(g, *setup.tables, point);
  int took = g.past[0].took;
  for (int which = 0; which < 2; which++) {
    if (!setup.nets[which]) continue;
    mark_changed(states[which], point);
    for (int pair = 0; pair < 8; pair++)
      if (took >> pair & 1) {
        mark_changed(states[which], point + pair_step(pair));
        mark_changed(states[which], point + 2 * pair_step(pair));
      }
  }
}

HD void note_move(Game& g, int point, int best, int value, int evaluated) {
  Record& r = g.record;
  r.move[r.moves] = (uint16_t)point;
  r.best[r.moves] = (uint16_t)best;
  r.evaluated[r.moves] = (int16_t)evaluated;
  r.value[r.moves++] = (int16_t)value;
}

HD void open_with(Game& g, const Setup& setup, NetState* states, const Opening& opening, int moves) {
  begin(g, setup, states);
  for (int i = 0; i < moves; i++) {
    note_move(g, opening.move[i], 0xffff, 0, 0);
    make_move(g, setup, states, opening.move[i]);
  }
  g.record.of_people = 1;
  g.record.opening = g.record.moves;
  g.playing = 1;
}

HD void open_by_lot(Game& g, const Setup& setup, NetState* states) {
  begin(g, setup, states);
  int count = 3 + (int)chance(g, 5);
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
    note_move(g, point, 0xffff, 0, 0);
    make_move(g, setup, states, point);
  }
  g.record.of_people = 0;
  g.record.opening = g.record.moves;
  g.playing = 1;
}

// 1 when the game is over; its winner is noted.
HD int is_over(Game& g) {
  if (!g.ended && g.record.moves < MAX_MOVES) return 0;
  g.record.winner = g.ended == 1 ? 0 : g.ended == 2 ? 1 : -1;
  g.playing = 0;
  return 1;
}

// Begin a turn; 0 when there is nothing to think about.
HD int begin_turn(Game& g, const Setup& setup, NetState* states, int number) {
  Record& r = g.record;
  int which = 0, margin = 0;
  if (!g.playing && setup.match) {
    const Opening& opening = setup.openings[number / 2];
    open_with(g, setup, states, opening, opening.moves);
  } else if (!g.playing && setup.opening_count && chance(g, 2)) {
    const Opening& opening = setup.openings[chance(g, (uint32_t)setup.opening_count)];
    open_with(g, setup, states, opening, least(opening.moves, FEWEST_MOVES + (int)chance(g, 3)));
  } else if (!g.playing) open_by_lot(g, setup, states);
  if (g.ended) {
    g.playing = 0;
    return 0;
  }
  if (setup.match) which = (g.turns ^ number) & 1;
  else {
    unsigned lot = chance(g, 100), early = r.moves < r.opening + FIRST_LOOSE;
    margin = lot < (early ? EARLY_LOOSE : LOOSE) ? LOOSE_MARGIN : !early && lot < LOOSE + WIDE ? WIDE_MARGIN : 0;
  }
  g.net = setup.nets[which];
  g.state = g.net ? states + which : nullptr;
  begin_search(g, setup.nodes, margin);
  return 1;
}

// Make the move that was found; 1 when that ended the game.
HD int end_turn(Game& g, const Setup& setup, NetState* states) {
  Record& r = g.record;
  Choice choice = g.search.choice;
  int unbalanced = r.moves == r.opening && (choice.value > UNBALANCED || choice.value < -UNBALANCED);
  if (choice.best < 0 || (unbalanced && !setup.match)) {
    g.playing = 0;
    r.winner = -1;
    return setup.match;  // no point is near enough to be a move: nobody wins
  }
  int decided = choice.value > DECISIVE || choice.value < -DECISIVE;
  int move = decided ? choice.best : choice.loose;
  note_move(g, move, choice.best, choice.value, g.search.evaluated);
  make_move(g, setup, states, move);
  return is_over(g);
}

// A whole turn on a CPU.
inline int play_turn(Game& g, const Setup& setup, NetState* states, int number) {
  if (!begin_turn(g, setup, states, number)) return 0;
  for (int wanted = 1, begun = 0; wanted; begun = 1) {
    wanted = resume(g, *setup.tables, begun);
    if (wanted) g.search.value = static_value(g, *setup.tables);
  }
  return end_turn(g, setup, states);
}

HD inline void seed(Game& g, uint64_t from) {
  uint64_t z = from * 0x9E3779B97F4A7C15ull + 0xD1B54A32D192ED03ull;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ z >> 27) * 0x94D049BB133111EBull;
  g.random = (z ^ z >> 31) | 1;
  g.playing = 0;
}

#include "runs.cuh"

static FILE* opened(const char* path, const char* mode) {
  FILE* file = fopen(path, mode);
  if (!file) {
    fprintf(stderr, "%s cannot be opened\n", path);
    exit(1);
  }
  return file;
}

static Tables* read_tables(const char* path) {
  Tables* tables = new Tables();
  FILE* in = opened(path, "rb");
  if (fread(tables, sizeof *tables, 1, in) != 1) {
    fprintf(stderr, "%s holds no tables\n", path);
    exit(1);
  }
  fclose(in);
  return tables;
}

static const Net* net_at(const char* path) {
  if (!strcmp(path, "-")) return nullptr;
  Net* net = new Net();
  read_net(*net, path);
  return net;
}

static std::vector<Opening> read_openings(const char* path) {
  std::vector<Opening> found;
  Opening opening;
  FILE* in = opened(path, "rb");
  while (fread(&opening, sizeof opening, 1, in) == 1) found.push_back(opening);
  fclose(in);
  return found;
}

int main(int argc, char** argv) {
  if (argc == 5 && !strcmp(argv[1], "expand")) {
    return expand_all(*read_tables(argv[3]), opened(argv[2], "rb"), opened(argv[4], "wb"));
  }
  int match = argc > 1 && !strcmp(argv[1], "match");
  if (match ? argc != 10 : argc < 8 || argc > 10) {
    fprintf(stderr, "play cpu|gpu SECONDS NODES THREADS SEED TABLES OUT [NET [OPENINGS]]\n");
    fprintf(stderr, "play match cpu|gpu NODES THREADS TABLES OUT NET NET OPENINGS\n");
    return 1;
  }
  Setup setup = {read_tables(argv[match ? 5 : 6]), {nullptr, nullptr}, nullptr, 0, atoi(argv[3]), match};
  FILE* out = opened(argv[match ? 6 : 7], "wb");
  if (match || argc > 8) setup.nets[0] = net_at(argv[match ? 7 : 8]);
  if (match) setup.nets[1] = net_at(argv[8]);
  std::vector<Opening> openings;
  if (argc > 9) openings = read_openings(argv[9]);
  setup.openings = openings.data();
  setup.opening_count = (int)openings.size();
  Run run = {match ? 0 : atof(argv[2]), atoi(argv[4]), match ? 1 : strtoull(argv[5], nullptr, 10)};
#ifdef __CUDACC__
  if (!strcmp(argv[match ? 2 : 1], "gpu")) on_card(setup, run, out);
  else
#endif
    on_cores(setup, run, out);
  fclose(out);
  return 0;
}
