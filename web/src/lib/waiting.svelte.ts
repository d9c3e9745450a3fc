// What the server is still getting ready for, as a sentence that every page shows.
let sentence = $state("");

export const waiting = (): string => sentence;

export function waitFor(what: string): void {
  sentence = what;
}
