// The tables at which somebody on this device sits: their addresses are kept in the browser, how they stand is asked. Who
// is signed in finds those of their other devices too.
import { ask, Refused } from "./api";
import { account } from "./me.svelte";
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
    return { id, link, invite: table.phase === "gathering" ? invite : "", table, yourTurn };
  } catch (wrong) {
    return wrong instanceof Refused && !wrong.passing ? null : undefined;
  }
}

/** One's tables that were set or joined in another browser. */
async function elsewhere(): Promise<OwnTable[]> {
  if (!account()) return [];
  const here = new Set(kept().map(({ id }) => id));
  const { tables } = await ask<Schemas["OwnTables"]>("/api/me/tables").catch(() => ({ tables: [] as string[] }));
  return tables.filter((id) => !here.has(id)).map((id) => ({ id, link: "" }));
}

/** Ask how one's games stand; those that are over or gone are forgotten. */
export async function loadOwnGames(): Promise<void> {
  const tables = [...kept(), ...(await elsewhere())];
  const found = await Promise.all(tables.map(lookAt));
  games = found.filter((game) => game != null).sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
  looked = true;
  const gone = new Set(tables.filter((_, i) => found[i] === null).map(({ id }) => id));
  if (gone.size) write(kept().filter(({ id }) => !gone.has(id)));
}
