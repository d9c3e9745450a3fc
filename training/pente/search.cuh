// Principal-variation search by iterative deepening, with quiescence over fours, without a transposition table.
//
// It pauses wherever it wants a static value, so that on a card the threads of a warp can evaluate together.
#pragma once
#include "board.cuh"

constexpr int MAX_DEPTH = 9, QUIESCENCE = 6;
constexpr int OPEN = 99999, UNVALUED = 99998;  // instead of a value: there are moves to search, a static value is wanted

// What can be said of a position before its static value is known.
HD int enter(Game& g, const Tables& t, int ply) {
  Frame& f = g.frames[ply];
  int me = g.turns & 1;
  if (g.ended) return g.ended == 3 ? 0 : g.ended - 1 == me ? WIN - ply : ply - WIN;
  int16_t spare[1];
  if (find_wins(g, me, spare, 1)) return WIN - ply - 1;
  if (ply >= MAX_PLY - 2) return UNVALUED;
  int wins = find_wins(g, 1 - me, spare, 1);
  f.top = f.alpha;
  f.best = -WIN;
  f.at = 0;
  f.forced = (int8_t)wins;
  f.threatened = 0;
  f.best_code = -1;
  if (f.depth > 0) {
    f.alpha = most(f.alpha, ply - WIN);
    f.beta = least(f.beta, WIN - ply - 1);
    if (f.alpha >= f.beta) return f.alpha;
    f.top = f.alpha;
  }
  if (!wins) {
    f.threatened = (int8_t)(f.depth > 0 && has_double(g, 1 - me));
    return UNVALUED;
  }
  int n = list_answers(g, t, ply);
  if (!n) return ply + 2 - WIN;
  if (f.depth > 0 && n < 4) f.depth++;
  f.moves = f.width = (int16_t)n;
  return OPEN;
}

// And after.
HD int enter_valued(Game& g, const Tables& t, int ply, int value) {
  if (ply >= MAX_PLY - 2) return value;
  Frame& f = g.frames[ply];
  if (f.depth > 0) {
    if (f.depth <= 3 && !f.threatened && value - 900 * f.depth >= f.beta) return value;
    int n = list_near(g, t, ply, f.depth == 1 ? 9 : f.depth == 2 ? 14 : 20);
    f.moves = f.width = (int16_t)n;
    return n ? OPEN : value;
  }
  int me = g.turns & 1, left = QUIESCENCE + f.depth;
  if (value >= f.beta || left <= 0) return value;
  f.best = value;
  f.top = most(f.top, value);
  int n = list_class(g, t, me, MAKES_FOUR, ply, 0);
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

enum { ROOT, DEEPEN, ENTER, VALUED, NEXT, LEAVE };

// Begin to think about a move; `loose` will be a move of nearly the best value, by chance.
HD void begin_search(Game& g, int limit, int margin) {
  Search& s = g.search;
  s.doing = ROOT;
  s.nodes = 0;
  s.limit = limit;
  s.margin = margin;
  g.ply = 0;
  for (int ply = 0; ply < MAX_PLY; ply++) g.killers[ply][0] = g.killers[ply][1] = -1;
}

// 0 when the choice is made without a search.
HD int list_root(Game& g, const Tables& t) {
  Search& s = g.search;
  int me = g.turns & 1;
  int16_t wins[1];
  s.evaluated = s.value;
  if (find_wins(g, me, wins, 1)) {
    s.choice = {wins[0], WIN - 1, wins[0]};
    return 0;
  }
  s.moves = find_wins(g, 1 - me, wins, 1) ? list_answers(g, t, 0) : list_near(g, t, 0, ROOT_WIDTH);
  s.choice = {-1, 0, -1};
  if (!s.moves) return 0;
  g.frames[0].moves = g.frames[0].width = (int16_t)s.moves;
  s.choice = {g.codes[0][0], s.evaluated, g.codes[0][0]};
  s.depth = 1;
  return 1;
}

HD void begin_iteration(Game& g) {
  Search& s = g.search;
  Frame& root = g.frames[0];
  for (int i = 0; i < s.moves; i++) g.root_values[i] = -WIN;
  root.alpha = root.top = root.best = -WIN;
  root.beta = WIN;
  root.depth = (int16_t)s.depth;
  root.at = 0;
  root.forced = root.threatened = 0;
  s.ply = 0;
  s.base = g.ply;
}

// After an iteration, `whole` or cut short by the limit: 1 when there is another one.
HD int end_iteration(Game& g, int whole) {
  Search& s = g.search;
  Frame& root = g.frames[0];
  if (root.at == 0 || (!whole && root.best <= s.choice.value && s.depth > 1)) return 0;
  s.choice = {root.best_code, root.best, root.best_code};
  if (!whole && s.depth > 1) return 0;  // a better move was found before the limit
  int near = 0;
  for (int i = 0; i < root.at; i++)
    if (g.root_values[i] >= root.best - s.margin && chance(g, (uint32_t)++near) == 0) s.choice.loose = g.codes[0][i];
  if (!s.margin) s.choice.loose = s.choice.best;
  if (!whole || root.best > DECISIVE || root.best < -DECISIVE || s.moves == 1) return 0;
  for (int i = 1; i < s.moves; i++)  // moves with exact values first; the others keep their order
    if (g.root_values[i] >= root.best - s.margin)
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
  return ++s.depth <= MAX_DEPTH;
}

// Make the next move of a position that is being searched.
HD void search_next(Game& g, const Tables& t) {
  Search& s = g.search;
  Frame& f = g.frames[s.ply];
  Frame& child = g.frames[s.ply + 1];
  int i = f.at;
  child.alpha = -f.top - 1;
  child.beta = -f.top;
  child.depth = (int16_t)(f.depth - 1);
  f.stage = NULL_WINDOW;
  if (i == 0 || f.depth <= 0) {
    f.stage = FULL;
    child.alpha = -f.beta;
  } else if (!f.forced && s.ply) {
    int less = t.reductions[64 * least(f.depth, 31) + least(i, 63)] - (g.scores[s.ply][i] & 1);
    if (less > 0) {
      f.stage = REDUCED;
      child.depth = (int16_t)most(0, f.depth - 1 - less);
    }
  }
  advance(g, t, g.codes[s.ply][i]);
  s.ply++;
}

// Give a position's value to the one before it; 1 when the same move must be searched again.
HD int take_back(Game& g, const Tables& t) {
  Search& s = g.search;
  Frame& child = g.frames[s.ply];
  Frame& p = g.frames[--s.ply];
  int found = -s.value;
  if (found > p.top && p.stage != FULL && (p.stage == REDUCED || found < p.beta)) {
    child.depth = (int16_t)(p.depth - 1);
    child.beta = -p.top;
    child.alpha = p.stage == REDUCED ? -p.top - 1 : -p.beta;
    p.stage = p.stage == REDUCED ? NULL_WINDOW : FULL;
    s.ply++;
    return 1;
  }
  retreat(g, t);
  int code = g.codes[s.ply][p.at];
  if (s.ply == 0) g.root_values[p.at] = found;
  p.at++;
  if (found > p.best) {
    p.best = found;
    p.best_code = (int16_t)code;
  }
  p.top = most(p.top, found);
  if (found >= p.beta && p.depth > 0 && g.killers[s.ply][0] != code) {
    g.killers[s.ply][1] = g.killers[s.ply][0];
    g.killers[s.ply][0] = (int16_t)code;
  }
  if (s.ply == 0) p.top = most(-WIN, p.best - s.margin);
  return 0;
}

// Search on, with the static value that was wanted in `search.value`: 1 when another is wanted, 0 at the end.
HD int resume(Game& g, const Tables& t, int begun) {
  Search& s = g.search;
  if (!begun) return 1;
  if (s.doing == ROOT) {
    if (!list_root(g, t)) return 0;
    s.doing = DEEPEN;
  }
  for (;;) {
    if (s.doing == DEEPEN) {
      begin_iteration(g);
      s.doing = NEXT;
    } else if (s.doing == ENTER) {
      if (s.nodes >= s.limit) {
        while (g.ply > s.base) retreat(g, t);
        if (!end_iteration(g, 0)) return 0;
        s.doing = DEEPEN;
        continue;
      }
      s.nodes++;
      s.value = enter(g, t, s.ply);
      s.doing = s.value == OPEN ? NEXT : s.value == UNVALUED ? VALUED : LEAVE;
      if (s.doing == VALUED) return 1;
    } else if (s.doing == VALUED) {
      s.value = enter_valued(g, t, s.ply, s.value);
      s.doing = s.value == OPEN ? NEXT : LEAVE;
    } else if (s.doing == NEXT) {
      Frame& f = g.frames[s.ply];
      if (f.top < f.beta && f.at < f.width) {
        search_next(g, t);
        s.doing = ENTER;
      } else if (s.ply) {
        s.value = f.best;
        s.doing = LEAVE;
      } else {
        if (!end_iteration(g, 1)) return 0;
        s.doing = DEEPEN;
      }
    } else s.doing = take_back(g, t) ? ENTER : NEXT;
  }
}
