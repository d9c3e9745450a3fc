// Which lessons have been finished here, kept in the browser.
const KEY = "lessons";
let done = $state<string[]>((localStorage.getItem(KEY) ?? "").split(" ").filter(Boolean));

export function finished(game: string): boolean {
  return done.includes(game);
}

export function finish(game: string): void {
  if (done.includes(game)) return;
  done = [...done, game];
  localStorage.setItem(KEY, done.join(" "));
}
