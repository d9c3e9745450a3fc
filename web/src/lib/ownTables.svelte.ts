// The tables at which somebody on this device sits: their addresses are kept in the browser, how they stand is asked.
import { ask, Refused } from "./api";
import type { Schemas, TableView } from "./wire";

const KEY = "tables";
const MOST = 20;

export interface OwnTable {
  id: string;
  link: string;
}
export interface OwnGame extends OwnTable {
  table: TableView;
  yourTurn: boolean;
}

function kept(): OwnTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one): one is OwnTable => typeof (one as OwnTable)?.id === "string") : [];
  } catch {
    return [];
  }
}

function write(tables: OwnTable[]): void {
  localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
}

/** Remember a table at which one sits; the newest stands first. A game that is over is forgotten. */
export function rememberTable(id: string, link: string, over: boolean): void {
  const others = kept().filter((one) => one.id !== id);
  write(over ? others : [{ id, link }, ...others]);
}

let games = $state.raw<OwnGame[]>([]);

export function ownGames(): OwnGame[] {
  return games;
}

/** How a table stands; null where it is over or not one's own any more. What cannot be asked just now is left as it is. */
async function lookAt({ id, link }: OwnTable): Promise<OwnGame | null | undefined> {
  try {
    const { table } = await ask<Schemas["TableState"]>(`/api/tables/${encodeURIComponent(id)}`, undefined, link);
    if (table.phase === "over" || !table.you.length) return null;
    const yourTurn = table.phase === "playing" && table.to_move !== null && table.you.includes(table.to_move);
    return { id, link, table, yourTurn };
  } catch (wrong) {
    return wrong instanceof Refused && !wrong.passing ? null : undefined;
  }
}

/** Ask how one's games stand; those that are over or gone are forgotten. */
export async function loadOwnGames(): Promise<void> {
  const tables = kept();
  const found = await Promise.all(tables.map(lookAt));
  games = found.filter((game) => game != null).sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
  const gone = new Set(tables.filter((_, i) => found[i] === null).map(({ id }) => id));
  if (gone.size) write(kept().filter(({ id }) => !gone.has(id)));
}
