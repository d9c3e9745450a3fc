// The words of the page, in three languages. A key that is missing in a catalogue does not compile.
import de from "../locales/de.json";
import en from "../locales/en.json";
import fr from "../locales/fr.json";

export type Language = "de" | "en" | "fr";
export type Word = keyof typeof en;

const CATALOGUES: Record<Language, Record<Word, string>> = { de, en, fr };
export const LANGUAGES: { code: Language; name: string }[] = [
  { code: "de", name: "Deutsch" },
  { code: "fr", name: "Français" },
  { code: "en", name: "English" },
];

function first(): Language {
  const kept = localStorage.getItem("language");
  const wanted = [kept, ...navigator.languages].map((code) => (code ?? "").slice(0, 2));
  return (wanted.find((code) => code in CATALOGUES) ?? "en") as Language;
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

/** The words of a key, with {facts} filled in. */
export function t(key: Word | (string & {}), facts: Record<string, string | number> = {}): string {
  const words = CATALOGUES[current][key as Word] ?? CATALOGUES.en[key as Word] ?? key;
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
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
