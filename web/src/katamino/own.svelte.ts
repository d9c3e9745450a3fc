// Series of one's own, kept in the browser as texts that the server reads (KT5).
import { houseAddress } from "../lib/house.svelte";

const KEY = "katamino.series";

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((text): text is string => typeof text === "string") : [];
  } catch {
    return [];
  }
}

let own = $state.raw<string[]>(kept());

export function ownSeries(): string[] {
  return own;
}

/** The part of a text before the colon: a series of the same name takes the place of the older one. */
const nameOf = (text: string) => text.split(":")[0];

export function keepSeries(text: string): void {
  write([...kept().filter((other) => nameOf(other) !== nameOf(text)), text]);
}

export function forgetSeries(text: string): void {
  write(kept().filter((other) => other !== text));
}

function write(texts: string[]): void {
  own = texts;
  localStorage.setItem(KEY, JSON.stringify(texts));
}

export const linkTo = (text: string) => `${houseAddress()}/katamino?series=${encodeURIComponent(text)}`;
