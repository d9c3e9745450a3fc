// What the page says, in three languages: the catalogues of src/fivefold/messages, read by Project Fluent.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Messages } from "./messages";

export type Language = "de" | "en" | "fr";
/** A language, or the region that spells it in its own way. */
export type Spoken = Language | "de-CH";
export type MessageId = keyof Messages;
export type Facts = Record<string, string | number>;
type FactsOf<M extends keyof Messages> = Messages[M] extends never ? [] : [facts: Record<Messages[M], string | number>];

const CATALOGUES: Record<Language, () => Promise<{ texts: string[] }>> = {
  de: () => import("../locales/de"),
  en: () => import("../locales/en"),
  fr: () => import("../locales/fr"),
};
export const LANGUAGES: { code: Spoken; name: string }[] = [
  { code: "de", name: "Deutsch" },
  { code: "de-CH", name: "Dt. (CH)" },
  { code: "fr", name: "Français" },
  { code: "en", name: "English" },
];
const BUNDLES = new Map<Spoken, FluentBundle>();

function languageOf(code: Spoken): Language {
  return code === "de-CH" ? "de" : code;
}

/** A text of the language as it is printed: French signs stay with their word, and a region spells in its own way. */
export function spelled(text: string, code: Spoken = current): string {
  if (code === "fr") return text.replace(/(?<=\S) (?=[;?!»])|(?<=«) /g, "\u202f").replace(/(?<=\S) (?=:(\s|$))/gm, "\u00a0");
  return code === "de-CH" ? text.replaceAll("ß", "ss").replaceAll("ẞ", "SS") : text;
}

/** Fetch the words of a language; nothing can be said in it before. */
async function load(code: Spoken): Promise<void> {
  if (BUNDLES.has(code)) return;
  const { texts } = await CATALOGUES[languageOf(code)]();
  const found = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) found.addResource(new FluentResource(spelled(text, code)));
  BUNDLES.set(code, found);
}

export const loadLanguage = () => load(current);

function first(): Spoken {
  const kept = localStorage.getItem("language");
  const wanted = [kept, ...navigator.languages].flatMap((code) => (code ? [code, code.slice(0, 2)] : []));
  return wanted.map((code) => LANGUAGES.find((each) => each.code === code)?.code).find(Boolean) ?? "en";
}

let current = $state<Spoken>(first());

export function language(): Language {
  return languageOf(current);
}

/** The language with its region. */
export function spoken(): Spoken {
  return current;
}

export async function speak(code: Spoken): Promise<void> {
  await load(code);
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
  const bundle = BUNDLES.get(current);
  const found = bundle?.getMessage(message.replace(/[^\w-]+/g, "-"));
  if (!bundle || !found?.value) return "";
  const filled = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, argument(value)]));
  return bundle.formatPattern(found.value, filled, []);
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

/** Hundredths with their sign as the language sets it: 43%, 43 %. */
export function hundredths(n: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(n / 100);
}

export function number(n: number): string {
  return new Intl.NumberFormat(language()).format(n);
}

/** Dates and times as in the reader's region, where the browser names one; English without a region is not American. */
function region(): string {
  const own = navigator.languages.find((code) => code.includes("-") && code.slice(0, 2) === current.slice(0, 2));
  return current.includes("-") ? current : (own ?? (current === "en" ? "en-GB" : current));
}

export function date(when: Date): string {
  return new Intl.DateTimeFormat(region(), { dateStyle: "medium", timeStyle: "short" }).format(when);
}

export function time(when: Date): string {
  return new Intl.DateTimeFormat(region(), { timeStyle: "short" }).format(when);
}
