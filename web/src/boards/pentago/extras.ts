import type { Extras } from "../extras";

export const extras: Extras = { prompt: (_, steps) => (steps.length ? "prompt-pentago-turn" : "prompt-pentago-put") };
