// How long a computer's move waits after what was shown before it, so that one can follow; kept in the browser.
export const PACES = { calm: 900, quick: 450, none: 0 } as const;
export type Pace = keyof typeof PACES;

function first(): Pace {
  const kept = localStorage.getItem("pace");
  return kept && kept in PACES ? (kept as Pace) : "calm";
}

let current = $state<Pace>(first());

export function pace(): Pace {
  return current;
}

export function setPace(wanted: Pace): void {
  current = wanted;
  localStorage.setItem("pace", wanted);
}
