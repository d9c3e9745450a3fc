// What stands in the folder of each game, by the game's name.
export function byGame<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(files).map(([path, found]) => [path.split("/").at(-2)!, found]));
}
