// An election as its page and the live stream show it: worked out once for as long as the record stays the same, and cut into parts that an
// open page can be told of one by one.

import type { RecordDocs } from "../../content/records/kinds.ts";
import { oncePer } from "../../model/once-per.ts";
import { liveVersion, markOf } from "../live/content-mark.server.ts";
import { balanceOfPower, type Chamber } from "./balance.ts";
import { filterChoices, type FilterChoices } from "./filter-races.ts";
import { latestCalls, type Call } from "./latest-calls.ts";
import { nightWords } from "./night-words.ts";
import { partyTable, type Party } from "./parties.ts";
import { raceView, type RaceView } from "./race-view.ts";
import { stateTiles, type Tile } from "./state-tiles.ts";

type Election = RecordDocs["election"];

/** What changes together on an open page. */
export type ResultsPart =
  | { kind: "night"; words: string; updated: string | undefined }
  | { kind: "chamber"; chamber: Chamber }
  | { kind: "calls"; calls: Call[] }
  | { kind: "tile"; office: string; tile: Tile }
  | { kind: "race"; race: RaceView };

export type Marked<P extends ResultsPart = ResultsPart> = P & { id: string; rev: string };
type PartOf<K extends ResultsPart["kind"]> = Marked<Extract<ResultsPart, { kind: K }>>;

export interface ElectionView {
  parties: Party[];
  choices: FilterChoices;
  night: PartOf<"night">;
  chambers: PartOf<"chamber">[];
  calls: PartOf<"calls">;
  /** By the slug of the office. */
  maps: Map<string, PartOf<"tile">[]>;
  races: PartOf<"race">[];
  /** All of them, in the order in which they are read. */
  parts: Marked[];
  version: string;
}

export const electionView = oncePer((election: Election): ElectionView => {
  const named = [
    ...election.balance.flatMap(({ held }) => held.map(({ party }) => party)),
    ...election.races.flatMap(({ candidates }) => candidates.flatMap(({ party }) => party ?? [])),
  ];
  const partyOf = partyTable(election.parties, named);
  const views = election.races.map((race) => raceView(race, partyOf));
  const heldBy = new Map(election.races.flatMap(({ id, heldBy: party }) => (party === undefined ? [] : [[id, party]])));
  const balance = balanceOfPower(election.balance, views, partyOf, heldBy);
  const choices = filterChoices(
    views,
    balance.map(({ officeSlug }) => officeSlug),
  );

  const night = marked("night", { kind: "night", words: nightWords(balance, views), updated: election.updated });
  const chambers = balance.map((chamber) => marked(`chamber/${chamber.officeSlug}`, { kind: "chamber", chamber }));
  const calls = marked("calls", { kind: "calls", calls: latestCalls(views) });
  const maps = new Map(
    choices.offices.map(({ slug: office }) => [
      office,
      stateTiles(views, office).map((tile) =>
        marked(`tile/${office}/${tile.state.code}`, { kind: "tile", office, tile }),
      ),
    ]),
  );
  const races = views.map((race) => marked(`race/${race.id}`, { kind: "race", race }));
  // Tiles without a race never change.
  const tiles = [...maps.values()].flat().filter(({ tile }) => tile.hasRaces);
  const parts = [night, ...chambers, calls, ...races, ...tiles];
  return {
    parties: [...new Map(named.map((name) => [partyOf(name).name, partyOf(name)])).values()],
    choices,
    night,
    chambers,
    calls,
    maps,
    races,
    parts,
    version: liveVersion(parts),
  };
});

function marked<P extends ResultsPart>(id: string, part: P): P & { id: string; rev: string } {
  return { ...part, id, rev: markOf(JSON.stringify(part)) };
}
