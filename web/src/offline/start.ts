// What works without the house is kept by a service worker, once the page is quiet; what is read by everybody is kept ahead.
import { seriesGrid } from "../katamino/puzzles";
import { largestFrame } from "../katamino/solo";
import { api } from "../lib/api";
import { spoken } from "../lib/i18n.svelte";
import { dayOf } from "../puzzles/choice";
import { dailyPuzzles, puzzleAt, puzzleSets, solutionOf } from "../puzzles/questions";

const QUIET_MS = 4_000;

async function start(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  await api.games();
  for (const { name } of await api.ruleBooks()) await api.rules(name, spoken());
  await Promise.all([seriesGrid(), largestFrame(), puzzleSets()]);
  for (const { game, name } of await dailyPuzzles(dayOf(new Date()))) await Promise.all([puzzleAt(game, name), solutionOf(game, name)]);
}

/** Where the browser allows it: on this machine, or over HTTPS. */
export function keepForLater(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator) setTimeout(() => void start().catch(() => undefined), QUIET_MS);
}
