// Katamino's puzzles as the server knows them.
import { api, ask } from "../lib/api";
import { go } from "../lib/router.svelte";

export interface Penta {
  penta: number;
  pieces: number[];
  options: string;
  solutions: number;
}

export interface Series {
  name: string;
  pentas: Penta[];
}

export interface Prospect {
  solutions: number;
  hint: string[] | null;
  after: number;
}

export const seriesGrid = () => ask<Series[]>("/api/katamino/series");
export const prospectOf = (options: string, position: string) => ask<Prospect>("/api/katamino/prospect", { options, position });

/** Lay a puzzle and go there. */
export async function lay(options: string, name: string): Promise<void> {
  const table = await api.create({ game: "katamino", options, name, seats: [{ kind: "me", name }], public: false });
  go(`/table/${table.id}`);
}
