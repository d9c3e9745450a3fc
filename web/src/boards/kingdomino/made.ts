// A move of Kingdomino taken apart, to be told in words and pictures: `14:e6N/30`, `14:x`, `30`, `deal 3 14`, `king 2`.

export interface MadeMove {
  dealt: number[];
  /** The seat whose king chance has drawn, from 0; -1 where none was. */
  king: number;
  /** The domino that was placed or discarded; 0 for none. */
  number: number;
  square: string;
  discarded: boolean;
  /** The domino that the king went to; 0 for none. */
  pick: number;
}

export function readMade(move: string): MadeMove {
  const made: MadeMove = { dealt: [], king: -1, number: 0, square: "", discarded: false, pick: 0 };
  const words = move.trim().split(/\s+/);
  if (words[0] === "deal") return { ...made, dealt: words.slice(1).map(Number) };
  if (words[0] === "king") return { ...made, king: Number(words[1]) - 1 };
  const found = /^(?:(\d+):(?:([a-m]\d+)[NESW]|(x)))?\/?(\d+)?$/.exec(move.trim());
  return { ...made, number: Number(found?.[1] ?? 0), square: found?.[2] ?? "", discarded: !!found?.[3], pick: Number(found?.[4] ?? 0) };
}
