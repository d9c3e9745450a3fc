// The tables at which somebody sits. The house knows them; addresses with a link to watch or to invite are kept in the
// browser, and so are tables of houses that did not keep a list yet.
import { api, ask, Refused } from "./api";
import type { Schemas, TableView } from "./wire";

const KEY = "tables";
const MOST = 20;

export interface OwnTable {
  id: string;
  link: string;
  /** The token of the link to its open seats, for whoever has laid the table. */
  invite?: string;
}
export interface OwnGame extends OwnTable {
  table: Pick<TableView, "game" | "phase" | "seats" | "you" | "to_move">;
  yourTurn: boolean;
  /** Seconds that whoever moves still has, where days are given for each move. */
  left: number | null;
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
export function rememberTable({ id, link, invite }: OwnTable, over: boolean): void {
  const before = kept().find((one) => one.id === id);
  const others = kept().filter((one) => one.id !== id);
  write(over ? others : [{ id, link, invite: invite || before?.invite }, ...others]);
}

/** Where a table of one's own is. */
export function addressOfTable({ id, link, invite }: OwnTable): string {
  const asked = new URLSearchParams({ ...(link && { link }), ...(invite && { invite }) });
  return `/table/${id}${asked.size ? `?${asked}` : ""}`;
}

let games = $state.raw<OwnGame[]>([]);
let looked = $state(false);

export function ownGames(): OwnGame[] {
  return games;
}

/** Are there tables of which it is not known yet how they stand? Their place is kept. */
export function awaitsGames(): boolean {
  return !looked && kept().length > 0;
}

/** How a table stands; null where it is over or not one's own any more. What cannot be asked just now is left as it is. */
async function lookAt({ id, link, invite }: OwnTable): Promise<OwnGame | null | undefined> {
  try {
    const { table } = await ask<Schemas["TableState"]>(`/api/tables/${encodeURIComponent(id)}`, undefined, link);
    if (table.phase === "over" || !table.you.length) return null;
    const yourTurn = table.phase === "playing" && table.to_move !== null && table.you.includes(table.to_move);
    return { id, link, invite: table.phase === "gathering" ? invite : "", table, yourTurn, left: null };
  } catch (wrong) {
    return wrong instanceof Refused && !wrong.passing ? null : undefined;
  }
}

/** Ask how one's games stand, those that wait for one first, the shortest time before; what is over or gone is forgotten. */
export async function loadOwnGames(): Promise<void> {
  const tables = kept();
  const lines = await api.ownTables().catch(() => []);
  const listed = lines.map(({ id, your_turn, left, clock, ...table }): OwnGame => {
    const { link = "", invite = "" } = tables.find((one) => one.id === id) ?? {};
    return { id, link, invite: table.phase === "gathering" ? invite : "", table, yourTurn: your_turn, left: clock.startsWith("days") ? left : null };
  });
  const others = tables.filter(({ id }) => !lines.some((line) => line.id === id));
  const found = await Promise.all(others.map(lookAt));
  games = [...listed, ...found.filter((game) => game != null)].sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || (a.left ?? Infinity) - (b.left ?? Infinity) || 0);
  looked = true;
  const gone = new Set(others.filter((_, i) => found[i] === null).map(({ id }) => id));
  if (gone.size) write(kept().filter(({ id }) => !gone.has(id)));
}
