// What is asked of clubs.
import { ask } from "../lib/api";
import type { Schemas } from "../lib/wire";

export type Club = Schemas["ClubState"];
export type Ladder = Schemas["LadderView"];
export type Challenge = Schemas["ChallengeView"];
export type Member = Schemas["ClubMember"];
export type Result = Schemas["ReportedResult"]["winner"];

const at = (club: string, rest = "") => `/api/clubs/${encodeURIComponent(club)}${rest}`;
const remove = (path: string) => ask<string>(path, undefined, "", undefined, "DELETE");
const put = (path: string, body: unknown) => ask<string>(path, body, "", undefined, "PUT");

export const clubs = {
  list: () => ask<Schemas["ClubList"]>("/api/clubs"),
  found: (body: Schemas["NewClub"]) => ask<Schemas["CreatedClub"]>("/api/clubs", body),
  look: (club: string, link: string) => ask<Club>(at(club), undefined, link),
  change: (club: string, body: Schemas["NewClub"]) => put(at(club), body),
  post: (club: string, text: string) => put(at(club, "/notice"), { text }),
  join: (club: string, link: string) => ask<string>(at(club, "/join"), {}, link),
  leave: (club: string) => ask<string>(at(club, "/leave"), {}),
  close: (club: string) => ask<string>(at(club, "/close"), {}),
  invite: (club: string, name: string) => ask<string>(at(club, "/invitations"), { name }),
  admit: (club: string, person: string) => ask<string>(at(club, `/waiting/${person}/admit`), {}),
  turnDown: (club: string, person: string) => remove(at(club, `/waiting/${person}`)),
  role: (club: string, person: string, role: Member["role"]) => put(at(club, `/members/${person}`), { role }),
  expel: (club: string, person: string) => remove(at(club, `/members/${person}`)),
  link: (club: string) => ask<Schemas["NewLinkToken"]>(at(club, "/links"), {}),
  links: (club: string) => ask<Schemas["LinkSummary"][]>(at(club, "/links")),
  revoke: (club: string, name: string) => remove(at(club, `/links/${name}`)),
  attach: (club: string, tournament: string, director: string) => ask<string>(at(club, "/tournaments"), { tournament, director }),
  detach: (club: string, tournament: string) => remove(at(club, `/tournaments/${tournament}`)),
  attachCircuit: (club: string, circuit: string, director: string) => put(at(club, "/circuit"), { circuit, director }),
  detachCircuit: (club: string) => remove(at(club, "/circuit")),
  openLadder: (club: string, game: string, terms: Schemas["LadderTerms"]) => put(at(club, `/ladders/${game}`), terms),
  closeLadder: (club: string, game: string) => remove(at(club, `/ladders/${game}`)),
  enter: (club: string, game: string) => ask<string>(at(club, `/ladders/${game}/places`), {}),
  withdraw: (club: string, game: string) => remove(at(club, `/ladders/${game}/places`)),
  challenge: (club: string, game: string, person: string) => ask<string>(at(club, `/ladders/${game}/challenges`), { person }),
  play: (club: string, challenge: string) => ask<Schemas["ChallengeTable"]>(at(club, `/challenges/${challenge}/table`), {}),
  report: (club: string, challenge: string, winner: Result) => ask<string>(at(club, `/challenges/${challenge}/result`), { winner }),
  drop: (club: string, challenge: string) => remove(at(club, `/challenges/${challenge}`)),
};

/** Do something in the club; then it is looked at anew, or the page says why it was refused. */
export type Attempt = (act: () => Promise<unknown>) => Promise<void>;
