// Who is signed in here. A guest has no account; in a house without accounts nobody is asked.
import { ask } from "./api";
import { has } from "./house.svelte";
import type { Schemas } from "./wire";

let name = $state("");

/** The name of one's account; empty for a guest. */
export function account(): string {
  return name;
}

/** Ask who this browser is. */
export async function loadMe(): Promise<void> {
  if (has("accounts")) name = (await ask<Schemas["Me"]>("/api/me")).account;
}
