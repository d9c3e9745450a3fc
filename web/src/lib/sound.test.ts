import { describe, expect, it } from "vitest";
import { wave } from "./sound";

describe("a sound", () => {
  it("is a WAV file as long as its last note", () => {
    const file = new DataView(wave([[0, 440, 0.1], [0.1, 587, 0.1]]));
    const word = (at: number) => String.fromCharCode(...new Uint8Array(file.buffer, at, 4));
    expect([word(0), word(8), word(36)]).toEqual(["RIFF", "WAVE", "data"]);
    expect(file.getUint32(40, true)).toBe(2 * 3200);
    expect(file.byteLength).toBe(44 + 2 * 3200);
  });
  it("dies away", () => {
    const file = new DataView(wave([[0, 200, 0.1]]));
    const loudest = (from: number) => Math.max(...Array.from({ length: 200 }, (_, i) => Math.abs(file.getInt16(44 + 2 * (from + i), true))));
    expect(loudest(0)).toBeGreaterThan(10 * loudest(1390));
  });
});
