// Arrow keys on a board: one cell of the grid has the focus, the arrows move it, Home and End go to the row's ends.

export interface Cell {
  column: number;
  row: number;
}

/** The cell the focus goes to, or null if the key does not move it. */
export function moved(at: Cell, key: string, columns: number, rows: number): Cell | null {
  const to = { ...at };
  if (key === "ArrowLeft") to.column--;
  else if (key === "ArrowRight") to.column++;
  else if (key === "ArrowUp") to.row--;
  else if (key === "ArrowDown") to.row++;
  else if (key === "Home") to.column = 0;
  else if (key === "End") to.column = columns - 1;
  else return null;
  to.column = Math.max(0, Math.min(columns - 1, to.column));
  to.row = Math.max(0, Math.min(rows - 1, to.row));
  return to;
}
