// What is asked in the lobby.
import { ask } from "../lib/api";
import type { Schemas } from "../lib/wire";

export type NewSeek = Partial<Schemas["NewSeek"]> & { game: string };

export type Contacts = Schemas["ContactsView"];

/** Somebody by the name of their account, or at a table. */
export type Whom = { name: string } | { table: string; seat: number };

export const lobby = {
  seek: (terms: NewSeek) => ask<Schemas["SeekState"]>("/api/lobby/seeks", terms),
  join: (seek: string, name: string, seat: number | null) => ask<Schemas["SeekState"]>(`/api/lobby/seeks/${seek}/join`, { name, seat }),
  withdraw: (seek: string) => ask<string>(`/api/lobby/seeks/${seek}`, undefined, "", undefined, "DELETE"),
  decline: (seek: string) => ask<string>(`/api/lobby/seeks/${seek}/decline`, {}),
  contacts: () => ask<Contacts>("/api/contacts"),
  befriend: (name: string) => ask<string>("/api/contacts/friends", { name }),
  unfriend: (id: string) => ask<string>(`/api/contacts/friends/${id}`, undefined, "", undefined, "DELETE"),
  block: (whom: Whom) => ask<string>("/api/contacts/blocks", whom),
  unblock: (id: string) => ask<string>(`/api/contacts/blocks/${id}`, undefined, "", undefined, "DELETE"),
  report: (whom: Whom, text: string) => ask<string>("/api/moderation/reports", { ...whom, text }),
  me: () => ask<Schemas["Me"]>("/api/me"),
};
