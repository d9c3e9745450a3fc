import { describe, expect, it } from "vitest";
import { crossing, hand, inside, lens, type Grip, type Touch } from "./pointer";

function touch(x: number, y: number, more: Partial<Touch> = {}): Touch {
  return { pointerId: 1, clientX: x, clientY: y, pointerType: "mouse", button: 0, ...more };
}

function watched(tremble?: number) {
  const seen: string[] = [];
  const say = (word: string) => (grip: Grip<string>) => void seen.push(`${word} ${grip.thing} ${grip.at.x},${grip.at.y}`);
  const it = hand<string>({
    tremble,
    ontap: say("tap"),
    ongrab: say("grab"),
    onpull: say("pull"),
    ondrop: say("drop"),
    onlose: say("lose"),
    onsecond: say("second"),
  });
  return { it, seen };
}

describe("a hand", () => {
  it("taps when the pointer hardly moved", () => {
    const { it: mine, seen } = watched();
    mine.down(touch(10, 10), "stone");
    mine.move(touch(13, 12));
    mine.up(touch(13, 12));
    expect(seen).toEqual(["tap stone 13,12"]);
  });

  it("drags from the threshold on, and drops where it lets go", () => {
    const { it: mine, seen } = watched();
    mine.down(touch(0, 0), "stone");
    mine.move(touch(4, 0));
    expect(mine.dragging).toBe(false);
    mine.move(touch(6, 0));
    expect(mine.dragging).toBe(true);
    mine.move(touch(1, 0));
    mine.up(touch(2, 0));
    expect(seen).toEqual(["grab stone 6,0", "pull stone 6,0", "pull stone 1,0", "drop stone 2,0"]);
    expect(mine.dragging).toBe(false);
  });

  it("lets a finger tremble more than a mouse", () => {
    const { it: mine, seen } = watched();
    mine.down(touch(0, 0, { pointerType: "touch" }), "stone");
    mine.move(touch(8, 0, { pointerType: "touch" }));
    mine.up(touch(8, 0, { pointerType: "touch" }));
    expect(seen).toEqual(["tap stone 8,0"]);
  });

  it("begins at once where a board wants that", () => {
    const { it: mine, seen } = watched(-1);
    mine.down(touch(5, 5), "point");
    mine.move(touch(5, 5));
    expect(seen).toEqual(["grab point 5,5", "pull point 5,5"]);
  });

  it("takes nothing with another button and holds one thing only", () => {
    const { it: mine, seen } = watched();
    expect(mine.down(touch(0, 0, { button: 2 }), "stone")).toBe(false);
    expect(mine.down(touch(0, 0), "stone")).toBe(true);
    expect(mine.down(touch(0, 0, { pointerId: 2 }), "other")).toBe(false);
    mine.up(touch(0, 0, { pointerId: 2 }));
    expect(seen).toEqual([]);
    mine.up(touch(0, 0));
    expect(seen).toEqual(["tap stone 0,0"]);
  });

  it("notices a second finger during a drag", () => {
    const { it: mine, seen } = watched();
    mine.down(touch(0, 0), "piece");
    mine.move(touch(50, 0));
    mine.down(touch(90, 90, { pointerId: 2 }), "other");
    expect(seen.at(-1)).toBe("second piece 50,0");
  });

  it("drops nothing when the pointer is taken away", () => {
    const { it: mine, seen } = watched();
    mine.down(touch(0, 0), "stone");
    mine.move(touch(30, 0));
    mine.lose();
    mine.up(touch(30, 0));
    expect(seen.at(-1)).toBe("lose stone 30,0");
    mine.lose();
    expect(seen.length).toBe(3);
  });
});

describe("places", () => {
  it("turns pixels into the units of the picture", () => {
    expect(inside({ left: 100, top: 50, width: 500 }, { x: 350, y: 100 }, 1000)).toEqual({ x: 500, y: 100 });
  });

  it("finds the crossing that is meant", () => {
    expect(crossing({ x: 62, y: 138 }, 50, 50, 19)).toEqual({ column: 0, row: 2 });
    expect(crossing({ x: 10, y: 960 }, 50, 50, 19)).toEqual({ column: 0, row: 18 });
    expect(crossing({ x: -10, y: 100 }, 50, 50, 19)).toBe(null);
    expect(crossing({ x: 100, y: 1010 }, 50, 50, 19)).toBe(null);
  });

  it("keeps the magnifier clear of the finger and inside the picture's width", () => {
    const clear = (x: number, y: number) => {
      const at = lens({ x, y }, 100, 1000);
      expect(Math.hypot(at.x - x, at.y - y)).toBeGreaterThan(120);
      expect(at.x).toBeGreaterThanOrEqual(100);
      expect(at.x).toBeLessThanOrEqual(900);
    };
    for (const x of [50, 300, 500, 700, 950]) for (const y of [20, 100, 250, 900]) clear(x, y);
  });
});
