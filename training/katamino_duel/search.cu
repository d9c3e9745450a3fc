// Who wins many duels, and by what: a warp of threads for each search, trees with proof numbers above them.
//
//     nvcc -O3 -arch=sm_90 -o search training/katamino_duel/search.cu
//     search tasks.txt results.jsonl [--seconds 500] [--gigabytes 100] [--limit 200000] [--warps 0] [--speak 5]
//
// The tasks come from training/katamino_duel/tasks.py, the results are what `fivefold duel pack` takes. A task whose
// result stands in the file already is left out. Without a card `g++ -x c++` makes the same program, one warp at a time.
#include "tree.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>

enum { WARPS_A_BLOCK = 4, MOST_ORDERS = 2320 };

struct Batch {
    const Task *tasks;
    Outcome *outcomes;
    u32 *orders;  // [task, ·]: the moves of a position that was not settled
    u32 *next;
    int size;
};

DEVICE void work_through(Warp &w, const Batch &batch) {
    for (int k = lane_here(); k < MEMO; k += LANES) w.desk->values[k] = 0;
    w.graphs = 0;
    meet();
    while (true) {
        u32 number = 0;
        if (lane_here() == 0) {
#ifdef __CUDACC__
            number = atomicAdd(batch.next, 1);
#else
            number = (*batch.next)++;
#endif
        }
        number = (u32)said_by(number, 0);
        if (number >= (u32)batch.size) return;
        int winning;
        int value = solve(w, batch.tasks[number], winning);
        const Frame &root = w.desk->frames[0];
        int moves = value == STOPPED ? root.listed : 0;
        for (int k = lane_here(); k < moves; k += LANES) {
            u32 order = w.lists->orders[k];
            batch.orders[(u64)number * MOST_ORDERS + k] = (order & 0xFFFF0000u) | (w.lists->tags[order & 0xFFFF] & 4095);
        }
        if (lane_here() == 0) batch.outcomes[number] = {w.nodes, value, winning, moves};
        meet();
    }
}

#ifdef __CUDACC__

__global__ void __launch_bounds__(32 * WARPS_A_BLOCK, 8)
    search_all(Placements all, Batch batch, Lists *lists, Entry *table, u64 buckets) {
    __shared__ Desk desks[WARPS_A_BLOCK];
    int warp = threadIdx.x / 32;
    Warp w = {all, &desks[warp], &lists[blockIdx.x * WARPS_A_BLOCK + warp], table, buckets, 0, 0, 0};
    work_through(w, batch);
}

static void must(cudaError_t error, int line) {
    if (error != cudaSuccess) {
        fprintf(stderr, "line %d: %s\n", line, cudaGetErrorString(error));
        exit(1);
    }
}
#define MUST(call) must(call, __LINE__)
template <class T> static T *room_for(u64 count) {
    T *place;
    MUST(cudaMalloc(&place, count * sizeof(T)));
    MUST(cudaMemset(place, 0, count * sizeof(T)));
    return place;
}
template <class T> static void bring(T *to, const T *from, u64 count) { MUST(cudaMemcpy(to, from, count * sizeof(T), cudaMemcpyDefault)); }
static int default_warps() {
    cudaDeviceProp device;
    int blocks;
    MUST(cudaGetDeviceProperties(&device, 0));
    MUST(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, search_all, 32 * WARPS_A_BLOCK, 0));
    return device.multiProcessorCount * blocks * WARPS_A_BLOCK;
}

#else

template <class T> static T *room_for(u64 count) { return (T *)calloc(count, sizeof(T)); }
template <class T> static void bring(T *to, const T *from, u64 count) { memcpy(to, from, count * sizeof(T)); }
static int default_warps() { return 1; }

#endif

struct Given {
    double seconds = 500, gigabytes = 0, speak = 5;
    u64 limit = 200000;
    int warps = 0, batch = 0;
};

// The card's side: memory, and a batch of searches at a time.
struct Engine {
    Given given;
    Placements all;
    Task *tasks;
    Outcome *outcomes;
    u32 *orders, *next;
    Lists *lists;
    Entry *table;
    u64 buckets;

    Engine(const Given &given, const Placements &host) : given(given) {
        u64 *masks = room_for<u64>(host.count), *halos = room_for<u64>(host.count);
        u8 *pieces = room_for<u8>(host.count);
        bring(masks, host.masks, host.count);
        bring(halos, host.halos, host.count);
        bring(pieces, host.pieces, host.count);
        all = {masks, halos, pieces, host.count};
        tasks = room_for<Task>(given.batch);
        outcomes = room_for<Outcome>(given.batch);
        orders = room_for<u32>((u64)given.batch * MOST_ORDERS);
        next = room_for<u32>(1);
        lists = room_for<Lists>(given.warps);
        buckets = (u64)(given.gigabytes * 1e9) / (WAYS * sizeof(Entry));
        table = room_for<Entry>(buckets * WAYS);
    }
    void search(const std::vector<Task> &asked, std::vector<Outcome> &found) {
        u32 zero = 0;
        bring(tasks, asked.data(), asked.size());
        bring(next, &zero, 1);
        Batch batch = {tasks, outcomes, orders, next, (int)asked.size()};
#ifdef __CUDACC__
        search_all<<<given.warps / WARPS_A_BLOCK, 32 * WARPS_A_BLOCK>>>(all, batch, lists, table, buckets);
        MUST(cudaGetLastError());
        MUST(cudaDeviceSynchronize());
#else
        static Desk desk;
        run_warp([&] {
            Warp w = {all, &desk, lists, table, buckets, 0, 0, 0};
            work_through(w, batch);
        });
#endif
        found.resize(asked.size());
        bring(found.data(), outcomes, asked.size());
    }
    std::vector<u32> orders_of(int number, int count) {
        std::vector<u32> found(count);
        bring(found.data(), orders + (u64)number * MOST_ORDERS, count);
        return found;
    }
};

static double now() {
    static auto began = std::chrono::steady_clock::now();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

static std::string pairs_of(const Forest &forest, u32 root) {
    std::ostringstream out;
    const Node &n = forest.nodes[root];
    for (u32 c = n.first_child; c < n.first_child + n.children; c++)
        out << (c > n.first_child ? "," : "") << "[" << forest.nodes[c].placement << "," << forest.nodes[c].winning << "]";
    return out.str();
}

// A line as worklist.do writes it.
static std::string line_of(const Forest &forest, const Start &start) {
    const Node &root = forest.nodes[start.root];
    std::ostringstream out;
    out << "{\"game\":\"" << start.game << "\",\"number\":" << start.number << ",\"wins\":";
    if (!start.firsts.empty() && root.value) out << "true,\"first\":" << root.winning;
    else if (!start.firsts.empty()) out << "false,\"refuted\":[" << pairs_of(forest, start.root) << "]";
    else if (root.value) out << "false,\"refuted\":" << root.winning;
    else out << "true,\"answers\":[" << pairs_of(forest, start.root) << "]";
    out << ",\"nodes\":" << start.nodes << ",\"cpu\":0}";
    return out.str();
}

struct Tasks {
    std::vector<u64> masks, halos;
    std::vector<u8> pieces;
    std::vector<Start> starts;
    std::map<std::pair<std::string, int>, bool> known;
    Placements all() const { return {masks.data(), halos.data(), pieces.data(), (int)masks.size()}; }
};

// `placement mask halo piece`, `start game number mine theirs shared taken reach carried first …` and, to compare,
// `known game number wins`.
static Tasks read_tasks(const char *path) {
    Tasks found;
    std::ifstream file(path);
    std::string line, kind;
    while (std::getline(file, line)) {
        std::istringstream words(line);
        words >> kind;
        if (kind == "placement") {
            u64 mask, halo;
            int piece;
            words >> mask >> halo >> piece;
            found.masks.push_back(mask), found.halos.push_back(halo), found.pieces.push_back(piece);
        } else if (kind == "known") {
            std::string game;
            int number;
            words >> game >> number;
            words >> found.known[{game, number}];
        } else {
            Start start = {};
            Task &t = start.task;
            words >> start.game >> start.number >> t.mine >> t.theirs >> t.shared >> t.taken >> t.reach >> t.carried;
            for (int first; words >> first;) start.firsts.push_back(first);
            found.starts.push_back(start);
        }
    }
    return found;
}

static std::set<std::pair<std::string, int>> done_in(const char *path) {
    std::set<std::pair<std::string, int>> found;
    std::ifstream file(path);
    std::string line;
    while (std::getline(file, line)) {
        char game[32];
        int number;
        if (!line.empty() && line.back() == '}' && sscanf(line.c_str(), "{\"game\":\"%31[^\"]\",\"number\":%d", game, &number) == 2)
            found.insert({game, number});
    }
    return found;
}

struct Asked {
    int start;
    u32 node;
};

int main(int argc, char **argv) {
    if (argc < 3) return fprintf(stderr, "search tasks results [--seconds s] [--gigabytes g] [--limit n] [--warps n]\n"), 2;
    Given given;
    for (int i = 3; i + 1 < argc; i += 2) {
        std::string name = argv[i];
        double number = atof(argv[i + 1]);
        if (name == "--seconds") given.seconds = number;
        else if (name == "--gigabytes") given.gigabytes = number;
        else if (name == "--limit") given.limit = (u64)number;
        else if (name == "--warps") given.warps = (int)number;
        else if (name == "--batch") given.batch = (int)number;
        else if (name == "--speak") given.speak = number;
        else return fprintf(stderr, "unknown: %s\n", argv[i]), 2;
    }
    now();
    Tasks tasks = read_tasks(argv[1]);
    if (!given.warps) given.warps = default_warps();
    if (!given.batch) given.batch = 3 * given.warps;
    if (given.gigabytes == 0) given.gigabytes = 0.1;
    Placements all = tasks.all();
    Engine engine(given, all);
    Forest forest = {all, {}};
    auto done = done_in(argv[2]);
    std::vector<Start> starts;
    for (Start &start : tasks.starts)
        if (!done.count({start.game, start.number})) starts.push_back(start);
    std::ofstream results(argv[2], std::ios::app);
    forest.plant(0, 0, 1);
    for (Start &start : starts) {
        start.root = forest.plant(0, 0, 1);
        std::vector<u32> orders;
        for (u16 first : start.firsts) orders.push_back((u32)forest.replies(forest.after(start.task, first)) << 16 | first);
        if (!orders.empty()) forest.expand(start.root, orders), forest.gather(start.root);
    }
    fprintf(stderr, "%6.1f s  %d tasks, %zu done before; %d warps, table of %.1f GB\n", now(), (int)starts.size(), done.size(), given.warps, given.gigabytes);
    u64 nodes = 0, searches = 0, expanded = 0, rounds = 0, settled = 0;
    double searching = 0, spoke = 0;
    std::vector<Task> batch;
    std::vector<Asked> asked;
    std::vector<Outcome> found;
    std::vector<int> open(starts.size());
    for (size_t i = 0; i < open.size(); i++) open[i] = i;
    while (!open.empty() && now() < given.seconds) {
        batch.clear();
        asked.clear();
        size_t share = std::max<size_t>(1, given.batch / open.size());
        for (bool more = true; more && batch.size() < (size_t)given.batch;) {
            more = false;
            for (int i : open) {
                for (size_t k = 0; k < share && batch.size() < (size_t)given.batch; k++) {
                    u32 node = forest.choose(starts[i].root, 8);
                    if (!node) break;
                    Task task = forest.position(starts[i], node);
                    // A first move that wins needs a reply to each answer, so its tree is always opened once.
                    task.limit = node == starts[i].root ? 0 : given.limit;
                    batch.push_back(task);
                    asked.push_back({i, node});
                    more = true;
                }
            }
            share = 1;
        }
        if (batch.empty()) break;
        double before = now();
        engine.search(batch, found);
        searching += now() - before;
        rounds++;
        for (size_t k = 0; k < batch.size(); k++) {
            Start &start = starts[asked[k].start];
            u32 node = asked[k].node;
            start.nodes += found[k].nodes;
            nodes += found[k].nodes;
            searches++;
            if (found[k].value == NO_ROOM) return fprintf(stderr, "a list ran over\n"), 1;
            if (forest.nodes[start.root].value != OPEN || forest.decided_above(node, start.root)) {
                forest.nodes[node].running = 0;
            } else if (found[k].value == STOPPED) {
                forest.expand(node, engine.orders_of(k, found[k].moves));
                forest.gather(node);
                expanded++;
            } else {
                forest.settle(node, found[k].value, found[k].winning);
            }
            forest.climb(node, start.root);
        }
        std::vector<int> still;
        for (int i : open) {
            if (forest.nodes[starts[i].root].value == OPEN) {
                still.push_back(i);
            } else {
                const Start &start = starts[i];
                bool wins = forest.nodes[start.root].value == !start.firsts.empty();
                auto known = tasks.known.find({start.game, start.number});
                if (known != tasks.known.end() && known->second != wins)
                    return printf("%s %d: found %d, known %d\n", start.game.c_str(), start.number, wins, known->second), 3;
                results << line_of(forest, start) << std::endl;
                settled++;
            }
        }
        open.swap(still);
        if (now() - spoke > given.speak || open.empty()) {
            spoke = now();
            fprintf(stderr, "%6.1f s  %llu settled, %zu open; %llu rounds, %llu searches, %llu opened, %.2f G positions, %.1f s searching, %zu in the tree\n",
                    now(), settled, open.size(), rounds, searches, expanded, nodes / 1e9, searching, forest.nodes.size());
        }
    }
    printf("settled %llu open %zu positions %llu searches %llu opened %llu rounds %llu seconds %.2f searching %.2f a_second %.0f\n", settled,
           open.size(), nodes, searches, expanded, rounds, now(), searching, nodes / std::max(searching, 1e-9));
    return 0;
}
