// A race and a chamber as one line of results in brief. Pure.

import type { BlockProps } from "../../content/blocks/schemas.ts";
import type { Chamber } from "./balance.ts";
import type { CandidateView, RaceView } from "./race-view.ts";
import { resultsAddress } from "../../model/election/results-address.ts";
import { countedPercent } from "./state-tiles.ts";

type Row = BlockProps<"election-results">["items"][number];

export function raceRow(race: RaceView, path: string): Row {
  const { office, officeSlug, place, state, candidates, standing, reporting } = race;
  const [first, second] = standing === "waiting" ? [] : candidates;
  return {
    label: place === office ? office : `${place}, ${office}`,
    url: resultsAddress(path, { state: state?.slug, office: state === undefined ? officeSlug : undefined }),
    first: first && side(first),
    second: second && side(second),
    note: standing === "too-close" ? "Too close to call" : `${countedPercent(reporting)} counted`,
  };
}

function side({ name, party, percent, isWinner }: CandidateView): NonNullable<Row["first"]> {
  return { name, party: party.mark, figure: percent === undefined ? "–" : `${percent.toFixed(1)}%`, isWinner };
}

export function seatsRow({ title, officeSlug, parties, needed, total, control }: Chamber, path: string): Row {
  const [first, second] = parties
    .toSorted((a, b) => b.seats - a.seats)
    .map(({ party, seats }) => ({
      name: party.name,
      party: party.name,
      figure: String(seats),
      isWinner: control?.name === party.name,
    }));
  return {
    label: title,
    url: resultsAddress(path, { office: officeSlug }),
    first,
    second,
    note: needed === undefined ? `${total} in all` : `${needed} to win`,
  };
}
