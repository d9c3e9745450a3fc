// The server's sentences that the page can say in every language: why a game ended, what is said with a move.

interface Saying {
  key: string;
  facts: Record<string, string>;
}

const PATTERNS: [RegExp, string][] = [
  [/^both have five in a row and the (?<who>mover|starter) wins$/, "reason-both-five"],
  [/^most points: (?<points>-?\d+)$/, "reason-most"],
  [/^most points: (?<points>-?\d+); equal players share the place$/, "reason-most-shared"],
  [/^most points: (?<points>-?\d+); the larger property decides, (?<best>\d+) squares to (?<other>\d+)$/, "reason-most-larger"],
  [/^most points: (?<points>-?\d+); the crowns decide, (?<best>\d+) to (?<other>\d+)$/, "reason-most-crowns"],
  [/^gives away (?<percent>\d+) % and (?<points>\d+) points$/, "turning-gives"],
  [/^(?<colour>White|Black|Red|Green): (?<word>TRIA|TESSERA)!$/, "remark-announced"],
  [/^(?<colour>White|Black|White and Red|Black and Green) would have won: the other side has one reply \(PT19\)\.$/, "remark-reply"],
  [/^(?<lapsed>The claim lapses) and play goes on \(PT19\)\.$/, "remark-lapsed"],
];

/** The key and the facts of a sentence, or null for one that has no pattern. */
export function sayingIn(sentence: string): Saying | null {
  for (const [pattern, key] of PATTERNS) {
    const found = pattern.exec(sentence);
    if (found) return { key, facts: { ...found.groups } };
  }
  return null;
}
