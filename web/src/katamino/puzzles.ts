// Katamino's puzzles as the server knows them.
import { api, ask } from "../lib/api";
import { go } from "../lib/router.svelte";
import type { Schemas } from "../lib/wire";

export type Penta = Schemas["KataminoPenta"];
export type Series = Schemas["KataminoSeries"];
export type Prospect = Schemas["KataminoProspect"];

export type CheckedSeries = Schemas["CheckedSeries"];

export const checkSeries = (text: string) => ask<CheckedSeries>("/api/katamino/series", { text });
export const seriesGrid = () => ask<Series[]>("/api/katamino/series");
export const prospectOf = (options: string, position: string) => ask<Prospect>("/api/katamino/prospect", { options, position });

/** Lay a puzzle and go there. */
export async function lay(options: string, name: string): Promise<void> {
  const table = await api.create({ game: "katamino", options, name, seats: [{ kind: "me", name }], public: false });
  go(`/table/${table.id}`);
}
