// One race: the candidates with their votes, how much is counted, and who has won. Drawn alike on the page and by the live stream;
// `data-part` and `data-rev` are how an open page knows it. Every line keeps its height, so a count can change without moving a thing.

import type { ReactNode } from "react";
import { zoneMark } from "../../../model/time/home-zone.ts";
import type { Marked } from "../../election/election-view.server.ts";
import { callWords } from "../../election/night-words.ts";
import type { CandidateView, RaceView, Standing } from "../../election/race-view.ts";
import { countedPercent } from "../../election/state-tiles.ts";
import { timeOf, timeOfDay } from "../../lib/dates.ts";
import { Icon } from "../../ui/Icon.tsx";
import { inColour, PartyMark } from "./PartyMark.tsx";
import styles from "./RaceCard.module.css";

interface RaceCardProps {
  part: Marked<{ kind: "race"; race: RaceView }>;
}

const standingWords: Readonly<Record<Standing, string>> = {
  called: "Called",
  "too-close": "Too close to call",
  leading: "Counting",
  tied: "Tied",
  waiting: "No votes yet",
};

const votes = new Intl.NumberFormat("en-US");

export function RaceCard({ part: { id, rev, race } }: RaceCardProps): ReactNode {
  const { office, place, standing, candidates, others } = race;
  return (
    <article className={styles.race} data-part={id} data-rev={rev} data-call={callWords(race)}>
      <header className={styles.head}>
        <h3 className={styles.place}>
          {place !== office && <span className={styles.office}>{office} </span>}
          {place}
        </h3>
        <p className={styles.standing} data-standing={standing}>
          {standingWords[standing]}
        </p>
      </header>
      <ol role="list" className={styles.candidates}>
        {candidates.map((candidate, index) => (
          <Candidate key={index} candidate={candidate} />
        ))}
      </ol>
      {candidates.length === 0 && <p className={styles.none}>The candidates have not been reported yet.</p>}
      {others !== undefined && (
        <p className={styles.others}>
          {others.count} others
          <span className={styles.figure}>
            {votes.format(others.votes)} <span className={styles.percent}>{percentText(others.percent)}</span>
          </span>
        </p>
      )}
      <p className={styles.foot}>
        <span>{footWords(race)}</span>
        <span>{marginWords(race)}</span>
      </p>
    </article>
  );
}

function Candidate({ candidate }: { candidate: CandidateView }): ReactNode {
  const { name, party, percent, isWinner, isLeading, isIncumbent } = candidate;
  return (
    <li {...inColour(party, styles.candidate)} data-place={isWinner ? "won" : isLeading ? "ahead" : undefined}>
      <PartyMark party={party} />
      <span className={styles.name}>
        <span className={styles.words}>{name}</span>
        <span className={styles.sign}>
          <Icon name="check" />
          <span className="visually-hidden">{isWinner ? "Winner" : ""}</span>
        </span>
      </span>
      <span className={styles.percent}>{percentText(percent)}</span>
      <span className={styles.party}>
        {party.name}
        {isIncumbent && " · Incumbent"}
      </span>
      <span className={styles.votes}>
        {votes.format(candidate.votes)}
        <span className="visually-hidden"> votes</span>
      </span>
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.share} width={`${(percent ?? 0).toFixed(1)}%`} height="100%" />
      </svg>
    </li>
  );
}

function percentText(percent: number | undefined): string {
  return percent === undefined ? "–" : `${percent.toFixed(1)}%`;
}

function footWords({ standing, reporting, pollsClose, calledAt }: RaceView): string {
  const closes = timeOf(pollsClose);
  if (standing === "waiting" && closes !== undefined) return `Polls close ${timeOfDay(closes)} ${zoneMark}`;
  const called = standing === "called" ? timeOf(calledAt) : undefined;
  const part = countedPercent(reporting);
  const counted = `${part.charAt(0).toUpperCase()}${part.slice(1)} counted`;
  return called === undefined ? counted : `${counted} · called ${timeOfDay(called)} ${zoneMark}`;
}

function marginWords({ gain, margin, standing }: RaceView): string {
  if (gain !== undefined) return `${gain.name} gain`;
  if (margin === undefined || standing === "waiting" || standing === "tied") return "";
  return standing === "called" ? `Won by ${margin.toFixed(1)} pts` : `Ahead by ${margin.toFixed(1)} pts`;
}
