// What the page says, in three languages: the catalogues of src/fivefold/messages, read by Project Fluent.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Messages } from "./messages";

export type Language = "de" | "en" | "fr";
export type MessageId = keyof Messages;
export type Facts = Record<string, string | number>;
type FactsOf<M extends keyof Messages> = Messages[M] extends never ? [] : [facts: Record<Messages[M], string | number>];

const FILES = import.meta.glob<string>(["../../../src/fivefold/messages/*/*.ftl", "!**/papers.ftl"], { query: "?raw", import: "default", eager: true });
export const LANGUAGES: { code: Language; name: string }[] = [
  { code: "de", name: "Deutsch" },
  { code: "fr", name: "Français" },
  { code: "en", name: "English" },
];
const BUNDLES = new Map<Language, FluentBundle>();

function bundle(code: Language): FluentBundle {
  let found = BUNDLES.get(code);
  if (!found) {
    found = new FluentBundle(code, { useIsolating: false });
    for (const [path, text] of Object.entries(FILES)) if (path.includes(`/${code}/`)) found.addResource(new FluentResource(text));
    BUNDLES.set(code, found);
  }
  return found;
}

function first(): Language {
  const kept = localStorage.getItem("language");
  const wanted = [kept, ...navigator.languages].map((code) => (code ?? "").slice(0, 2));
  return wanted.map((code) => LANGUAGES.find((each) => each.code === code)?.code).find(Boolean) ?? "en";
}

let current = $state<Language>(first());

export function language(): Language {
  return current;
}

export function speak(code: Language): void {
  current = code;
  localStorage.setItem("language", code);
  document.documentElement.lang = code;
}

/** The text of a message, filled with its facts. */
export function t<M extends keyof Messages>(message: M, ...[facts]: FactsOf<M>): string {
  return lookup(message, facts) || message;
}

/** The text of a message that the server names, or nothing if there is none. A fact without a value stays empty. */
export function lookup(message: string, facts: Facts = {}): string {
  const found = bundle(current).getMessage(message.replace(/[^\w-]+/g, "-"));
  if (!found?.value) return "";
  const filled = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, argument(value)]));
  return bundle(current).formatPattern(found.value, filled, []);
}

/** Numbers, also as text, choose the plural; they are written without separators, as in "entry 1234". */
function argument(value: string | number): FluentVariable {
  const isNumber = typeof value === "number" || /^(0|-?[1-9]\d{0,14})$/.test(value);
  return isNumber ? new FluentNumber(Number(value), { useGrouping: false }) : value;
}

/** Two words with a colon between them, which French sets apart. */
export function titled(head: string, what: string): string {
  return `${head}${current === "fr" ? "\u00a0:" : ":"} ${what}`;
}

export function number(n: number): string {
  return new Intl.NumberFormat(current).format(n);
}

export function date(when: Date): string {
  return new Intl.DateTimeFormat(current, { dateStyle: "medium", timeStyle: "short" }).format(when);
}

export function time(when: Date): string {
  return new Intl.DateTimeFormat(current, { timeStyle: "short" }).format(when);
}
