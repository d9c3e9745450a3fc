// What works without the house is kept by a service worker, once the page is quiet; what is read by everybody is kept ahead.
import { api, ask } from "../lib/api";
import { spoken } from "../lib/i18n.svelte";
import type { Schemas } from "../lib/wire";

const QUIET_MS = 4_000;

async function start(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  await api.games();
  for (const { name } of await ask<Schemas["RuleBook"][]>("/api/rules")) await ask<string>(`/api/rules/${name}?lang=${spoken()}`);
}

/** Where the browser allows it: on this machine, or over HTTPS. */
export function keepForLater(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator) setTimeout(() => void start().catch(() => undefined), QUIET_MS);
}
