// How games are run: on CPU cores or on a card; and how their positions are written.
#pragma once

struct Run {
  double seconds;  // of self-play; a match is played to its end
  int threads;
  uint64_t seed;
};

using Clock = std::chrono::steady_clock;
static double since(Clock::time_point began) { return std::chrono::duration<double>(Clock::now() - began).count(); }

static void on_cores(const Setup& setup, const Run& run, FILE* out) {
  std::vector<std::vector<Record>> found(run.threads);
  std::vector<Record> matched(setup.match ? 2 * setup.opening_count : 0);
  std::vector<long long> positions(run.threads, 0);
  std::vector<std::thread> workers;
  std::atomic<int> next{0};
  auto began = Clock::now();
  for (int n = 0; n < run.threads; n++)
    workers.emplace_back([&, n] {
      Game* g = new Game();
      NetState* states = new NetState[2];
      seed(*g, run.seed * 1000003 + n);
      if (setup.match)
        for (int number; (number = next++) < (int)matched.size(); matched[number] = g->record)
          for (int over = 0; !over; positions[n] += g->search.nodes) over = play_turn(*g, setup, states, number);
      else
        for (; since(began) < run.seconds; positions[n] += g->search.nodes)
          if (play_turn(*g, setup, states, 0)) found[n].push_back(g->record);
      delete[] states;
      delete g;
    });
  for (auto& worker : workers) worker.join();
  found.push_back(matched);
  size_t games = 0, total = 0, moves = 0;
  for (auto count : positions) total += count;
  for (auto& part : found) {
    fwrite(part.data(), sizeof(Record), part.size(), out);
    games += part.size();
    for (auto& record : part) moves += record.moves - record.opening;
  }
  printf("cpu: %zu games, %zu moves, %zu positions, %.1f s, %d nodes a move\n", games, moves, total, since(began),
         setup.nodes);
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
      p.fixed = (int16_t)fitted_value(g, t);
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

struct OnCard {  // what the games of a card write
  Record* records;
  unsigned room;
  unsigned* count;
  unsigned long long* positions;
};

constexpr int BLOCK = 64, BLOCKS_AT_ONCE = 8;

// The static values of the threads of a warp that want one, thread by thread.
__device__ void evaluate_together(Game* g, const Tables& t, int wanted) {
  int me = 0, value = 0, captures = 0;
  if (wanted) {
    me = g->turns & 1;
    value = fitted_value(*g, t);
    captures = capture_case(g->caught[me], g->caught[1 - me]);
  }
  for (unsigned left = __ballot_sync(~0u, wanted && g->state); left; left &= left - 1) {
    int lane = __ffs(left) - 1;
    Game* of = (Game*)__shfl_sync(~0u, (unsigned long long)g, lane);
    int side = __shfl_sync(~0u, me, lane), pairs = __shfl_sync(~0u, captures, lane);
    int found = value_by_warp(*of->net, *of->state, of->lines, side, pairs, __shfl_sync(~0u, value, lane));
    if ((threadIdx.x & 31) == lane) value = found;
  }
  if (wanted) g->search.value = most(-LIMIT, least(LIMIT, value));
}

// One turn of each game. A game of a match that is over has its record.
__global__ void __launch_bounds__(BLOCK, BLOCKS_AT_ONCE) play_all(Game* games, NetState* all_states, int n, Setup setup,
                                                                  OnCard to) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int playing = i < n && !(setup.match && to.records[i].moves);
  Game* g = games + i;
  NetState* states = all_states + 2 * (size_t)i;
  if (playing) playing = begin_turn(*g, setup, states, i);
  int wanted = playing ? resume(*g, *setup.tables, 0) : 0;
  while (__any_sync(~0u, wanted)) {
    __syncwarp();
    evaluate_together(g, *setup.tables, wanted);
    __syncwarp();
    if (wanted) wanted = resume(*g, *setup.tables, 1);
  }
  if (!playing) return;
  if (end_turn(*g, setup, states)) {
    unsigned slot = atomicAdd(to.count, 1u);
    if (setup.match) slot = i;
    if (slot < to.room) to.records[slot] = g->record;
  }
  atomicAdd(to.positions, (unsigned long long)g->search.nodes);
}

template <class T>
static T* on_device(const T* from, size_t count, size_t room = 0) {
  T* to = nullptr;
  if (count + room == 0) return to;
  CHECK(cudaMalloc(&to, sizeof(T) * (count + room)));
  CHECK(cudaMemset(to, 0, sizeof(T) * (count + room)));
  if (count) CHECK(cudaMemcpy(to, from, sizeof(T) * count, cudaMemcpyHostToDevice));
  return to;
}

static void on_card(const Setup& host, const Run& run, FILE* out) {
  auto began = Clock::now();
  int n = host.match ? 2 * host.opening_count : run.threads;
  Setup setup = host;
  setup.tables = on_device(host.tables, 1);
  setup.openings = on_device(host.openings, host.opening_count);
  for (int which = 0; which < 2; which++)
    if (host.nets[which]) setup.nets[which] = on_device(host.nets[which], 1);
  Game* games = on_device<Game>(nullptr, 0, n);
  NetState* states = on_device<NetState>(nullptr, 0, 2 * (size_t)n);
  unsigned room = setup.match ? (unsigned)n : 1200000u;
  OnCard to = {on_device<Record>(nullptr, 0, room), room, on_device<unsigned>(nullptr, 0, 1),
               on_device<unsigned long long>(nullptr, 0, 1)};
  int blocks = (n + BLOCK - 1) / BLOCK, rounds = 0;
  unsigned made = 0;
  seed_all<<<blocks, BLOCK>>>(games, n, run.seed);
  CHECK(cudaGetLastError());
  while (setup.match ? made < (unsigned)n : since(began) < run.seconds) {
    play_all<<<blocks, BLOCK>>>(games, states, n, setup, to);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(&made, to.count, sizeof made, cudaMemcpyDeviceToHost));
    rounds++;
  }
  unsigned long long searched;
  CHECK(cudaMemcpy(&searched, to.positions, sizeof searched, cudaMemcpyDeviceToHost));
  if (made > room) made = room;
  std::vector<Record> found(made);
  CHECK(cudaMemcpy(found.data(), to.records, sizeof(Record) * (size_t)made, cudaMemcpyDeviceToHost));
  fwrite(found.data(), sizeof(Record), made, out);
  printf("gpu: %u games, %d rounds, %llu positions, %.1f s, %d nodes a move, %d at a time\n", made, rounds, searched,
         since(began), setup.nodes, n);
}
#endif
