// Which steps of the lessons have been done here, kept in the browser by what they ask, so that a step that is put
// between others moves no marks. A step that was skipped or shown is not done.
const KEY = "lesson.done";
const EARLIER = ["lessons", "lesson.steps"]; // by chapter or by number, which say nothing about today's steps

function read(): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? (found as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

let done = $state.raw<Record<string, string[]>>(read());
for (const key of EARLIER) localStorage.removeItem(key);

/** The steps of a chapter that have been done. */
export function doneIn(chapter: string): string[] {
  return done[chapter] ?? [];
}

export function finish(chapter: string, step: string): void {
  if (doneIn(chapter).includes(step)) return;
  done = { ...read(), ...done, [chapter]: [...doneIn(chapter), step] };
  localStorage.setItem(KEY, JSON.stringify(done));
}
