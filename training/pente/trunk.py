"""The first layer of Pente's net: line patterns around every point, as vectors added up over four directions.

For a side and a point, the *row* of a direction is a number in base three: what stands on the four points before and
the four after it (0 nothing, 1 an own stone, 2 the enemy's or the wall), plus 6561 times what stands on the point. Each
row has a vector; a point's four vectors and a bias add up, are clipped to 0…1, and are added up over the board.
Row 0 (nothing anywhere) has no vector. On a card two kernels do this; elsewhere plain PyTorch does.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

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
  float own_bias = bias[lane];

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
    rows[d] = __shfl_sync(~0u, row, 8 * d);                                                 \
    if (rows[d]) value += table[rows[d] * 32 + lane];                                       \
  }

extern "C" __global__ void forward(const unsigned char* boards, const float* table, const float* bias, float* sums,
                                   float* points) {
  ROWS_OF_POINT
  float sum = 0;
  for (int point = warp; point < 361; point += warps) {
    VECTOR_OF_POINT
    value = fminf(fmaxf(value, 0.f), 1.f);
    sum += value;
    points[(side * 361 + point) * 32 + lane] = value;
  }
  __shared__ float parts[32][32];
  parts[warp][lane] = sum;
  __syncthreads();
  if (warp == 0) {
    for (int other = 1; other < warps; other++) sum += parts[other][lane];
    sums[side * 32 + lane] = sum;
  }
}

extern "C" __global__ void backward(const unsigned char* boards, const float* table, const float* bias,
                                    const float* sums, const float* points, float* of_table, float* of_bias) {
  ROWS_OF_POINT
  float common = sums[side * 32 + lane], total = 0;
  for (int point = warp; point < 361; point += warps) {
    VECTOR_OF_POINT
    float slope = value > 0.f && value < 1.f ? common + points[(side * 361 + point) * 32 + lane] : 0.f;
    total += slope;
    for (int d = 0; d < 4; d++)
      if (rows[d] && slope != 0.f) atomicAdd(of_table + rows[d] * 32 + lane, slope);
  }
  atomicAdd(of_bias + lane, total);
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


def plain(boards: Tensor, table: Tensor, bias: Tensor) -> tuple[Tensor, Tensor]:
    """(sums [position, side, channel], points [position, side, point, channel]) in plain PyTorch."""
    rows = rows_of(boards)
    vectors = table[rows] * (rows > 0)[..., None]
    points = (vectors.sum(3) + bias).clamp(0, 1)
    return points.sum(2), points


@lru_cache
def kernels() -> Any:
    """The two kernels, compiled on the machine that has the card."""
    import cupy

    return cupy.RawModule(code=KERNELS, options=("-std=c++17",))


def _launch(name: str, boards: Tensor, *tensors: Tensor) -> None:
    import cupy

    with cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream):
        pointers = tuple(np.uint64(tensor.data_ptr()) for tensor in (boards, *tensors))
        kernels().get_function(name)((2 * len(boards),), (256,), pointers)


class OnCard(torch.autograd.Function):
    """`plain` by the two kernels."""

    @staticmethod
    def forward(context: Any, boards: Tensor, table: Tensor, bias: Tensor) -> tuple[Tensor, Tensor]:
        """Sums and points."""
        boards, table, bias = boards.contiguous(), table.contiguous(), bias.contiguous()
        sums = torch.empty((len(boards), 2, CHANNELS), device=boards.device)
        points = torch.empty((len(boards), 2, POINTS, CHANNELS), device=boards.device)
        _launch("forward", boards, table, bias, sums, points)
        context.save_for_backward(boards, table, bias)
        return sums, points

    @staticmethod
    def backward(context: Any, *slopes: Tensor) -> tuple[None, Tensor, Tensor]:
        """The slopes of table and bias."""
        boards, table, bias = context.saved_tensors
        of_table, of_bias = torch.zeros_like(table), torch.zeros_like(bias)
        sums, points = (slope.contiguous() for slope in slopes)
        _launch("backward", boards, table, bias, sums, points, of_table, of_bias)
        return None, of_table, of_bias


_with_kernels = True


def use_kernels(wanted: bool) -> None:
    """Whether `trunk` may use the kernels."""
    global _with_kernels
    _with_kernels = wanted


def trunk(boards: Tensor, table: Tensor, bias: Tensor) -> tuple[Tensor, Tensor]:
    """Sums and points of boards, by the kernels where the boards are on a card."""
    if boards.is_cuda and _with_kernels:
        found: tuple[Tensor, Tensor] = OnCard.apply(boards, table, bias)
        return found
    return plain(boards, table, bias)


def largest_difference(boards: Tensor, table: Tensor, bias: Tensor) -> float:
    """How far the kernels are from plain PyTorch on a card, in sums, points and slopes, relative to the largest."""
    worst = 0.0
    found = []
    for way in (plain, OnCard.apply):
        own_table, own_bias = table.detach().clone().requires_grad_(), bias.detach().clone().requires_grad_()
        sums, points = way(boards, own_table, own_bias)
        shape = torch.linspace(-1, 1, points.numel(), device=points.device).reshape(points.shape)
        (sums.square().sum() / 1000 + (points * shape).sum()).backward()
        found.append((sums, points, own_table.grad, own_bias.grad))
    for one, other in zip(*found, strict=True):
        worst = max(worst, float(((one - other).abs().max() / one.abs().max()).detach()))
    return worst
