// The lines of a schedule, as `2026-11-15T10:00 Round 1`.
export interface Appointment {
  /** As a field of day and time writes it. */
  at: string;
  what: string;
}

export const asLine = ({ at, what }: Appointment) => `${at} ${what.trim()}`;

export function asAppointment(line: string): Appointment {
  const gap = line.indexOf(" ");
  return { at: line.slice(0, gap), what: line.slice(gap + 1) };
}

/** A line for each round, one after another from a moment on. */
export function roundsFrom(first: string, count: number, minutes: number, name: (round: number) => string): Appointment[] {
  const [day = "", time = ""] = first.split("T");
  const begin = Date.parse(`${day}T${time}Z`);
  return Array.from({ length: count }, (_, at) => ({ at: new Date(begin + at * minutes * 60_000).toISOString().slice(0, 16), what: name(at + 1) }));
}

export const dayOf = ({ at }: Appointment) => at.slice(0, 10);
