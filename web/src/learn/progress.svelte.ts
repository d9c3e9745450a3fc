// Which steps of the lessons have been done here, kept in the browser. A step that was skipped or shown is not done.
const KEY = "lesson.steps";
const FINISHED = "lessons"; // what earlier versions kept: lessons that were gone through to the end

function read(): Record<string, number[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? (found as Record<string, number[]>) : {};
  } catch {
    return {};
  }
}

let done = $state.raw<Record<string, number[]>>(read());
localStorage.removeItem(FINISHED);

/** The steps of a chapter that have been done. */
export function doneIn(chapter: string): number[] {
  return done[chapter] ?? [];
}

export function finish(chapter: string, step: number): void {
  if (doneIn(chapter).includes(step)) return;
  done = { ...read(), ...done, [chapter]: [...doneIn(chapter), step] };
  localStorage.setItem(KEY, JSON.stringify(done));
}
