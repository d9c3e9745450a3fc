// A warp of threads in step, on a graphics card or on a CPU: the same source is compiled for both.
//
// On a CPU a warp is one lane, or, with -DLANES=32, thirty-two fibers that take turns: at every meeting each hands
// over a word and waits for the others, so that a test sees what the lanes say to each other. With -DBACKWARDS the last
// lane goes first: what one lane writes and another reads without a meeting between them comes out in one order or the other.
#pragma once

typedef unsigned long long u64;
typedef unsigned int u32;
typedef unsigned short u16;
typedef unsigned char u8;

#ifdef __CUDACC__

#define DEVICE __device__ __forceinline__
#define LANES 32
#define DO_PRAGMA(text) _Pragma(#text)
#define UNROLL(times) DO_PRAGMA(unroll times)
DEVICE int lane_here() { return threadIdx.x & 31; }
DEVICE u32 votes(bool yes) { return __ballot_sync(0xFFFFFFFFu, yes); }
DEVICE u32 least(u32 word) { return __reduce_min_sync(0xFFFFFFFFu, word); }
DEVICE u32 united(u32 word) { return __reduce_or_sync(0xFFFFFFFFu, word); }
DEVICE u64 said_by(u64 word, int lane) { return __shfl_sync(0xFFFFFFFFu, word, lane); }
DEVICE u32 across(u32 word, int other) { return __shfl_xor_sync(0xFFFFFFFFu, word, other); }
DEVICE u64 across(u64 word, int other) { return __shfl_xor_sync(0xFFFFFFFFu, word, other); }
DEVICE void meet() { __syncwarp(); }
DEVICE int size_of(u64 set) { return __popcll(set); }
DEVICE int size_of(u32 set) { return __popc(set); }
DEVICE int lowest(u64 set) { return __ffsll((long long)set) - 1; }
DEVICE int lowest(u32 set) { return __ffs((int)set) - 1; }

#else

#include <cstdio>
#include <cstdlib>
#include <functional>

#define DEVICE static inline
#define UNROLL(times)
#ifndef LANES
#define LANES 1
#endif
static inline int size_of(u64 set) { return __builtin_popcountll(set); }
static inline int size_of(u32 set) { return __builtin_popcount(set); }
static inline int lowest(u64 set) { return set ? __builtin_ctzll(set) : -1; }
static inline int lowest(u32 set) { return set ? __builtin_ctz(set) : -1; }

#if LANES == 1

static inline int lane_here() { return 0; }
static inline u32 votes(bool yes) { return yes; }
static inline u32 least(u32 word) { return word; }
static inline u32 united(u32 word) { return word; }
static inline u64 said_by(u64 word, int) { return word; }
static inline u32 across(u32 word, int) { return word; }
static inline u64 across(u64 word, int) { return word; }
static inline void meet() {}
static void run_warp(const std::function<void()> &work) { work(); }

#else

#include <ucontext.h>
#include <vector>

struct Fibers {
    ucontext_t lane[LANES], home;
    std::vector<char> stacks[LANES];
    u64 word[2][LANES];
    int kind[2][LANES], meetings[LANES], now, left;
    std::function<void()> work;
};
static Fibers fibers;
#ifdef BACKWARDS
static inline int lane_of(int fiber) { return LANES - 1 - fiber; }
#else
static inline int lane_of(int fiber) { return fiber; }
#endif
static inline int lane_here() { return lane_of(fibers.now); }
static void pass_on() {
    int before = fibers.now;
    fibers.now = (before + 1) % LANES;
    swapcontext(&fibers.lane[before], &fibers.lane[fibers.now]);
}
// What every lane says at this meeting.
static const u64 *all_say(u64 word, int kind) {
    int me = fibers.now, turn = fibers.meetings[me]++ & 1;
    fibers.word[turn][lane_of(me)] = word;
    fibers.kind[turn][me] = kind;
    pass_on();
    for (int i = 0; i < LANES; i++)
        if (fibers.kind[turn][i] != kind || fibers.meetings[i] - fibers.meetings[me] > (i < me) || fibers.meetings[i] < fibers.meetings[me]) {
            fprintf(stderr, "lane %d is at another meeting than lane %d\n", i, me);
            abort();
        }
    return fibers.word[turn];
}
static inline u32 votes(bool yes) {
    const u64 *all = all_say(yes, 1);
    u32 found = 0;
    for (int i = 0; i < LANES; i++) found |= (u32)all[i] << i;
    return found;
}
static inline u32 least(u32 word) {
    const u64 *all = all_say(word, 2);
    for (int i = 0; i < LANES; i++)
        if ((u32)all[i] < word) word = (u32)all[i];
    return word;
}
static inline u32 united(u32 word) {
    const u64 *all = all_say(word, 3);
    for (int i = 0; i < LANES; i++) word |= (u32)all[i];
    return word;
}
static inline u64 said_by(u64 word, int lane) { return all_say(word, 4)[lane]; }
static inline u64 across(u64 word, int other) { return all_say(word, 5)[lane_here() ^ other]; }
static inline u32 across(u32 word, int other) { return (u32)all_say(word, 6)[lane_here() ^ other]; }
static inline void meet() { all_say(0, 7); }
static void fiber() {
    fibers.work();
    all_say(0, 8);
    if (--fibers.left) {
        pass_on();
        abort();
    }
    setcontext(&fibers.home);
}
static void run_warp(const std::function<void()> &work) {
    fibers.work = work;
    fibers.left = LANES;
    fibers.now = 0;
    for (int i = 0; i < LANES; i++) {
        fibers.meetings[i] = 0;
        fibers.stacks[i].resize(1 << 16);
        getcontext(&fibers.lane[i]);
        fibers.lane[i].uc_stack.ss_sp = fibers.stacks[i].data();
        fibers.lane[i].uc_stack.ss_size = fibers.stacks[i].size();
        fibers.lane[i].uc_link = nullptr;
        makecontext(&fibers.lane[i], fiber, 0);
    }
    swapcontext(&fibers.home, &fibers.lane[0]);
}

#endif
#endif
