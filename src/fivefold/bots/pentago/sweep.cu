// The sweep of kernel_solver.py on a graphics card, one thread a class.
// A class is four words: boards that the side to move wins [0, 1] and boards that it does not lose [2, 3];
// sets lie in colexicographic order, `rank` is the place of a set among those of its size.

typedef unsigned long long u64;
typedef unsigned int u32;

// For every set of empty cells: in which of the 256 stands the root's marbles and these show a five.
extern "C" __global__ void fives(u64 root, const int *cell, int cells, const u32 *rank, const u32 *offset,
                                 const u32 *lines, const int *turned, u64 *out) {
    u32 set = blockIdx.x * blockDim.x + threadIdx.x;
    if (set >> cells) return;
    u64 marbles = root;
    for (int i = 0; i < cells; i++)
        if (set >> i & 1) marbles |= 1ull << cell[i];
    u32 filled[4][4];
    for (int q = 0; q < 4; q++) {
        int nine = marbles >> 9 * q & 511;
        for (int r = 0; r < 4; r++) {
            filled[q][r] = lines[512 * q + nine];
            nine = turned[nine];
        }
    }
    u64 word[4] = {0, 0, 0, 0};
    for (int stand = 0; stand < 256; stand++) {
        int r0 = stand & 3, r1 = stand >> 2 & 3, r2 = stand >> 4 & 3, r3 = stand >> 6;
        if (filled[0][r0] & filled[1][r1] & filled[2][r2] & filled[3][r3])
            word[2 * ((r0 + r1 + r2 + r3) & 1) + (r3 >> 1)] |= 1ull << (stand & 63);
    }
    for (int i = 0; i < 4; i++) out[4ull * (offset[__popc(set)] + rank[set]) + i] = word[i];
}

// The boards from which one turn of quadrant 0, 1 or 2 leads into this set.
__device__ u64 beside(u64 word) {
    u64 y = word | (word >> 2 & 0x3333333333333333ull) | (word << 2 & 0xCCCCCCCCCCCCCCCCull);
    u64 found = (y >> 1 & 0x5555555555555555ull) | (y << 1 & 0xAAAAAAAAAAAAAAAAull);
    y = word | (word >> 8 & 0x00FF00FF00FF00FFull) | (word << 8 & 0xFF00FF00FF00FF00ull);
    found |= (y >> 4 & 0x0F0F0F0F0F0F0F0Full) | (y << 4 & 0xF0F0F0F0F0F0F0F0ull);
    y = word | word >> 32 | word << 32;
    return found | (y >> 16 & 0x0000FFFF0000FFFFull) | (y << 16 & 0xFFFF0000FFFF0000ull);
}

// The classes of a level out of the level below. The last three are the rules, all bits or none: does the side to move win,
// does it hold a board on which both have five (PG7); does a five win before the quadrant is turned (PG6)?
extern "C" __global__ void level(int level, int last, int cells, u64 total, u32 their_sets, const u32 *my_list,
                                 const u32 *their_list, const u32 *rank, const u64 *my_fives, const u64 *my_next_fives,
                                 const u64 *their_fives, const ulonglong2 *below, ulonglong2 *here, u64 my_columns,
                                 u64 child_columns, u64 both_wins, u64 both_holds, u64 on_placement) {
    u64 thread = (u64)blockIdx.x * blockDim.x + threadIdx.x;
    if (thread >= total) return;
    u32 my_rank = thread / their_sets, chosen = their_list[thread - (u64)my_rank * their_sets];
    u32 mine = my_list[my_rank], theirs = 0, column = 0;
    int parity = 2 * (level & 1), j = 0, c = 0;  // j counts the cells that are not mine, c those that are not theirs
    u64 wins0 = ~0ull, wins1 = ~0ull, holds0 = ~0ull, holds1 = ~0ull, now0 = 0, now1 = 0;
    for (int i = 0; i < cells; i++) {
        if (mine >> i & 1) {
            column |= 1u << c++;
            continue;
        }
        if (chosen >> j & 1)
            theirs |= 1u << i;
        else {
            c++;
            if (level < last) {
                u64 with = rank[mine | 1u << i];
                u32 without = (chosen & ((1u << j) - 1)) | (chosen >> (j + 1) << j);
                const ulonglong2 *child = below + 2 * (with * child_columns + rank[without]);
                ulonglong2 wins = child[0], holds = child[1];
                wins0 &= wins.x;
                wins1 &= wins.y;
                holds0 &= holds.x;
                holds1 &= holds.y;
                now0 |= my_next_fives[4 * with + parity] & on_placement;
                now1 |= my_next_fives[4 * with + parity + 1] & on_placement;
            }
        }
        j++;
    }
    u64 win0 = 0, win1 = 0, hold0 = ~0ull, hold1 = ~0ull;
    if (level < last) {
        win0 = beside(~holds0) | ~holds0 | ~holds1 | now0;
        win1 = beside(~holds1) | ~holds0 | ~holds1 | now1;
        hold0 = beside(~wins0) | ~wins0 | ~wins1 | now0;
        hold1 = beside(~wins1) | ~wins0 | ~wins1 | now1;
    }
    u64 their_rank = rank[theirs];
    u64 my0 = my_fives[4ull * my_rank + parity], my1 = my_fives[4ull * my_rank + parity + 1];
    u64 their0 = their_fives[4 * their_rank + parity], their1 = their_fives[4 * their_rank + parity + 1];
    ulonglong2 *out = here + 2 * (their_rank * my_columns + rank[column]);
    u64 both0 = my0 & their0, both1 = my1 & their1;
    out[0] = make_ulonglong2(((win0 | my0) & ~their0) | (both0 & both_wins), ((win1 | my1) & ~their1) | (both1 & both_wins));
    out[1] = make_ulonglong2(((hold0 | my0) & ~their0) | (both0 & both_holds), ((hold1 | my1) & ~their1) | (both1 & both_holds));
}
