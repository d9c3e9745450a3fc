// The colours of seats, as the pieces have them.
const PAINTS: Record<string, string> = {
  Blue: "#2f74c0",
  Pink: "#dd5a92",
  Green: "#3f9654",
  Yellow: "#e3ac22",
  Red: "#b8342c",
  Dark: "#15171a",
  Black: "#15171a",
  Light: "#f2ecdf",
  White: "#f2ecdf",
};

/** What a seat is painted with; seats without colours take the page's own. */
export const paintOf = (colours: string[], seat: number) => PAINTS[colours[seat] ?? ""] ?? (seat === 0 ? "var(--felt)" : "var(--accent)");
