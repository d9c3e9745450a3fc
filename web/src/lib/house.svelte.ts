// Which parts the house has open, and where others reach it. One on a laptop has no parts, and the page shows none.
import { api } from "./api";

export type Part = "accounts" | "clubs" | "lobby";

let open = $state.raw<string[]>([]);
let address = $state("");

/** Ask which parts are open; without an answer the page shows none. */
export async function loadHouse(): Promise<void> {
  ({ parts: open, address } = await api.house());
}

export function has(part: Part): boolean {
  return open.includes(part);
}

/** Where other devices reach the house: what is copied and scanned begins with it. */
export function houseAddress(): string {
  return address || location.origin;
}
