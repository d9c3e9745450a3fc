// Where a link leads: each role has a page of its own. An organiser's link is kept on this machine.
import type { LinkInfo } from "../lib/wire";
import { keepLink } from "./tournamentSocket.svelte";

/** The address that a link opens. */
export function linkTarget(found: LinkInfo, token: string): string {
  if (found.kind === "circuit") {
    localStorage.setItem(`circuit/${found.id}`, token);
    return `/circuits/${found.id}`;
  }
  if (found.kind === "club") return `/clubs/${found.id}?link=${encodeURIComponent(token)}`;
  const asked = `?link=${encodeURIComponent(token)}`;
  switch (found.role) {
    case "table":
      return `/t/${found.id}/table/${found.table?.join("/") ?? ""}${asked}`;
    case "player":
      return `/t/${found.id}/me${asked}`;
    case "entry":
      return `/t/${found.id}/enter${asked}`;
    case "screen":
      return `/t/${found.id}/screen${asked}`;
    case "spectator":
      return `/t/${found.id}${asked}`;
    default:
      keepLink(found.id, token);
      return `/t/${found.id}`;
  }
}
