// Light, dark, or as the system says.
export type Theme = "system" | "light" | "dark";

let chosen = $state<Theme>((localStorage.getItem("theme") as Theme | null) ?? "system");

function show(): void {
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

export function theme(): Theme {
  return chosen;
}

export function nextTheme(): void {
  const order: Theme[] = ["system", "light", "dark"];
  chosen = order[(order.indexOf(chosen) + 1) % order.length]!;
  localStorage.setItem("theme", chosen);
  show();
}

show();
