// What is asked in the lobby.
import { ask } from "../lib/api";
import type { Schemas } from "../lib/wire";

export type NewSeek = Partial<Schemas["NewSeek"]> & { game: string };

export const lobby = {
  seek: (terms: NewSeek) => ask<Schemas["SeekState"]>("/api/lobby/seeks", terms),
  join: (seek: string, name: string, seat: number | null) => ask<Schemas["SeekState"]>(`/api/lobby/seeks/${seek}/join`, { name, seat }),
  withdraw: (seek: string) => ask<string>(`/api/lobby/seeks/${seek}`, undefined, "", undefined, "DELETE"),
  me: () => ask<Schemas["Me"]>("/api/me"),
};
