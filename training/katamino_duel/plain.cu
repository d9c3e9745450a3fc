// The whole certificate checked on a card: the plain search of kernel_checker.py, a warp of threads for each position.
// No table, no symmetry, no graph, and nothing of search.cu; it visits the same positions as kernel_checker.py.
//
//     nvcc -O3 -arch=sm_90 -o plain training/katamino_duel/plain.cu
//     plain claims.txt found.txt [--seconds 500] [--chunk 8192] [--warps 0]
//
// A claim that the side to move has lost is split: every move of it must lead to a win. The file of claims comes from
// training/katamino_duel/claims.py; what was found is a line `number holds positions` for each, and nothing for a claim
// that was not finished. Claims that stand in the file already are left out. `g++ -O3 -march=native -std=c++17 -x c++` makes the same
// without a card: it does some 12 million positions a second of a core.
#include "warp.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

enum { PLIES = 13, SPACE = 12288, BLOCK_WARPS = 4, WHOLE = 0xFFFF, MOST_LAID = 12 };
static const u32 NOTHING = 0xFFFFFFFFu;

struct Ways {
    const u64 *cells, *touched;
    const u8 *pieces;
    int count;
};
struct Claim {
    int number, wins, anywhere, laid;
    u16 ways[MOST_LAID];
    u8 owners[12];  // 0 the side to move may lay this piece, 1 the other, 2 both
};
struct Found {
    u64 positions;
    u32 left, failed;  // parts that are not finished, parts that contradict the claim
};
struct Part {
    u32 claim;
    u16 way;  // the move that is laid first, or WHOLE
};
struct Ply {
    u64 near;
    u32 base, last;
    u16 length, moves, left, first[13];  // `first`: where each piece begins
};
struct Board {
    Ply plies[PLIES];
    u8 owners[12];
};
struct Space {
    u64 cells[SPACE];
    u32 order[SPACE];
    u16 way[SPACE];
};
struct Player {
    Ways all;
    Board *board;
    Space *space;
    u64 positions;
};

DEVICE u32 before_me(u32 set) { return set & ((1u << lane_here()) - 1); }

// Where each piece begins in a list that is sorted by piece.
DEVICE void index_pieces(Player &w, int depth, int length) {
    Ply &ply = w.board->plies[depth];
    meet();
    const u16 *way = w.space->way + ply.base;
    for (int piece = lane_here(); piece < 13; piece += LANES) {
        int low = 0, high = length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (w.all.pieces[way[middle]] < piece) low = middle + 1;
            else high = middle;
        }
        ply.first[piece] = low;
    }
    if (lane_here() == 0) ply.length = length;
    meet();
}

// The list after some moves.
DEVICE void set_up(Player &w, const Claim &claim, u16 extra) {
    u64 taken = 0, near = claim.anywhere ? ~0ull : 0;
    u32 laid = 0;
    int moves = claim.laid + (extra != WHOLE);
    for (int k = 0; k < moves; k++) {
        int p = k < claim.laid ? claim.ways[k] : extra;
        taken |= w.all.cells[p];
        near |= w.all.touched[p];
        laid |= 1u << w.all.pieces[p];
    }
    int length = 0;
    for (int from = 0; from < w.all.count; from += LANES) {
        int p = from + lane_here();
        bool fits = p < w.all.count && !(laid >> w.all.pieces[p] & 1) && !(w.all.cells[p] & taken);
        u32 set = votes(fits);
        if (fits) {
            int at = length + size_of(before_me(set));
            w.space->cells[at] = w.all.cells[p];
            w.space->way[at] = p;
        }
        length += size_of(set);
    }
    if (lane_here() == 0) {
        w.board->plies[0].near = near;
        w.board->plies[0].base = 0;
        for (int piece = 0; piece < 12; piece++) {
            int owner = claim.owners[piece];
            w.board->owners[piece] = extra == WHOLE || owner == 2 ? owner : 1 - owner;
        }
    }
    index_pieces(w, 0, length);
}

#if LANES == 1
#include "eight.h"
#else

// 1 if a move leaves no answer, 0 if there is no move, else -1 with the moves listed by their answers.
DEVICE int look(Player &w, int depth) {
    Ply &ply = w.board->plies[depth];
    const u64 *cells = w.space->cells + ply.base;
    const u16 *way = w.space->way + ply.base;
    u32 *order = w.space->order + ply.base;
    int side = depth & 1, moves = 0, length = ply.length;
    u64 near = ply.near;
    w.positions++;
    for (int from = 0; from < length; from += LANES) {
        int i = from + lane_here();
        bool legal = i < length && cells[i] & near && w.board->owners[w.all.pieces[way[i]]] != 1 - side;
        u32 set = votes(legal);
        if (legal) order[moves + size_of(before_me(set))] = i;
        moves += size_of(set);
    }
    meet();
    for (int from = 0; from < moves; from += LANES) {
        int here = moves - from < LANES ? moves - from : LANES, width = 1;
        while (width < here) width *= 2;
        int m = lane_here() % width, part = lane_here() / width, parts = LANES / width;
        int i = order[from + (m < here ? m : 0)];
        u64 mask = cells[i], around = near | w.all.touched[way[i]];
        int piece = w.all.pieces[way[i]];
        u32 answers = 0;
        for (int other = 0; other < 12; other++) {
            if (w.board->owners[other] == side) continue;
            u32 count = 0;
            int end = ply.first[other + 1];
            UNROLL(4)
            for (int j = ply.first[other] + part; j < end; j += parts) {
                u64 squares = cells[j];
                bool apart = !(((u32)squares & (u32)mask) | ((u32)(squares >> 32) & (u32)(mask >> 32)));
                bool touching = ((u32)squares & (u32)around) | ((u32)(squares >> 32) & (u32)(around >> 32));
                count += apart & touching;
            }
            if (other != piece) answers += count;
        }
        for (int other = width; other < LANES; other *= 2) answers += across(answers, other);
        if (votes(m < here && answers == 0)) return 1;
        if (m < here && part == 0) order[from + m] = answers * 4096 + i;
    }
    if (lane_here() == 0) ply.moves = ply.left = moves, ply.last = 0;
    meet();
    return moves ? -1 : 0;
}

DEVICE bool play(Player &w, int depth, int i) {
    Ply &ply = w.board->plies[depth], &next = w.board->plies[depth + 1];
    const u64 *cells = w.space->cells + ply.base;
    const u16 *way = w.space->way + ply.base;
    int length = ply.length, kept = 0;
    u32 base = ply.base + length;
    if (base + length > SPACE) return false;
    u64 mask = cells[i];
    int piece = w.all.pieces[way[i]], begin = ply.first[piece], end = ply.first[piece + 1];
    for (int from = 0; from < length; from += LANES) {
        int j = from + lane_here();
        bool fits = j < length && (j < begin || j >= end) && !(cells[j] & mask);
        u32 set = votes(fits);
        if (fits) {
            int at = base + kept + size_of(before_me(set));
            w.space->cells[at] = cells[j];
            w.space->way[at] = way[j];
        }
        kept += size_of(set);
    }
    if (lane_here() == 0) next.base = base, next.near = ply.near | w.all.touched[way[i]];
    index_pieces(w, depth + 1, kept);
    return true;
}

#endif

DEVICE bool too_late(u64 deadline) {
#ifdef __CUDACC__
    u64 time;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(time));
    return said_by(time, 0) > deadline;
#else
    return deadline == 0;
#endif
}

// 1 if the side to move lays the last piece, 0 if not; -1 when it is too late, -2 when there is no room.
DEVICE int wins(Player &w, u64 deadline) {
    int depth = 0;
    int value = look(w, 0);
    while (true) {
        if (value >= 0) {
            if (depth == 0) return value;
            Ply &up = w.board->plies[--depth];
            value = value == 0 ? 1 : up.left == 0 ? 0 : -1;
            continue;
        }
        if ((w.positions & 0xFFFF) == 0 && too_late(deadline)) return -1;
        Ply &ply = w.board->plies[depth];
        const u32 *order = w.space->order + ply.base;
        u32 best = NOTHING, last = ply.last;
        int moves = ply.moves;
        for (int k = lane_here(); k < moves; k += LANES)
            if (order[k] > last && order[k] < best) best = order[k];
        best = least(best);
        if (lane_here() == 0) ply.last = best, ply.left--;
        meet();
        if (!play(w, depth, best & 4095)) return -2;
        value = look(w, ++depth);
    }
}

struct Work {
    const Claim *claims;
    Found *found;
    Part *parts;
    u32 *counters;  // [0] the next claim or part, [1] parts
    u32 size, most_parts;
    u64 deadline;
};

DEVICE u32 one_more(u32 *counter, u32 count) {
    u32 before = 0;
    if (lane_here() == 0) {
#ifdef __CUDACC__
        before = atomicAdd(counter, count);
#else
        before = *counter;
        *counter += count;
#endif
    }
    return (u32)said_by(before, 0);
}

// A part for each move of a claim that the side to move has lost.
DEVICE void split_claims(Player &w, const Work &work) {
    while (true) {
        u32 number = one_more(&work.counters[0], 1);
        if (number >= work.size) return;
        const Claim &claim = work.claims[number];
        Found result = {0, 0, 0};
        u32 moves = 1, at;
        w.positions = 0;
        if (!claim.wins) {
            set_up(w, claim, WHOLE);
            int value = look(w, 0);
            result.failed = value == 1;
            moves = value < 0 ? w.board->plies[0].moves : 0;
        }
        at = one_more(&work.counters[1], moves);
        if (at + moves <= work.most_parts) {
            for (u32 k = lane_here(); k < moves; k += LANES)
                work.parts[at + k] = {number, claim.wins ? (u16)WHOLE : w.space->way[w.space->order[k] & 4095]};
        }
        result.positions = w.positions;
        result.left = moves;
        if (lane_here() == 0) work.found[number] = result;
        meet();
    }
}

DEVICE void search_parts(Player &w, const Work &work) {
    while (true) {
        if (too_late(work.deadline)) return;
        u32 number = one_more(&work.counters[0], 1);
        if (number >= work.size) return;
        Part part = work.parts[number];
        w.positions = 0;
        set_up(w, work.claims[part.claim], part.way);
        int value = wins(w, work.deadline);
        Found &found = work.found[part.claim];
        if (lane_here() == 0) {
#ifdef __CUDACC__
            atomicAdd(&found.positions, w.positions);
            if (value == 0) atomicAdd(&found.failed, 1);
            if (value >= 0) atomicSub(&found.left, 1);
#else
            found.positions += w.positions;
            found.failed += value == 0;
            found.left -= value >= 0;
#endif
        }
        meet();
    }
}

#ifdef __CUDACC__

__global__ void __launch_bounds__(32 * BLOCK_WARPS, 8) do_work(Ways all, Work work, Space *space, int splitting) {
    __shared__ Board boards[BLOCK_WARPS];
    int warp = threadIdx.x / 32;
    Player w = {all, &boards[warp], &space[blockIdx.x * BLOCK_WARPS + warp], 0};
    if (splitting) split_claims(w, work);
    else search_parts(w, work);
}
__global__ void read_clock(u64 *time) { asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(*time)); }
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
    return place;
}
template <class T> static void bring(T *to, const T *from, u64 count) { MUST(cudaMemcpy(to, from, count * sizeof(T), cudaMemcpyDefault)); }

#else

template <class T> static T *room_for(u64 count) { return (T *)calloc(count, sizeof(T)); }
template <class T> static void bring(T *to, const T *from, u64 count) { memcpy(to, from, count * sizeof(T)); }

#endif

static double now() {
    static auto began = std::chrono::steady_clock::now();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

static void run(const Ways &all, Work work, Space *space, int warps, bool splitting) {
    u32 zero = 0;
    bring(&work.counters[0], &zero, 1);
#ifdef __CUDACC__
    do_work<<<warps / BLOCK_WARPS, 32 * BLOCK_WARPS>>>(all, work, space, splitting);
    MUST(cudaGetLastError());
    MUST(cudaDeviceSynchronize());
#else
    (void)warps;
    static Board board;
    run_warp([&] {
        Player w = {all, &board, space, 0};
        if (splitting) split_claims(w, work);
        else search_parts(w, work);
    });
#endif
}

int main(int argc, char **argv) {
    if (argc < 3) return fprintf(stderr, "plain claims found [--seconds s] [--chunk n] [--warps n]\n"), 2;
    double seconds = 500;
    u32 chunk = 8192, most_parts = 16u << 20;
    int warps = 0;
    for (int i = 3; i + 1 < argc; i += 2) {
        double number = atof(argv[i + 1]);
        if (!strcmp(argv[i], "--seconds")) seconds = number;
        else if (!strcmp(argv[i], "--chunk")) chunk = (u32)number;
        else if (!strcmp(argv[i], "--warps")) warps = (int)number;
        else return fprintf(stderr, "unknown: %s\n", argv[i]), 2;
    }
    now();
    std::vector<u64> cells, touched;
    std::vector<u8> pieces;
    std::vector<Claim> claims;
    std::set<int> done;
    std::string line, kind;
    std::ifstream before(argv[2]), file(argv[1]);
    while (std::getline(before, line)) {
        int number, holds;
        u64 positions;
        if (sscanf(line.c_str(), "%d %d %llu .", &number, &holds, &positions) == 3 && line.back() == '.') done.insert(number);
    }
    // `way cells touched piece` and `claim number wins owners anywhere way …`
    while (std::getline(file, line)) {
        std::istringstream words(line);
        words >> kind;
        if (kind == "way") {
            u64 a, b;
            int piece;
            words >> a >> b >> piece;
            cells.push_back(a), touched.push_back(b), pieces.push_back(piece);
        } else {
            Claim claim = {};
            std::string owners;
            words >> claim.number >> claim.wins >> owners >> claim.anywhere;
            for (int k = 0; k < 12; k++) claim.owners[k] = owners[k] - '0';
            for (int way; claim.laid < MOST_LAID && words >> way;) claim.ways[claim.laid++] = way;
            if (!done.count(claim.number)) claims.push_back(claim);
        }
    }
    int ways = cells.size();
#ifdef __CUDACC__
    cudaDeviceProp device;
    int blocks;
    MUST(cudaGetDeviceProperties(&device, 0));
    MUST(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, do_work, 32 * BLOCK_WARPS, 0));
    if (!warps) warps = device.multiProcessorCount * blocks * BLOCK_WARPS;
#else
    warps = 1;
    most_parts = 1u << 20;
#endif
    u64 *on_cells = room_for<u64>(ways), *on_touched = room_for<u64>(ways);
    u8 *on_pieces = room_for<u8>(ways);
    bring(on_cells, cells.data(), ways);
    bring(on_touched, touched.data(), ways);
    bring(on_pieces, pieces.data(), ways);
    Ways all = {on_cells, on_touched, on_pieces, ways};
    Space *space = room_for<Space>(warps);
    u32 most = 16 * chunk;
    Claim *on_claims = room_for<Claim>(most);
    Found *on_found = room_for<Found>(most);
    Part *parts = room_for<Part>(most_parts);
    u32 *counters = room_for<u32>(2);
#ifdef __CUDACC__
    u64 *clock_now = room_for<u64>(1);
#endif
    std::ofstream results(argv[2], std::ios::app);
    fprintf(stderr, "%6.1f s  %zu claims, %zu done before; %d warps\n", now(), claims.size(), done.size(), warps);
    u64 positions = 0, finished = 0, failed = 0;
    std::vector<Found> found(most);
    u32 size = 0;
    for (size_t from = 0; from < claims.size() && now() < seconds; from += size) {
        u32 counted[2] = {0, 0};
        // Claims that are not split take one part each, so more of them go together.
        for (size = 0; from + size < claims.size() && size < (claims[from].wins ? most : chunk); size++)
            if (claims[from + size].wins != claims[from].wins) break;
        bring(on_claims, claims.data() + from, size);
        bring(counters, counted, 2);
        Work work = {on_claims, on_found, parts, counters, size, most_parts, 0};
        run(all, work, space, warps, true);
        bring(counted, counters, 2);
        if (counted[1] > most_parts) return fprintf(stderr, "too many parts, take a smaller chunk\n"), 1;
        work.size = counted[1];
        work.deadline = 1;
#ifdef __CUDACC__
        read_clock<<<1, 1>>>(clock_now);
        bring(&work.deadline, clock_now, 1);
        work.deadline += (u64)((seconds - now()) * 1e9);
#endif
        run(all, work, space, warps, false);
        bring(found.data(), on_found, size);
        for (u32 k = 0; k < size; k++) {
            if (found[k].left) continue;
            bool holds = !found[k].failed;
            results << claims[from + k].number << " " << holds << " " << found[k].positions << " .\n";
            finished++;
            failed += !holds;
            positions += found[k].positions;
        }
        results.flush();
        fprintf(stderr, "%6.1f s  %llu of %zu claims, %llu do not hold, %u parts, %.3f G positions\n", now(), finished, claims.size(), failed,
                counted[1], positions / 1e9);
    }
    printf("checked %llu of %zu failed %llu positions %llu seconds %.2f\n", finished, claims.size(), failed, positions, now());
    return failed != 0;
}
