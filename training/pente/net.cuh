// The net of fivefold/bots/pente/kernel_net.py in the same integers, kept up as stones come and go.
#pragma once

constexpr int CHANNELS = 32, BOTH = 2 * CHANNELS, HIDDEN = 32, CAPTURES = 25, KEYS = 6561, ROWS = 3 * KEYS, ONE = 511;
constexpr int WEIGHT_BITS = 9, OUT_BITS = 6, SKIP_BITS = 16, FIXED_BITS = 10;
constexpr int64_t HIDDEN_ONE = (int64_t)(1 << WEIGHT_BITS) * 16 * ONE;
constexpr int WEIGHTS_AT = 0, BIASES_AT = WEIGHTS_AT + BOTH * HIDDEN, OUT_AT = BIASES_AT + CAPTURES * HIDDEN;
constexpr int SKIP_AT = OUT_AT + HIDDEN, CAPTURES_AT = SKIP_AT + BOTH, FIXED_AT = CAPTURES_AT + CAPTURES;
constexpr int START_AT = FIXED_AT + 1, HEAD = START_AT + BOTH;

struct NetState {  // what a net makes of a position
  alignas(16) int16_t points[POINTS][BOTH];
  int32_t sums[BOTH];
  int16_t rows[8 * POINTS];
  int32_t count;
  int16_t changed[POINTS];
  uint32_t marks[(POINTS + 31) / 32];
};

struct Net {
  alignas(16) int16_t vectors[ROWS][CHANNELS];
  alignas(16) int16_t bias[CHANNELS];
  alignas(16) int32_t head[HEAD];
  int16_t ternary[256];
  NetState empty;
};

HD inline void mark_changed(NetState& s, int point) {
  uint32_t bit = 1u << (point & 31);
  if (s.marks[point >> 5] & bit) return;
  s.marks[point >> 5] |= bit;
  s.changed[s.count++] = (int16_t)point;
}

#ifdef __CUDA_ARCH__
#define UNROLL _Pragma("unroll")
using Change = uint32_t[CHANNELS / 2];  // of the clipped channels, two in a word

// A point's channels, after one of its rows became another: 36 rows change a channel's sum by less than 2¹⁵.
__device__ inline void change_row(int16_t* point, const int16_t* now, const int16_t* old, Change& change) {
  constexpr uint32_t full = ONE << 16 | ONE;
  uint4* at = reinterpret_cast<uint4*>(point);
UNROLL
  for (int part = 0; part < CHANNELS / 8; part++) {
    uint4 before = at[part];
    uint4 plus = __ldg(reinterpret_cast<const uint4*>(now) + part), less = __ldg(reinterpret_cast<const uint4*>(old) + part);
    uint32_t was[4] = {before.x, before.y, before.z, before.w}, add[4] = {plus.x, plus.y, plus.z, plus.w};
    uint32_t sub[4] = {less.x, less.y, less.z, less.w}, is[4];
UNROLL
    for (int i = 0; i < 4; i++) {
      is[i] = __vadd2(was[i], __vsub2(add[i], sub[i]));
      change[4 * part + i] = __vadd2(change[4 * part + i], __vsub2(__vimin_s16x2_relu(is[i], full), __vimin_s16x2_relu(was[i], full)));
    }
    at[part] = make_uint4(is[0], is[1], is[2], is[3]);
  }
}

__device__ inline void add_change(int32_t* sums, const Change& change) {
UNROLL
  for (int i = 0; i < CHANNELS / 2; i++) {
    sums[2 * i] += (int16_t)(change[i] & 0xffff);
    sums[2 * i + 1] += (int16_t)(change[i] >> 16);
  }
}
#else
#define UNROLL
using Change = int16_t[CHANNELS];

inline int16_t clipped(int16_t value) { return value < 0 ? (int16_t)0 : value > ONE ? (int16_t)ONE : value; }

inline void change_row(int16_t* point, const int16_t* now, const int16_t* old, Change& change) {
  for (int i = 0; i < CHANNELS; i++) {
    int16_t before = point[i], after = (int16_t)(before + now[i] - old[i]);
    point[i] = after;
    change[i] = (int16_t)(change[i] + clipped(after) - clipped(before));
  }
}

inline void add_change(int32_t* sums, const Change& change) {
  for (int i = 0; i < CHANNELS; i++) sums[i] += change[i];
}
#endif

// The rows of a point and on its lines, after a stone came or went there.
HD inline void update_net(const Net& net, NetState& s, const uint32_t (*lines)[LINES], int point) {
  Change first_side = {}, second_side = {};
  for (int direction = 0; direction < 4; direction++) {
    int line = line_of(direction, point), middle = at_of(direction, point), step = step_of(direction);
    int first = most(0, middle - 4), last = least(WIDTH - 1, middle + 4);
    int there = point + (first - middle - 1) * step;
    uint32_t all = lines[TAKEN][line], mine = lines[0][line], theirs = lines[1][line];
    for (int at = first; at <= last; at++) {
      there += step;
      uint32_t taken = all >> at, own = mine >> at, other = theirs >> at;
      if ((taken & ~(own | other)) >> 5 & 1) continue;  // the wall
      uint32_t around = (taken >> 1 & 15) | (taken >> 2 & 240);
      uint32_t near = (own >> 1 & 15) | (own >> 2 & 240), near_too = (other >> 1 & 15) | (other >> 2 & 240);
      int here = own >> 5 & 1, here_too = other >> 5 & 1;
      int row = net.ternary[near] + 2 * net.ternary[around & ~near] + KEYS * (here + 2 * here_too);
      int row_too = net.ternary[near_too] + 2 * net.ternary[around & ~near_too] + KEYS * (here_too + 2 * here);
      int16_t* kept = s.rows + 8 * there + 2 * direction;
      int old = kept[0], old_too = kept[1];
      if (row == old && row_too == old_too) continue;
      kept[0] = (int16_t)row;
      kept[1] = (int16_t)row_too;
      change_row(s.points[there], net.vectors[row], net.vectors[old], first_side);
      change_row(s.points[there] + CHANNELS, net.vectors[row_too], net.vectors[old_too], second_side);
    }
  }
  add_change(s.sums, first_side);
  add_change(s.sums + CHANNELS, second_side);
}

HD inline void bring_up_to_date(const Net& net, NetState& s, const uint32_t (*lines)[LINES]) {
  for (int i = 0; i < s.count; i++) {
    int point = s.changed[i];
    s.marks[point >> 5] = 0;
    update_net(net, s, lines, point);
  }
  s.count = 0;
}

HD inline int capture_case(int caught, int lost) { return 5 * (least(caught, 9) / 2) + least(lost, 9) / 2; }

// What the last layer makes of the hidden units' value, of what went past them, and of the fitted evaluation.
HD inline int head_value(const Net& net, int64_t value, int64_t skipped, int captures, int fitted) {
  int64_t whole = value / HIDDEN_ONE;
  if (value % HIDDEN_ONE < 0) whole--;  // as in Python, towards minus infinity
  return (int)((whole >> OUT_BITS) + (skipped >> SKIP_BITS) + net.head[CAPTURES_AT + captures] +
               ((int64_t)net.head[FIXED_AT] * fitted >> FIXED_BITS));
}

HD inline int net_value(const Net& net, const int32_t* sums, int side, int captures, int fitted) {
  const int32_t* head = net.head;
  int32_t hidden[HIDDEN];
  int64_t skipped = 0, value = 0;
UNROLL
  for (int unit = 0; unit < HIDDEN; unit++) hidden[unit] = head[BIASES_AT + captures * HIDDEN + unit];
  for (int i = 0; i < BOTH; i++) {
    int32_t total = sums[(i + side * CHANNELS) & (BOTH - 1)];
    skipped += (int64_t)head[SKIP_AT + i] * total;
UNROLL
    for (int unit = 0; unit < HIDDEN; unit++) hidden[unit] += head[WEIGHTS_AT + i * HIDDEN + unit] * total;
  }
UNROLL
  for (int unit = 0; unit < HIDDEN; unit++) {
    int32_t kept = hidden[unit] < 0 ? 0 : hidden[unit] > HIDDEN_ONE ? (int32_t)HIDDEN_ONE : hidden[unit];
    value += (int64_t)head[OUT_AT + unit] * kept;
  }
  return head_value(net, value, skipped, captures, fitted);
}

#ifdef __CUDACC__
__device__ inline int64_t over_warp(int64_t value) {
  for (int far = 16; far; far >>= 1) value += __shfl_xor_sync(~0u, value, far);
  return value;
}

// `bring_up_to_date` and `net_value` by the 32 threads of a warp: a thread has two channels, then a hidden unit.
__device__ inline int value_by_warp(const Net& net, NetState& s, const uint32_t (*lines)[LINES], int side, int captures,
                                    int fitted) {
  constexpr uint32_t full = ONE << 16 | ONE, centres = 1u << 4 | 1u << 13 | 1u << 22 | 1u << 31;
  int lane = threadIdx.x & 31, high = lane >> 4, count = s.count;
  int2* kept_sums = reinterpret_cast<int2*>(s.sums) + lane;
  int2 sums = *kept_sums;
  const uint32_t* vectors = reinterpret_cast<const uint32_t*>(net.vectors) + (lane & 15);
  uint32_t* points = reinterpret_cast<uint32_t*>(s.points) + lane;
  for (int i = 0; i < count; i++) {
    int point = s.changed[i];
    if (lane == 0) s.marks[point >> 5] = 0;
    uint32_t change = 0;
    for (int first = 0; first < 36; first += 32) {  // the nine places on each of four lines
      int number = first + lane, there = 0;
      uint32_t now = 0, old = 0;
      if (number < 36) {
        int direction = number / 9, middle = at_of(direction, point), at = middle + number % 9 - 4;
        if (at >= 0 && at < WIDTH) {
          int line = line_of(direction, point);
          uint32_t taken = lines[TAKEN][line] >> at, own = lines[0][line] >> at, other = lines[1][line] >> at;
          if (!((taken & ~(own | other)) >> 5 & 1)) {
            uint32_t around = (taken >> 1 & 15) | (taken >> 2 & 240);
            uint32_t near = (own >> 1 & 15) | (own >> 2 & 240), near_too = (other >> 1 & 15) | (other >> 2 & 240);
            int here = own >> 5 & 1, here_too = other >> 5 & 1;
            int row = net.ternary[near] + 2 * net.ternary[around & ~near] + KEYS * (here + 2 * here_too);
            int row_too = net.ternary[near_too] + 2 * net.ternary[around & ~near_too] + KEYS * (here_too + 2 * here);
            there = point + (at - middle) * step_of(direction);
            uint32_t* kept = reinterpret_cast<uint32_t*>(s.rows + 8 * there + 2 * direction);
            now = (uint32_t)row | (uint32_t)row_too << 16;
            old = *kept;
            if (now != old) *kept = now;
          }
        }
      }
      unsigned changed = __ballot_sync(~0u, now != old), middles = first ? 0 : changed & centres;
      if (middles) {  // the point itself has a row in each direction
        uint32_t before = points[32 * point], after = before;
        for (; middles; middles &= middles - 1) {
          int which = __ffs(middles) - 1;
          uint32_t row = __shfl_sync(~0u, now, which), was = __shfl_sync(~0u, old, which);
          row = high ? row >> 16 : row & 0xffff;
          was = high ? was >> 16 : was & 0xffff;
          after = __vadd2(after, __vsub2(__ldg(vectors + 16 * row), __ldg(vectors + 16 * was)));
        }
        points[32 * point] = after;
        change = __vadd2(change, __vsub2(__vimin_s16x2_relu(after, full), __vimin_s16x2_relu(before, full)));
        changed &= ~centres;
      }
      while (changed) {  // the other places are all different: four at a time
        uint32_t before[4], plus[4], less[4];
        int at[4];
#pragma unroll
        for (int k = 0; k < 4; k++) {
          at[k] = -1;
          if (!changed) continue;
          int which = __ffs(changed) - 1;
          changed &= changed - 1;
          uint32_t row = __shfl_sync(~0u, now, which), was = __shfl_sync(~0u, old, which);
          at[k] = __shfl_sync(~0u, there, which);
          before[k] = points[32 * at[k]];
          plus[k] = __ldg(vectors + 16 * (high ? row >> 16 : row & 0xffff));
          less[k] = __ldg(vectors + 16 * (high ? was >> 16 : was & 0xffff));
        }
#pragma unroll
        for (int k = 0; k < 4; k++) {
          if (at[k] < 0) continue;
          uint32_t after = __vadd2(before[k], __vsub2(plus[k], less[k]));
          points[32 * at[k]] = after;
          change = __vadd2(change, __vsub2(__vimin_s16x2_relu(after, full), __vimin_s16x2_relu(before[k], full)));
        }
      }
      __syncwarp();  // the next point's rows are read by other threads
    }
    sums.x += (int16_t)(change & 0xffff);
    sums.y += (int16_t)(change >> 16);
  }
  __syncwarp();
  if (lane == 0) s.count = 0;
  if (count) *kept_sums = sums;
  const int32_t* head = net.head;
  int32_t hidden = head[BIASES_AT + captures * HIDDEN + lane];
#pragma unroll 8
  for (int i = 0; i < BOTH; i++) {
    int32_t total = __shfl_sync(~0u, i & 1 ? sums.y : sums.x, ((i + side * CHANNELS) & (BOTH - 1)) >> 1);
    hidden += head[WEIGHTS_AT + i * HIDDEN + lane] * total;
  }
  int own = (2 * lane + side * CHANNELS) & (BOTH - 1);  // where the mover sees this thread's channels
  int64_t skipped = (int64_t)head[SKIP_AT + own] * sums.x + (int64_t)head[SKIP_AT + own + 1] * sums.y;
  int32_t kept = hidden < 0 ? 0 : hidden > HIDDEN_ONE ? (int32_t)HIDDEN_ONE : hidden;
  return head_value(net, over_warp((int64_t)head[OUT_AT + lane] * kept), over_warp(skipped), captures, fitted);
}
#endif

// Read what training/pente/games.py writes, and make the state of the empty board.
inline void read_net(Net& net, const char* path) {
  FILE* in = fopen(path, "rb");
  if (!in || fread(net.vectors, sizeof net.vectors, 1, in) != 1 || fread(net.bias, sizeof net.bias, 1, in) != 1 ||
      fread(net.head, sizeof net.head, 1, in) != 1) {
    fprintf(stderr, "%s holds no net\n", path);
    exit(1);
  }
  fclose(in);
  for (int bits = 0; bits < 256; bits++) {
    int found = 0;
    for (int place = 7; place >= 0; place--) found = 3 * found + (bits >> place & 1);
    net.ternary[bits] = (int16_t)found;
  }
  NetState& s = net.empty;
  memset(&s, 0, sizeof s);
  static uint32_t lines[3][LINES];
  for (int line = 0; line < LINES; line++) lines[TAKEN][line] = (1u << 29) - 1;
  for (int point = 0; point < POINTS; point++)
    for (int direction = 0; direction < 4; direction++)
      lines[TAKEN][line_of(direction, point)] &= ~(1u << (at_of(direction, point) + 5));
  for (int channel = 0; channel < BOTH; channel++) s.sums[channel] = net.head[START_AT + channel];
  for (int point = 0; point < POINTS; point++)
    for (int channel = 0; channel < BOTH; channel++) s.points[point][channel] = net.bias[channel % CHANNELS];
  for (int point = 0; point < POINTS; point++) update_net(net, s, lines, point);
}
