// Addresses of the page. The server answers every one of them with the same page; this reads them.

let path = $state(location.pathname);
let visit = $state(0);

window.addEventListener("popstate", () => arrive());

function arrive(): void {
  path = location.pathname;
  visit++;
}

/** Counts the addresses that were opened: what is shown of the same path begins anew. */
export function visits(): number {
  return visit;
}

export function here(): string[] {
  return path.split("/").filter(Boolean).map(decoded);
}

/** A part of an address; one that was cut in the middle of a letter is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"]({}, "", to);
  arrive();
  window.scrollTo(0, 0);
}

/** Links inside the page change the address without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const to = new URL(link.href, location.href);
  if (to.origin !== location.origin || link.target || link.hasAttribute("download") || to.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
}

/** Where one signs in and then comes back to this page. */
export function signInAddress(): string {
  return `/me?then=${encodeURIComponent(location.pathname + location.search)}`;
}

/** Where somebody goes who has signed in: back to the page of ours that they came from, or to their account. */
export function afterSigningIn(): string {
  const then = new URL(new URLSearchParams(location.search).get("then") ?? "/me", location.origin);
  return then.origin === location.origin ? then.href : "/me"; // whole: a path alone may begin with two strokes, and lead elsewhere
}
