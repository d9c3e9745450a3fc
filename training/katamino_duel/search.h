// Who wins a duel: the search of fivefold/bots/katamino_duel/kernel_solver.py by a warp of threads.
//
// A position is the list of placements that still fit, sorted by side and piece, and two sets of squares: `reach`, of
// which a legal placement covers one, and what of it is `carried` over to the next position. The lanes share the list.
// With at most 64 placements left it becomes a game on a graph, and each lane holds some of them in registers.
#pragma once
#include "warp.h"

enum { DEEPEST = 13, ROOM = 16384, GRAPH_MOST = 64, WAYS = 4, STOPPED = -1, NO_ROOM = -2, MEMO = 128 };
static const u32 NONE = 0xFFFFFFFFu;

struct Placements {
    const u64 *masks, *halos;
    const u8 *pieces;
    int count;
};
struct Task {
    u64 taken, reach, carried, limit;
    u16 mine, theirs;
    int shared;
};
struct Outcome {
    u64 nodes;
    int value, winning, moves;
};
// live squares, those of them within reach, and pieces, value, effort and a sum: see kernel_table.py.
struct Entry {
    u64 live, touch, word, unused;
};
struct Frame {
    u64 reach, carried, live, touch, entered;
    u32 pieces, base, last;
    u16 length, split, listed, moves, tried, start[13];  // `listed` moves, `moves` of them left to try
    u8 piece[12], groups, owned;
};
// What a warp needs at hand: in shared memory on a card.
struct Desk {
    Frame frames[DEEPEST];
    u64 alive[DEEPEST + 1], touch[DEEPEST + 1], untried[DEEPEST + 1];
    u64 known[MEMO][2];
    u32 values[MEMO];
};
// A warp's lists, one after the other.
struct Lists {
    u64 masks[ROOM];
    u32 orders[ROOM];
    u16 tags[ROOM];  // the placement, and its piece in the upper four bits
};
struct Warp {
    Placements all;
    Desk *desk;
    Lists *lists;
    Entry *table;
    u64 buckets, nodes, graphs;
    int shared;
};

DEVICE u32 lanes_below(u32 set) { return set & ((1u << lane_here()) - 1); }
DEVICE u64 union_of(u64 set) { return (u64)united((u32)(set >> 32)) << 32 | united((u32)set); }

DEVICE u64 upside_down(u64 x) {
    x = (x >> 1 & 0x5555555555555555ull) | (x & 0x5555555555555555ull) << 1;
    x = (x >> 2 & 0x3333333333333333ull) | (x & 0x3333333333333333ull) << 2;
    return (x >> 4 & 0x0F0F0F0F0F0F0F0Full) | (x & 0x0F0F0F0F0F0F0F0Full) << 4;
}
DEVICE u64 left_to_right(u64 x) {
    x = (x >> 8 & 0x00FF00FF00FF00FFull) | (x & 0x00FF00FF00FF00FFull) << 8;
    x = (x >> 16 & 0x0000FFFF0000FFFFull) | (x & 0x0000FFFF0000FFFFull) << 16;
    return x >> 32 | x << 32;
}
DEVICE u64 diagonal(u64 x) {
    u64 t = (x ^ x >> 28) & 0x00000000F0F0F0F0ull;
    x ^= t ^ t << 28;
    t = (x ^ x >> 14) & 0x0000CCCC0000CCCCull;
    x ^= t ^ t << 14;
    t = (x ^ x >> 7) & 0x00AA00AA00AA00AAull;
    return x ^ t ^ t << 7;
}
DEVICE u64 image(u64 x, int symmetry) {
    if (symmetry & 1) x = upside_down(x);
    if (symmetry & 2) x = left_to_right(x);
    return symmetry & 4 ? diagonal(x) : x;
}

// The least of the eight images, the same for every lane.
DEVICE void make_canonical(u64 &live, u64 &touch) {
    u64 best = ~0ull, best_touch = ~0ull;
    for (int s = lane_here(); s < 8; s += LANES) {
        u64 a = image(live, s), b = image(touch, s);
        if (a < best || (a == best && b < best_touch)) best = a, best_touch = b;
    }
    for (int other = 1; other < 8 && other < LANES; other <<= 1) {
        u64 a = across(best, other), b = across(best_touch, other);
        if (a < best || (a == best && b < best_touch)) best = a, best_touch = b;
    }
    live = said_by(best, 0);
    touch = said_by(best_touch, 0);
}

DEVICE u64 mixed(u64 x) {
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ x >> 27) * 0x94D049BB133111EBull;
    return x ^ x >> 31;
}
DEVICE u64 hash_of(u64 live, u64 touch, u32 pieces) { return mixed(mixed(live + pieces) ^ touch * 0x9E3779B97F4A7C15ull); }
DEVICE Entry *bucket_of(const Warp &w, u64 hash) { return w.table + hash % w.buckets * WAYS; }
// The word of an entry but for its value and effort: pieces below, a sum over the whole key above.
DEVICE u64 key_word(u64 live, u64 touch, u32 pieces) {
    return pieces | (mixed(mixed(touch ^ pieces) + live * 0xD1342543DE82EF95ull) & 0xFFFFFFFF00000000ull);
}
static const u64 KEY_BITS = 0xFFFFFFFF01FFFFFFull;

// The value stored for a canonical position, or -1.
DEVICE int probe(const Warp &w, const Frame &f) {
    Entry *bucket = bucket_of(w, hash_of(f.live, f.touch, f.pieces));
    u64 key = key_word(f.live, f.touch, f.pieces);
    u32 value = NONE;
    for (int k = lane_here(); k < WAYS; k += LANES) {
        const volatile Entry &e = bucket[k];
        u64 word = e.word;
        if (e.live == f.live && e.touch == f.touch && (word & KEY_BITS) == key && word >> 26 & 63) value = word >> 25 & 1;
    }
    value = least(value);
    return value == NONE ? -1 : (int)value;
}

// Store a value; where there is no room, in place of what took the least effort.
DEVICE void store(const Warp &w, const Frame &f, int value, u64 nodes) {
    Entry *bucket = bucket_of(w, hash_of(f.live, f.touch, f.pieces));
    u64 key = key_word(f.live, f.touch, f.pieces);
    u32 place = NONE;
    for (int k = lane_here(); k < WAYS; k += LANES) {
        const volatile Entry &e = bucket[k];
        u64 word = e.word;
        bool same = (word & KEY_BITS) == key && e.live == f.live;
        u32 cost = (same ? 0 : (u32)(word >> 26 & 63)) << 8 | k;
        if (cost < place) place = cost;
    }
    place = least(place);
    if (lane_here() == 0) {
        u64 effort = 1;
        for (u64 n = nodes; n > 1; n >>= 1) effort++;
        volatile Entry &e = bucket[place & 255];
        e.live = f.live;
        e.touch = f.touch;
        e.word = key | (u64)value << 25 | (effort > 63 ? 63 : effort) << 26;
    }
}

// Enter what follows from the list at `depth`: its groups, live squares and key. The first `split` are of side 0.
DEVICE void outline(Warp &w, int depth, int n, int split) {
    Frame &f = w.desk->frames[depth];
    const u64 *masks = w.lists->masks + f.base;
    const u16 *tags = w.lists->tags + f.base;
    u64 live = 0;
    u32 hands = 0;
    int groups = 0, owned = 0;
    for (int from = 0; from < n; from += LANES) {
        int j = from + lane_here();
        bool edge = false;
        int piece = 0;
        if (j < n) {
            live |= masks[j];
            piece = tags[j] >> 12;
            edge = j == 0 || tags[j - 1] >> 12 != piece;
        }
        u32 edges = votes(edge);
        if (edge) {
            int k = groups + size_of(lanes_below(edges));
            f.start[k] = j;
            f.piece[k] = piece;
            hands |= 1u << (j < split ? piece : piece + 12);
        }
        groups += size_of(edges);
        owned += size_of(votes(edge && j < split));
    }
    hands = united(hands);
    live = union_of(live);
    if (depth & 1 && !w.shared) hands = hands >> 12 | (hands & 0xFFF) << 12;
    u64 touch = live & f.reach;
    make_canonical(live, touch);
    if (lane_here() == 0) {
        f.start[groups] = n;
        f.groups = groups;
        f.owned = owned;
        f.length = n;
        f.split = split;
        f.pieces = hands | (u32)w.shared << 24;
        f.live = live;
        f.touch = touch;
    }
    meet();
}

// Enter the list at depth 0.
DEVICE void begin(Warp &w, const Task &task) {
    Lists &lists = *w.lists;
    int n = 0, split = 0;
    for (int side = 0; side < 2 - w.shared; side++) {
        u32 hand = side ? task.theirs : task.mine;
        for (int from = 0; from < w.all.count; from += LANES) {
            int p = from + lane_here();
            bool kept = p < w.all.count && hand >> w.all.pieces[p] & 1 && !(w.all.masks[p] & task.taken);
            u32 all_kept = votes(kept);
            if (kept) {
                int at = n + size_of(lanes_below(all_kept));
                lists.masks[at] = w.all.masks[p];
                lists.tags[at] = p | w.all.pieces[p] << 12;
            }
            n += size_of(all_kept);
        }
        if (side == 0) split = n;
    }
    Frame &f = w.desk->frames[0];
    if (lane_here() == 0) f.base = 0, f.reach = task.reach, f.carried = task.carried, f.entered = 0;
    meet();
    outline(w, 0, n, split);
}

// Enter the list at the next depth, after placement i of this one is laid; false if there is no room for it.
DEVICE bool lay(Warp &w, int depth, int i) {
    Frame &f = w.desk->frames[depth], &next = w.desk->frames[depth + 1];
    const u64 *masks = w.lists->masks + f.base;
    const u16 *tags = w.lists->tags + f.base;
    int length = f.length, before_split = f.split, n = 0, split = 0;
    u32 base = f.base + length;
    if (base + length > ROOM) return false;
    u64 *next_masks = w.lists->masks + base;
    u16 *next_tags = w.lists->tags + base;
    u64 mask = masks[i];
    int piece = tags[i] >> 12;
    for (int from = 0; from < length; from += LANES) {
        int j = from + lane_here();
        u64 other = j < length ? masks[j] : ~0ull;
        int tag = j < length ? tags[j] : 0;
        bool kept = !(other & mask) && tag >> 12 != piece;
        u32 all_kept = votes(kept);
        if (kept) {
            int at = n + size_of(lanes_below(all_kept));
            next_masks[at] = other;
            next_tags[at] = tag;
        }
        n += size_of(all_kept);
        split += size_of(votes(kept && j < before_split));
    }
    if (lane_here() == 0) {
        next.base = base;
        next.reach = next.carried = f.carried | w.all.halos[tags[i] & 4095];
    }
    meet();
    outline(w, depth + 1, n, split);
    return true;
}

// How many replies, from group `first` to before `last`, one lane's move leaves; `ways` lanes share the counting.
DEVICE u32 count_replies(const Warp &w, const Frame &f, u64 mask, u64 within, int piece, int first, int last, int part, int ways) {
    const u64 *masks = w.lists->masks + f.base;
    u32 lower = (u32)mask, upper = (u32)(mask >> 32), within_lower = (u32)within, within_upper = (u32)(within >> 32);
    u32 total = 0;
    for (int k = first; k < last; k++) {
        u32 count = 0;
        int end = f.start[k + 1];
UNROLL(4)
        for (int j = f.start[k] + part; j < end; j += ways) {
            u64 other = masks[j];
            u32 a = (u32)other, b = (u32)(other >> 32);
            bool apart = ((a & lower) | (b & upper)) == 0, reached = ((a & within_lower) | (b & within_upper)) != 0;
            count += apart & reached;
        }
        if (f.piece[k] != piece) total += count;
    }
    return total;
}

// List the moves with the number of replies; 1 if one of them leaves none (`winning`), 0 if there is no move, else -1.
DEVICE int list_moves(Warp &w, int depth, int &winning) {
    Frame &f = w.desk->frames[depth];
    const u64 *masks = w.lists->masks + f.base;
    const u16 *tags = w.lists->tags + f.base;
    u32 *orders = w.lists->orders + f.base;
    u64 reach = f.reach, carried = f.carried;
    int from = 0, to = f.length, first = 0, last = f.groups;  // of the list, and of the replies' groups
    if (!w.shared) {
        if (depth & 1) from = f.split, last = f.owned;
        else to = f.split, first = f.owned;
    }
    int moves = 0;
    for (int at = from; at < to; at += LANES) {
        int i = at + lane_here();
        bool legal = i < to && masks[i] & reach;
        u32 all_legal = votes(legal);
        if (legal) orders[moves + size_of(lanes_below(all_legal))] = i;
        moves += size_of(all_legal);
    }
    meet();
    for (int at = 0; at < moves; at += LANES) {
        int width = 1, here = moves - at < LANES ? moves - at : LANES;
        while (width < here) width <<= 1;
        int m = lane_here() & (width - 1), part = lane_here() / width;
        bool mine = m < here;
        int i = orders[at + (mine ? m : 0)];
        u64 within = carried | w.all.halos[tags[i] & 4095];
        int piece = w.shared ? tags[i] >> 12 : 16;
        u32 replies = count_replies(w, f, masks[i], within, piece, first, last, part, LANES / width);
        for (int other = width; other < LANES; other <<= 1) replies += across(replies, other);
        u32 ended = votes(mine && replies == 0);
        if (ended) {
            winning = said_by(tags[i] & 4095, lowest(ended));
            return 1;
        }
        if (mine && part == 0) orders[at + m] = replies << 16 | i;
    }
    if (lane_here() == 0) f.listed = f.moves = moves, f.last = 0;
    meet();
    return moves ? -1 : 0;
}

// The placements of a group's piece, as bits of a graph.
DEVICE u64 piece_mates(const Frame &f, int k) {
    int end = f.start[k + 1];
    return (end == 64 ? ~0ull : (1ull << end) - 1) & ~((1ull << f.start[k]) - 1);
}

// Could no other piece of one's own follow the answer? Then whoever cannot end the game at once has lost.
DEVICE bool no_third(const Frame &f, u64 own, int shared) {
    int pieces = 0;
    for (int k = 0; k < f.groups; k++) pieces += (own & piece_mates(f, k)) != 0;
    return pieces <= 1 + shared;
}

DEVICE int memo_place(u64 alive, u64 touch) {
    return (int)((alive * 2862933555777941757ull + touch * 3202034522624059733ull) >> 40) & (MEMO - 1);
}
// What is known of a position of this graph by this side, or -1.
DEVICE int recall(const Desk &desk, u64 alive, u64 touch, u32 asked) {
    int at = memo_place(alive, touch);
    u32 word = desk.values[at];
    return desk.known[at][0] == alive && desk.known[at][1] == touch && word >> 1 == asked ? (int)(word & 1) : -1;
}
DEVICE void remember(Desk &desk, u64 alive, u64 touch, u32 word) {
    int at = memo_place(alive, touch);
    meet();
    if (lane_here() == 0) {
        desk.known[at][0] = alive;
        desk.known[at][1] = touch;
        desk.values[at] = word;
    }
    meet();
}

// The value of a position with few placements, as a game on a graph (kernel_graph.py): a position is the placements that
// still fit (`alive`) and those of them that touch.
DEVICE int solve_graph(Warp &w, int depth) {
    const int HELD = GRAPH_MOST / LANES;
    Frame &f = w.desk->frames[depth];
    Desk &desk = *w.desk;
    const u64 *masks = w.lists->masks + f.base;
    const u16 *tags = w.lists->tags + f.base;
    int n = f.length, groups = f.groups;
    u64 clash[HELD], near[HELD], touch = 0;
UNROLL()
    for (int s = 0; s < HELD; s++) {
        int i = s * LANES + lane_here();
        u64 mask = i < n ? masks[i] : 0, halo = i < n ? w.all.halos[tags[i] & 4095] : 0, c = 0, beside = 0;
        for (int j = 0; j < n; j++) {
            u64 other = masks[j];
            c |= (u64)((mask & other) != 0) << j;
            beside |= (u64)((halo & other) != 0) << j;
        }
        for (int k = 0; k < groups; k++)
            if (i >= f.start[k] && i < f.start[k + 1]) c |= piece_mates(f, k);
        clash[s] = c;
        near[s] = beside;
        touch |= (u64)votes((mask & f.reach) != 0) << s * LANES;
    }
    u64 alive = n == 64 ? ~0ull : (1ull << n) - 1, mine = alive, theirs = alive;
    if (!w.shared) {
        u64 first = f.split == 64 ? ~0ull : (1ull << f.split) - 1;
        mine = depth & 1 ? alive & ~first : first;
        theirs = alive & ~mine;
    }
    u32 number = (u32)++w.graphs & 0x3FFFFFFF;
    int level = 0, value = -1;
    bool entering = true;
    while (true) {
        u64 own = level & 1 ? theirs : mine, other = level & 1 ? mine : theirs, moves;
        if (entering) {
            w.nodes++;
            moves = alive & touch & own;
        } else if (value == 0) {
            value = 1;
        } else {
            moves = desk.untried[level];
            value = moves ? -1 : 0;
        }
        if (!entering && value >= 0) {
            if (level == 0) return value;
            remember(desk, desk.alive[level], desk.touch[level], number << 2 | (level & 1) << 1 | value);
            level--;
            continue;
        }
        if (!entering) alive = desk.alive[level], touch = desk.touch[level];
        u32 best = NONE;
        bool ended = false;
UNROLL()
        for (int s = 0; s < HELD; s++) {
            int i = s * LANES + lane_here();
            if (moves >> i & 1) {
                u64 replies = alive & ~clash[s] & (touch | near[s]) & other;
                ended |= replies == 0;
                u32 key = size_of(replies) << 8 | i;
                if (key < best) best = key;
            }
        }
        if (entering) {
            value = -1;
            if (votes(ended)) value = 1;
            else if (!moves || no_third(f, alive & own, w.shared)) value = 0;
            else if (level) value = recall(desk, alive, touch, number << 1 | (level & 1));
            if (value >= 0) {
                entering = false;
                if (level == 0) return value;
                level--;
                continue;
            }
        }
        int i = least(best) & 255;
        if (lane_here() == 0) {
            desk.alive[level] = alive;
            desk.touch[level] = touch;
            desk.untried[level] = moves & ~(1ull << i);
        }
        meet();
        u64 c = clash[0], beside = near[0];
UNROLL()
        for (int s = 1; s < HELD; s++)
            if (i >= s * LANES) c = clash[s], beside = near[s];
        alive &= ~said_by(c, i % LANES);
        touch = (touch | said_by(beside, i % LANES)) & alive;
        level++;
        entering = true;
    }
}

// 1 if the side to move wins, 0 if it loses, STOPPED at the limit or NO_ROOM; `winning` is a placement that wins.
// The first position is not looked up and never left to the graph game, so that a winning placement is known.
DEVICE int solve(Warp &w, const Task &task, int &winning) {
    Desk &desk = *w.desk;
    w.shared = task.shared;
    w.nodes = 0;
    winning = -1;
    begin(w, task);
    int depth = -1;
    while (true) {
        int here = depth + 1;
        Frame &f = desk.frames[here];
        int value = here ? probe(w, f) : -1;
        if (value < 0) {
            u64 entered = w.nodes;
            if (here && f.length <= GRAPH_MOST) {
                value = solve_graph(w, here);
            } else {
                if (w.nodes++ > task.limit) return STOPPED;
                int ends = -1;
                value = list_moves(w, here, ends);
                if (value < 0) {
                    if (task.limit == 0) return STOPPED;
                    depth = here;
                    if (lane_here() == 0) f.entered = entered;
                } else if (here == 0) {
                    winning = ends;
                }
            }
            if (value >= 0) store(w, f, value, w.nodes - entered);
        }
        if (value >= 0) {
            // `here` is solved; go up while that solves the position above.
            while (depth >= 0 && (value == 0 || desk.frames[depth].moves == 0)) {
                Frame &up = desk.frames[depth];
                if (depth == 0 && value == 0) winning = w.lists->tags[up.tried] & 4095;
                value = 1 - value;
                store(w, up, value, w.nodes - up.entered);
                depth--;
            }
            if (depth < 0) return value;
        }
        // Try the next move of the position at `depth`: the least that is greater than the last.
        Frame &up = desk.frames[depth];
        const u32 *orders = w.lists->orders + up.base;
        u32 best = NONE, last = up.last;
        int count = up.listed;
        for (int at = lane_here(); at < count; at += LANES) {
            u32 order = orders[at];
            if (order > last && order < best) best = order;
        }
        best = least(best);
        int i = best & 0xFFFF;
        if (lane_here() == 0) up.last = best, up.moves--, up.tried = i;
        meet();
        if (!lay(w, depth, i)) return NO_ROOM;
    }
}
