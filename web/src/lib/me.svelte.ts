// Who is signed in here. A guest has no account; in a house without accounts nobody is asked.
import { ask } from "./api";
import { has } from "./house.svelte";
import type { Schemas } from "./wire";

const NOBODY = { who: "", guest: true, account: "", moderator: false };
let me = $state.raw<Schemas["Me"]>(NOBODY);

/** The name of one's account; empty for a guest. */
export function account(): string {
  return me.account;
}

/** The key by which the house knows whoever is signed in; empty for a guest. */
export function key(): string {
  return me.account && me.who;
}

export function moderates(): boolean {
  return me.moderator;
}

/** Ask who this browser is. */
export async function loadMe(): Promise<void> {
  if (has("accounts")) me = await ask<Schemas["Me"]>("/api/me");
}
