// A filling as its rows of letters, from the top: `YPPP/YPPW/YYWW/YWWL/LLLL`.

/** The least of the four that mirroring the frame makes of a filling: one and the same to who collects them. */
export function leastOf(position: string): string {
  const rows = position.split(" ")[0]!.split("/");
  const mirrored = rows.map((row) => [...row].reverse().join(""));
  return [rows, [...rows].reverse(), mirrored, [...mirrored].reverse()].map((way) => way.join("/")).sort()[0]!;
}
