// What the server is still getting ready for, as a sentence that every page shows.
let gone = $state(false);

/** Is the house away, so that only what was kept can be shown? */
export const away = (): boolean => gone;

export function houseIsAway(now: boolean): void {
  gone = now;
}

let sentence = $state("");

export const waiting = (): string => sentence;

export function waitFor(what: string): void {
  sentence = what;
}
