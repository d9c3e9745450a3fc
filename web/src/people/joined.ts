// What two devices have done, joined: nothing that was done is lost, and joining again changes nothing.

type Json = unknown;
type Table = Record<string, Json>;

const isTable = (value: Json): value is Table => typeof value === "object" && value !== null && !Array.isArray(value);

function joinTables(a: Json, b: Json, join: (a: Json, b: Json) => Json): Table {
  const [one, other] = [isTable(a) ? a : {}, isTable(b) ? b : {}];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, name in one ? (name in other ? join(one[name], other[name]) : one[name]) : other[name]]));
}

const listOf = (value: Json): Json[] => (Array.isArray(value) ? value : []);
const joinLists = (a: Json, b: Json) => [...new Set([...listOf(a), ...listOf(b)])];
const least = (a: Json, b: Json) => Math.min(Number(a), Number(b));
const most = (a: Json, b: Json) => Math.max(Number(a) || 0, Number(b) || 0);
const size = (value: Json) => (isTable(value) ? Object.keys(value).length : 0);

/** Of one game: all puzzles tried, the rating of where more were tried, the better storm. */
function joinPuzzles(a: Json, b: Json): Json {
  const [one, other] = [isTable(a) ? a : {}, isTable(b) ? b : {}];
  const rating = size(other.tried) > size(one.tried) ? other.rating : one.rating;
  return { rating, tried: joinTables(one.tried, other.tried, (first) => first), storm: most(one.storm, other.storm) };
}

export const JOINS: Record<string, (a: Json, b: Json) => Json> = {
  puzzles: (a, b) => {
    const [one, other] = [isTable(a) ? a : {}, isTable(b) ? b : {}];
    return { games: joinTables(one.games, other.games, joinPuzzles), days: joinTables(one.days, other.days, joinLists) };
  },
  "lesson.done": (a, b) => joinTables(a, b, joinLists),
  "katamino.solved": (a, b) => joinTables(a, b, least),
  "katamino.fillings": (a, b) =>
    joinTables(a, b, (one, other) => {
      const [first, second] = [isTable(one) ? one : {}, isTable(other) ? other : {}];
      return { helped: !!first.helped && !!second.helped, fillings: joinLists(first.fillings, second.fillings) };
    }),
  "katamino.series": joinLists,
};

function read(text: string | null | undefined): Json {
  try {
    return text ? (JSON.parse(text) as Json) : undefined;
  } catch {
    return undefined;
  }
}

/** What two devices have of a section, in one text; empty while neither has anything. */
export function joined(section: string, mine: string | null | undefined, theirs: string | null | undefined): string {
  const [one, other] = [read(mine), read(theirs)];
  if (one === undefined || other === undefined) return JSON.stringify(one ?? other) ?? "";
  return JSON.stringify(JOINS[section]!(one, other));
}
