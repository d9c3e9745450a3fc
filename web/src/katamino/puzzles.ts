// Katamino's puzzles as the server knows them.
import { api, ask, Refused } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { go } from "../lib/router.svelte";
import type { Schemas } from "../lib/wire";

export type Penta = Schemas["KataminoPenta"];
export type Series = Schemas["KataminoSeries"];
export type Prospect = Schemas["KataminoProspect"];

export type CheckedSeries = Schemas["CheckedSeries"];

export const checkSeries = (text: string) => ask<CheckedSeries>("/api/katamino/series", { text });
/** The lines of the leaflet's grid, then those of the Small Slam. */
export const seriesGrid = async () => (await Promise.all([ask<Series[]>("/api/katamino/series"), ask<Series[]>("/api/katamino/series?table=small_slam")])).flat();
export const prospectOf = (options: string, position: string) => ask<Prospect>("/api/katamino/prospect", { options, position });

/** A PENTA of the series: how it is called, and the options of the one after it. */
export interface NamedPenta {
  title: string;
  next: string;
}

/** What a PENTA of a printed or own series is called. */
export const titleOfPenta = (line: Series | CheckedSeries, penta: number) => `${"table" in line && line.table === "small_slam" ? t("katamino-slam") : "PENTA"} ${line.name} ${penta}`;

export function pentaOf(lines: Series[], options: string): NamedPenta | null {
  const all = lines.flatMap((line) => line.pentas.map(({ penta, options }) => ({ options, title: titleOfPenta(line, penta) })));
  const at = all.findIndex((each) => each.options === options);
  return at < 0 ? null : { title: all[at]!.title, next: all[at + 1]?.options ?? "" };
}

export type NewPenta = Schemas["NewPenta"];

/** A lot, so that the server makes another one each time. */
const lot = () => Math.floor(Math.random() * 2 ** 32);

export const makePenta = (penta: number, grade: number) => ask<NewPenta>("/api/katamino/puzzle", { penta, grade, seed: lot() });
export const makeSeries = (name: string) => ask<CheckedSeries>("/api/katamino/series/new", { name, seed: lot() });

/** What is kept of a puzzle is kept by this: a PENTA that begins with pieces laid is another one than from the empty frame. */
export const puzzleKey = (options: string, start: string) => (start ? `${options} ${start}` : options);

/** Lay a puzzle and go there; while the house is away, on this device alone, if it begins with the empty frame. */
export async function lay(options: string, name: string, position = ""): Promise<void> {
  try {
    const table = await api.create({ game: "katamino", options, position, name, seats: [{ kind: "me", name }], public: false });
    go(`/table/${table.id}`);
  } catch (wrong) {
    if (wrong instanceof Refused || position) throw wrong;
    go(`/katamino/solo?options=${encodeURIComponent(options)}`);
  }
}
