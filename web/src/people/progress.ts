// What one has learned and solved is kept in the browser; for an account also in the house, so that it is the same on each
// device. Whatever two devices have done is joined.
import { ask } from "../lib/api";
import { joined, JOINS } from "./joined";
import { key } from "../lib/me.svelte";
import type { Schemas } from "../lib/wire";

const OWNER = "progress-of";
const sent: Record<string, string> = {};

/** Join what is here with what the house has, on both sides. */
export async function joinProgress(): Promise<void> {
  const owner = localStorage.getItem(OWNER);
  if (owner && owner !== key()) forgetProgress();
  if (!key()) return;
  localStorage.setItem(OWNER, key());
  const { sections } = await ask<Schemas["KeptProgress"]>("/api/me/progress");
  for (const section of Object.keys(JOINS)) {
    const text = joined(section, localStorage.getItem(section), sections[section]);
    if (!text) continue;
    localStorage.setItem(section, text);
    sent[section] = sections[section] ?? "";
  }
  await sendProgress();
}

/** Send what has changed here. */
export async function sendProgress(): Promise<void> {
  if (!key()) return;
  for (const section of Object.keys(JOINS)) {
    const text = localStorage.getItem(section);
    if (!text || text === sent[section]) continue;
    sent[section] = text;
    await ask(`/api/me/progress/${section}`, { text }, "", undefined, "PUT");
  }
}

/** Leave nothing of an account in this browser: whoever signs in here next has done something else. */
export function forgetProgress(): void {
  for (const name of [...Object.keys(JOINS), OWNER]) localStorage.removeItem(name);
}

/** Send what was done whenever the page is put away, and now and then. */
export function keepSending(): void {
  const send = () => void sendProgress().catch(() => undefined);
  document.addEventListener("visibilitychange", () => document.hidden && send());
  setInterval(send, 30_000);
}
