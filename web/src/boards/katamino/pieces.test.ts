import { describe, expect, it } from "vitest";
import { keepEquipment } from "../../lib/equipment";
import { flipped, heldOver, keyOf, laidOn, lieOf, lying, middleOf, nameOf, nearest, pointedAt, shapeOf, spotsOf, squareOf, turned, type Lie } from "./pieces";

const PIECES = ["#####", "#### #...", "#### .#..", "###. ..##", "### #.. #..", "## ## #.", "#.# ###", "##. .#. .##", ".## ##. .#.", "### .#. .#.", "##. .## ..#", ".#. ### .#."];
keepEquipment([{ name: "katamino", equipment: { letters: "ILYNVPUZFTWX", pieces: PIECES } }]);

const STRAIGHT: Lie = { turns: 0, over: false };

describe("the pieces", () => {
  it("are twelve, of five squares each, all different", () => {
    expect(PIECES.map((_, i) => shapeOf(i + 1).length)).toEqual(Array(12).fill(5));
    const kinds = PIECES.map((_, i) => everyLie(i + 1).sort()[0]);
    expect(new Set(kinds).size).toBe(12);
  });

  it("can lie in as many ways as wood can", () => {
    expect(PIECES.map((_, i) => new Set(everyLie(i + 1)).size)).toEqual([2, 8, 8, 8, 4, 8, 4, 4, 8, 4, 4, 1]);
  });

  it("turn clockwise as one sees it, turned over or not", () => {
    // piece 2: #### over #... ; a quarter turn clockwise brings its foot to the upper left
    expect(keyOf(lying(2, turned(STRAIGHT)))).toBe(keyOf(["b1", "b2", "b3", "b4", "a4"].map(squareOf)));
    const over = flipped(STRAIGHT);
    expect(keyOf(lying(2, turned(over)))).toBe(keyOf(clockwise(lying(2, over))));
    expect(keyOf(lying(2, flipped(turned(STRAIGHT))))).toBe(keyOf(["a1", "a2", "a3", "a4", "b4"].map(squareOf)));
  });

  it("are found again as they lie", () => {
    for (let piece = 1; piece <= 12; piece++)
      for (const key of new Set(everyLie(piece))) {
        const cells = key.split(" ").map((pair) => ({ column: Number(pair.split(",")[0]) + 3, row: Number(pair.split(",")[1]) + 1 }));
        expect(keyOf(lying(piece, lieOf(piece, cells)))).toBe(key);
      }
  });
});

describe("places", () => {
  const moves = [
    ["6", "a1", "b1", "a2", "b2", "a3"],
    ["6", "b1", "c1", "b2", "c2", "b3"],
    ["6", "a1", "b1", "c1", "a2", "b2"],
    ["6"],
    ["1", "a1", "b1", "c1", "d1", "e1"],
  ];
  const lie = lieOf(6, moves[0]!.slice(1).map(squareOf));

  it("are those of the piece as it lies", () => {
    expect(spotsOf(moves, 6, lie).map(({ move }) => move[1])).toEqual(["a1", "b1"]);
    expect(spotsOf(moves, 12, STRAIGHT)).toEqual([]);
  });

  it("snap to the nearest one, if it is near", () => {
    const spots = spotsOf(moves, 6, lie);
    expect(nearest(spots, { x: 1.2, y: 1.6 })?.move[1]).toBe("a1");
    expect(nearest(spots, { x: 1.8, y: 1.6 })?.move[1]).toBe("b1");
    expect(nearest(spots, { x: 4.5, y: 1.6 })).toBe(null);
  });

  it("cover the square that is pointed at, where one does", () => {
    const spots = spotsOf(moves, 6, lie);
    expect(nearest(spots, { x: 2.9, y: 0.1 })).toBe(null);
    expect(pointedAt(spots, { x: 2.9, y: 0.1 })?.move[1]).toBe("b1");
    expect(pointedAt(spots, { x: 2.2, y: 2.5 })?.move[1]).toBe("b1");
    expect(pointedAt(spots, { x: 5, y: 5 })).toBe(null);
  });

  it("follow the square that a piece is held over", () => {
    for (let piece = 1; piece <= 12; piece++) {
      const one = heldOver(piece, STRAIGHT, squareOf("d4"), 8, 8);
      const next = heldOver(piece, STRAIGHT, squareOf("e5"), 8, 8);
      expect(next).toEqual(one.map(({ column, row }) => ({ column: column + 1, row: row + 1 })));
      const middle = middleOf(one);
      expect(Math.hypot(middle.x - 3.5, middle.y - 3.5)).toBeLessThan(0.8);
    }
  });
});

it("keeps a held piece within the frame, and every place can be pointed at", () => {
  for (let piece = 1; piece <= 12; piece++) {
    const seen = new Set<string>();
    for (let column = 0; column < 8; column++)
      for (let row = 0; row < 6; row++) {
        const cells = heldOver(piece, STRAIGHT, { column, row }, 8, 6);
        for (const cell of cells) expect(cell.column >= 0 && cell.column < 8 && cell.row >= 0 && cell.row < 6).toBe(true);
        seen.add(cells.map(nameOf).join());
      }
    const shape = lying(piece, STRAIGHT);
    const [wide, high] = [middleOf(shape).x * 2, middleOf(shape).y * 2];
    expect(seen.size).toBe((8 - wide + 1) * (6 - high + 1));
  }
});

it("reads the pieces from a board", () => {
  const laid = laidOn(["Y...", "Y...", "YY..", "Y..L", "LLLL"]);
  expect([...laid.keys()].sort()).toEqual([2, 3]);
  expect(laid.get(2)!.map(nameOf).sort()).toEqual(["a1", "b1", "c1", "d1", "d2"]);
});

function everyLie(piece: number): string[] {
  return [false, true].flatMap((over) => [0, 1, 2, 3].map((turns) => keyOf(lying(piece, { turns, over }))));
}

function clockwise(cells: { column: number; row: number }[]) {
  return cells.map(({ column, row }) => ({ column: row, row: -column }));
}
