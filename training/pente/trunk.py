"""The first layer of Pente's net: line patterns around every point, as vectors added up over four directions.

For a side and a point, the *row* of a direction is a number in base three: what stands on the four points before and
the four after it (0 nothing, 1 an own stone, 2 the enemy's or the wall), plus 6561 times what stands on the point. Each
row has a vector (a row and its mirror image the same); a point's four vectors and a bias add up and are clipped to
0…1. They are added up over the board (sums), and weighed for every point (scores). Row 0 (nothing anywhere) has no
vector. On a card two kernels do this; elsewhere plain PyTorch does.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import pad

WIDTH, POINTS, CHANNELS = 19, 361, 32
KEYS = 3**8
ROWS = 3 * KEYS
AROUND = (-4, -3, -2, -1, 1, 2, 3, 4)
STEPS = ((0, 1), (1, 0), (1, 1), (-1, 1))
WALL = 2
COPIES = 16  # of the slopes of the vectors: some rows are so frequent that threads would wait for each other

KERNELS = r"""
#define ROWS_OF_POINT                                                                       \
  __shared__ unsigned char padded[27 * 27];                                                 \
  int which = blockIdx.x & 1, number = blockIdx.x >> 1;                                     \
  for (int i = threadIdx.x; i < 27 * 27; i += blockDim.x) {                                 \
    int row = i / 27 - 4, column = i % 27 - 4, state = 2;                                   \
    if (row >= 0 && row < 19 && column >= 0 && column < 19) {                               \
      state = boards[(size_t)number * 361 + row * 19 + column];                             \
      if (which && state) state = 3 - state;                                                \
    }                                                                                       \
    padded[i] = (unsigned char)state;                                                       \
  }                                                                                         \
  __syncthreads();                                                                          \
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, warps = blockDim.x >> 5;            \
  int direction = lane >> 3, place = lane & 7;                                              \
  int step = direction == 0 ? 1 : direction == 1 ? 27 : direction == 2 ? 28 : -26;          \
  int offset = (place < 4 ? place - 4 : place - 3) * step, power = 1;                       \
  for (int i = 0; i < place; i++) power *= 3;                                               \
  size_t side = (size_t)number * 2 + which;                                                 \
  float own_bias = bias[lane], own_policy = policy[side * 32 + lane];                       \
  __shared__ float parts[2][32][32];

#define VECTOR_OF_POINT                                                                     \
  int at = (point / 19 + 4) * 27 + point % 19 + 4;                                          \
  int row = padded[at + offset] * power;                                                    \
  row += __shfl_xor_sync(~0u, row, 1);                                                      \
  row += __shfl_xor_sync(~0u, row, 2);                                                      \
  row += __shfl_xor_sync(~0u, row, 4);                                                      \
  row += padded[at] * 6561;                                                                 \
  int rows[4];                                                                              \
  float value = own_bias;                                                                   \
  for (int d = 0; d < 4; d++) {                                                             \
    rows[d] = mirror[__shfl_sync(~0u, row, 8 * d)];                                         \
    if (rows[d]) value += table[rows[d] * 32 + lane];                                       \
  }

#define ADD_UP(part, from, to)                                                              \
  if (warp == 0) {                                                                          \
    float total = from;                                                                     \
    for (int other = 1; other < warps; other++) total += parts[part][other][lane];          \
    to[side * 32 + lane] = total;                                                           \
  }

extern "C" __global__ void forward(const unsigned char* boards, const int* mirror, const float* table,
                                   const float* bias, const float* policy, float* sums, float* scores) {
  ROWS_OF_POINT
  float sum = 0;
  for (int point = warp; point < 361; point += warps) {
    VECTOR_OF_POINT
    value = fminf(fmaxf(value, 0.f), 1.f);
    sum += value;
    float score = value * own_policy;
    for (int far = 16; far; far >>= 1) score += __shfl_xor_sync(~0u, score, far);
    if (lane == 0) scores[side * 361 + point] = score;
  }
  parts[0][warp][lane] = sum;
  __syncthreads();
  ADD_UP(0, sum, sums)
}

extern "C" __global__ void backward(const unsigned char* boards, const int* mirror, const float* table,
                                    const float* bias, const float* policy, const float* sums, const float* scores,
                                    float* of_table, float* of_bias, float* of_policy) {
  ROWS_OF_POINT
  float common = sums[side * 32 + lane], slopes = 0, weighed = 0;
  float* own_table = of_table + (size_t)(number % COPIES) * DISTINCT * 32;
  for (int point = warp; point < 361; point += warps) {
    VECTOR_OF_POINT
    float score = scores[side * 361 + point];
    float slope = value > 0.f && value < 1.f ? common + score * own_policy : 0.f;
    slopes += slope;
    weighed += score * fminf(fmaxf(value, 0.f), 1.f);
    for (int d = 0; d < 4; d++)
      if (rows[d] && slope != 0.f) atomicAdd(own_table + rows[d] * 32 + lane, slope);
  }
  parts[0][warp][lane] = slopes;
  parts[1][warp][lane] = weighed;
  __syncthreads();
  ADD_UP(0, slopes, of_bias)
  ADD_UP(1, weighed, of_policy)
}
"""


@lru_cache
def mirrored() -> np.ndarray[Any, np.dtype[np.int64]]:
    """[row]: which of the distinct rows it is; a row and its mirror image are one.

    >>> int(mirrored().max()) + 1
    9963
    """
    rows = np.arange(ROWS)
    back = rows // KEYS
    for place in range(8):
        back = back * 3 + rows // 3**place % 3
    return np.unique(np.minimum(rows, back), return_inverse=True)[1]


def rows_of(boards: Tensor) -> Tensor:
    """[position, side, point, direction]: the rows of boards with 0 nothing, 1 own, 2 the other's."""
    count = len(boards)
    both = torch.stack([boards, (3 - boards) % 3], 1).reshape(count, 2, WIDTH, WIDTH).long()
    padded = pad(both, (4, 4, 4, 4), value=WALL)
    found = []
    for down, across in STEPS:
        row = both * KEYS
        for place, far in enumerate(AROUND):
            top, left = 4 + far * down, 4 + far * across
            row = row + 3**place * padded[:, :, top : top + WIDTH, left : left + WIDTH]
        found.append(row.reshape(count, 2, POINTS))
    return torch.stack(found, -1)


class Layer(NamedTuple):
    """What the first layer works with: vectors of the distinct rows, their bias, weights [position, side, channel]."""

    table: Tensor
    bias: Tensor
    policy: Tensor


def plain(boards: Tensor, table: Tensor, bias: Tensor, policy: Tensor) -> tuple[Tensor, Tensor]:
    """(sums [position, side, channel], scores [position, side, point]) in plain PyTorch."""
    rows = rows_of(boards)
    vectors = table[mirror_on(boards.device)[rows].long()] * (rows > 0)[..., None]
    points = (vectors.sum(3) + bias).clamp(0, 1)
    return points.sum(2), torch.einsum("bspc,bsc->bsp", points, policy)


@lru_cache
def mirror_on(device: torch.device) -> Tensor:
    """`mirrored` on a device."""
    return torch.from_numpy(mirrored()).to(device, torch.int32)


@lru_cache
def kernels() -> Any:
    """The two kernels, compiled on the machine that has the card."""
    import cupy

    named = f"-DCOPIES={COPIES}", f"-DDISTINCT={int(mirrored().max()) + 1}"
    return cupy.RawModule(code=KERNELS, options=("-std=c++17", *named))


def _launch(name: str, boards: Tensor, *tensors: Tensor) -> None:
    import cupy

    with cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream):
        pointers = tuple(np.uint64(tensor.data_ptr()) for tensor in (boards, *tensors))
        kernels().get_function(name)((2 * len(boards),), (256,), pointers)


class OnCard(torch.autograd.Function):
    """`plain` by the two kernels."""

    @staticmethod
    def forward(context: Any, boards: Tensor, table: Tensor, bias: Tensor, policy: Tensor) -> tuple[Tensor, Tensor]:
        """Sums and scores."""
        read = [part.contiguous() for part in (boards, mirror_on(boards.device), table, bias, policy)]
        sums = torch.empty((len(boards), 2, CHANNELS), device=boards.device)
        scores = torch.empty((len(boards), 2, POINTS), device=boards.device)
        _launch("forward", *read, sums, scores)
        context.save_for_backward(*read)
        return sums, scores

    @staticmethod
    def backward(context: Any, *slopes: Tensor) -> tuple[None, Tensor, Tensor, Tensor]:
        """The slopes of table, bias and policy."""
        read = context.saved_tensors
        of_policy = torch.empty_like(read[4])
        of_bias = torch.empty_like(of_policy)
        of_table = torch.zeros((COPIES, *read[2].shape), device=read[2].device)
        _launch("backward", *read, *(slope.contiguous() for slope in slopes), of_table, of_bias, of_policy)
        return None, of_table.sum(0), of_bias.sum((0, 1)), of_policy


_with_kernels = True


def use_kernels(wanted: bool) -> None:
    """Whether `trunk` may use the kernels."""
    global _with_kernels
    _with_kernels = wanted


def trunk(boards: Tensor, layer: Layer) -> tuple[Tensor, Tensor]:
    """Sums and scores of boards, by the kernels where the boards are on a card."""
    if boards.is_cuda and _with_kernels:
        found: tuple[Tensor, Tensor] = OnCard.apply(boards, *layer)
        return found
    return plain(boards, *layer)


def largest_difference(boards: Tensor, layer: Layer) -> float:
    """How far the kernels are from plain PyTorch on a card, in sums, scores and slopes, relative to the largest."""
    worst = 0.0
    found = []
    for way in (plain, OnCard.apply):
        own = [part.detach().clone().requires_grad_() for part in layer]
        sums, scores = way(boards, *own)
        shape = torch.linspace(-1, 1, scores.numel(), device=scores.device).reshape(scores.shape)
        (sums.square().sum() / 1000 + (scores * shape).sum()).backward()
        found.append((sums, scores, *(part.grad for part in own)))
    for one, other in zip(*found, strict=True):
        worst = max(worst, float(((one - other).abs().max() / one.abs().max()).detach()))
    return worst
