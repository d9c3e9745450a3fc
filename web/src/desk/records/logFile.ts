// A log as it comes in a file: lines of JSON, a report of a pairing program, or a house's file with the signature inside.
export interface LogFile {
  log: string;
  /** The signature in the file; empty where there is none. */
  signed: string;
}

export function readLogFile(text: string): LogFile {
  try {
    const found = JSON.parse(text) as { log?: unknown; signed?: unknown };
    if (Array.isArray(found.log)) return { log: found.log.map((line) => `${String(line)}\n`).join(""), signed: typeof found.signed === "string" ? found.signed : "" };
  } catch {
    // lines of JSON are no JSON as a whole
  }
  return { log: text, signed: "" };
}
