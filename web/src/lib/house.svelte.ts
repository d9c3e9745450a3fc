// Which parts the house has open. One on a laptop has none of them, and the page shows none.
import { api } from "./api";

export type Part = "accounts" | "lobby" | "clubs";

let open = $state.raw<string[]>([]);

/** Ask which parts are open; without an answer the page shows none. */
export async function loadHouse(): Promise<void> {
  open = (await api.house()).parts;
}

export function has(part: Part): boolean {
  return open.includes(part);
}
