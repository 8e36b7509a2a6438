// Results of an election in words: how the night stands, the balance of power, then every race.

import type { ElectionView } from "../election/election-view.server.ts";
import type { Chamber } from "../election/balance.ts";
import type { CandidateView, RaceView, Standing } from "../election/race-view.ts";
import { tag, words, type LiteHtml } from "./lite-html.ts";

const standings: Readonly<Record<Standing, string>> = {
  called: "called",
  "too-close": "too close to call",
  leading: "not called yet",
  tied: "tied",
  waiting: "no votes counted yet",
};

const number = new Intl.NumberFormat("en-US");

export function electionPieces({ chambers, races, choices }: ElectionView): LiteHtml[] {
  return [
    ...chambers.map(({ chamber }) => chamberText(chamber)),
    ...choices.offices.flatMap(({ slug, name }) => {
      const ofOffice = races.filter(({ race }) => race.officeSlug === slug);
      return ofOffice.map(({ race }, place) => (place === 0 ? tag("h2", words(name)) : "") + raceText(race));
    }),
  ];
}

function chamberText({ title, total, needed, undecided, parties }: Chamber): LiteHtml {
  const counts = parties.map(({ party, seats }) => `${party.name} ${seats}`);
  const rest = [
    undecided === 0 ? "" : `${undecided} undecided`,
    needed === undefined ? `of ${total}` : `${needed} of ${total} needed`,
  ].filter(Boolean);
  return tag("p", tag("b", words(`${title}: `)) + words([...counts, ...rest].join(", ")));
}

function raceText({ place, standing, reporting, candidates, others }: RaceView): LiteHtml {
  const lines = [
    ...candidates.map((one) => (one.isWinner ? tag("b", words(candidateText(one))) : words(candidateText(one)))),
    ...(others === undefined ? [] : [words(`${others.count} others: ${number.format(others.votes)}`)]),
  ];
  const line = `${standings[standing]}, ${Math.round(reporting)}% reporting`;
  return (
    tag("h3", words(place)) +
    tag("p", `<small>${words(line)}</small>`) +
    tag("ul", lines.map((each) => tag("li", each)).join(""))
  );
}

function candidateText({ name, party, votes, percent, isWinner, isIncumbent }: CandidateView): string {
  const share = percent === undefined ? "" : `, ${percent.toFixed(1)}%`;
  const marks = `${isIncumbent ? ", incumbent" : ""}${isWinner ? ", winner" : ""}`;
  return `${name} (${party.name}): ${number.format(votes)}${share}${marks}`;
}
