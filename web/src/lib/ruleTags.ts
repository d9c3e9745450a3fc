// Rules are named by two letters and a number, wherever a text cites one: (PT5).
export const RULE = /\b([A-Z]{2}\d{1,2})\b/;

/** A text in parts: words, and the rules between them. */
export function ruleParts(text: string): { words: string; rule: string }[] {
  return text.split(RULE).map((part, i) => (i % 2 ? { words: "", rule: part } : { words: part, rule: "" }));
}
