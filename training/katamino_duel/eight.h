// On a CPU: the same look and move as in plain.cu, with the answers of a move counted eight at a time.
#pragma once

enum { EIGHT = 8 };
static int up_to_eight(int length) { return (length + EIGHT - 1) / EIGHT * EIGHT; }
// The last eight filled up with what overlaps everything, so that it is never counted.
static void fill_up(u64 *cells, int length) {
    for (int j = length; j < up_to_eight(length); j++) cells[j] = ~0ull;
}

typedef u64 Words __attribute__((vector_size(8 * EIGHT), aligned(8), may_alias));

// How many of these, a multiple of eight, are apart from a move and touch what lies after it.
static u32 count_answers(const u64 *cells, int length, u64 mask, u64 around) {
    Words none = {}, sum = {};
    for (int j = 0; j < length; j += EIGHT) {
        Words squares = *(const Words *)(cells + j);
        sum -= (Words)(((squares & mask) == none) & ((squares & around) != none));
    }
    u64 answers = 0;
    for (int k = 0; k < EIGHT; k++) answers += sum[k];
    return answers;
}

// On a CPU the answers of a move are counted eight at a time: all that the other side may lay, less those with the same piece.
static int look(Player &w, int depth) {
    Ply &ply = w.board->plies[depth];
    u64 *cells = w.space->cells + ply.base, *pool = cells;
    const u16 *way = w.space->way + ply.base;
    u32 *order = w.space->order + ply.base;
    int side = depth & 1, moves = 0, size = ply.length;
    bool shared = true;
    static u64 filtered[SPACE];
    w.positions++;
    for (int piece = 0; piece < 12; piece++) shared &= w.board->owners[piece] == 2;
    if (!shared) {
        size = 0;
        for (int j = 0; j < ply.length; j++)
            if (w.board->owners[w.all.pieces[way[j]]] != side) filtered[size++] = cells[j];
        pool = filtered;
    }
    fill_up(pool, size);
    for (int i = 0; i < ply.length; i++) {
        int piece = w.all.pieces[way[i]], owner = w.board->owners[piece];
        if (!(cells[i] & ply.near) || owner == 1 - side) continue;
        u64 mask = cells[i], around = ply.near | w.all.touched[way[i]];
        u32 answers = count_answers(pool, up_to_eight(size), mask, around);
        if (owner == 2)
            for (int j = ply.first[piece]; j < ply.first[piece + 1]; j++) answers -= !(cells[j] & mask) & !!(cells[j] & around);
        if (!answers) return 1;
        order[moves++] = answers * 4096 + i;
    }
    ply.moves = ply.left = moves, ply.last = 0;
    return moves ? -1 : 0;
}

static bool play(Player &w, int depth, int i) {
    Ply &ply = w.board->plies[depth], &next = w.board->plies[depth + 1];
    const u64 *cells = w.space->cells + ply.base;
    const u16 *way = w.space->way + ply.base;
    u32 base = ply.base + up_to_eight(ply.length);
    if (base + ply.length + EIGHT > SPACE) return false;
    u64 mask = cells[i], *kept = w.space->cells + base;
    u16 *kept_way = w.space->way + base;
    int played = w.all.pieces[way[i]], length = 0;
    for (int piece = 0; piece < 12; piece++) {
        next.first[piece] = length;
        if (piece == played) continue;
        for (int j = ply.first[piece]; j < ply.first[piece + 1]; j++) {
            kept[length] = cells[j];
            kept_way[length] = way[j];
            length += !(cells[j] & mask);
        }
    }
    next.first[12] = next.length = length;
    next.base = base, next.near = ply.near | w.all.touched[way[i]];
    return true;
}
