import { expect, it } from "vitest";
import { addressOf, shownBy } from "./address";

function back(address: string) {
  const url = new URL(address, "http://house");
  return shownBy(url.pathname.split("/")[2]!, url.search);
}

it("keeps a game through the address", () => {
  const shown = {
    game: "pentago",
    options: "double_five=mover",
    position: "b".padEnd(36, "."),
    moves: ["a1/NW+", "b2/SE-"],
    names: ["Anna", "Ben & Co"],
    at: 1,
  };
  expect(back(addressOf(shown))).toEqual(shown);
});

it("keeps deals and captures", () => {
  const moves = ["deal 3 14 22 41", "king 2", "14:e6N/30", "R3U2**"];
  expect(back(addressOf({ game: "kingdomino", moves })).moves).toEqual(moves);
});

it("shows the end of the game unless told otherwise, whatever is asked", () => {
  expect(back("/analyse/pente?moves=0,R1").at).toBe(2);
  expect(back("/analyse/pente?moves=0,R1&at=9").at).toBe(2);
  expect(back("/analyse/pente?moves=0,R1&at=x").at).toBe(2);
  expect(back("/analyse/pente?moves=0,R1&at=0").at).toBe(0);
  expect(back("/analyse/pente")).toMatchObject({ moves: [], position: "", at: 0 });
});
