// Katamino's puzzles as the server knows them.
import { api, ask, Refused } from "../lib/api";
import { go } from "../lib/router.svelte";
import type { Schemas } from "../lib/wire";

export type Penta = Schemas["KataminoPenta"];
export type Series = Schemas["KataminoSeries"];
export type Prospect = Schemas["KataminoProspect"];

export type CheckedSeries = Schemas["CheckedSeries"];

export const checkSeries = (text: string) => ask<CheckedSeries>("/api/katamino/series", { text });
export const seriesGrid = () => ask<Series[]>("/api/katamino/series");
export const prospectOf = (options: string, position: string) => ask<Prospect>("/api/katamino/prospect", { options, position });

/** A PENTA of the series: how it is called, and the options of the one after it. */
export interface NamedPenta {
  title: string;
  next: string;
}

export function pentaOf(lines: Series[], options: string): NamedPenta | null {
  const all = lines.flatMap(({ name, pentas }) => pentas.map((penta) => ({ options: penta.options, title: `PENTA ${name} ${penta.penta}` })));
  const at = all.findIndex((each) => each.options === options);
  return at < 0 ? null : { title: all[at]!.title, next: all[at + 1]?.options ?? "" };
}

/** Lay a puzzle and go there; while the house is away, on this device alone. */
export async function lay(options: string, name: string): Promise<void> {
  try {
    const table = await api.create({ game: "katamino", options, name, seats: [{ kind: "me", name }], public: false });
    go(`/table/${table.id}`);
  } catch (wrong) {
    if (wrong instanceof Refused) throw wrong;
    go(`/katamino/solo?options=${encodeURIComponent(options)}`);
  }
}
