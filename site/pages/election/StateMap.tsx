// The states as tiles, each a link to its races. A list for those who do not see it: every link says how its state stands.

import type { ReactNode } from "react";
import type { Marked } from "../../election/election-view.server.ts";
import type { Party } from "../../election/parties.ts";
import { resultsAddress } from "../../../model/election/results-address.ts";
import type { Tile } from "../../election/state-tiles.ts";
import { inColour, PartyMark } from "./PartyMark.tsx";
import styles from "./StateMap.module.css";

export type TilePart = Marked<{ kind: "tile"; office: string; tile: Tile }>;

interface StateMapProps {
  tiles: readonly TilePart[];
  /** In words. */
  office: string;
  parties: readonly Party[];
  path: string;
  /** The slug of the state on show. */
  current?: string;
}

export function StateMap({ tiles, office, parties, path, current }: StateMapProps): ReactNode {
  return (
    <>
      <ul role="list" className={styles.map} aria-label={`${office} results by state`}>
        {tiles.map((part) => (
          <li
            key={part.id}
            className={styles.place}
            data-row={part.tile.state.row}
            data-column={part.tile.state.column}
          >
            <StateTile part={part} path={path} isCurrent={part.tile.state.slug === current} />
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.legend} aria-label="Legend">
        {parties.map((party) => (
          <li key={party.name} className={styles.entry}>
            <PartyMark party={party} /> {party.name}
          </li>
        ))}
        <li className={styles.entry}>
          <span className={styles.sample} data-standing="called" /> Called
        </li>
        <li className={styles.entry}>
          <span className={styles.sample} data-standing="leading" /> Ahead
        </li>
        <li className={styles.entry}>
          <span className={styles.sample} data-standing="waiting" /> No votes yet
        </li>
        <li className={styles.entry}>
          <span className={styles.sample} data-standing="none" /> No race
        </li>
      </ul>
    </>
  );
}

interface StateTileProps {
  part: TilePart;
  path: string;
  isCurrent?: boolean;
}

export function StateTile({ part: { id, rev, tile }, path, isCurrent = false }: StateTileProps): ReactNode {
  const { state, standing, party, words, hasRaces } = tile;
  const look = { ...inColour(party, styles.tile), "data-standing": standing };
  const signs = (
    <>
      <span aria-hidden="true">{state.code}</span>
      <span className={styles.letters} aria-hidden="true">
        {signOf(tile)}
      </span>
      <span className="visually-hidden">{`${state.name}: ${words}`}</span>
    </>
  );
  if (!hasRaces) return <span {...look}>{signs}</span>;
  return (
    <a
      {...look}
      href={resultsAddress(path, { state: state.slug })}
      title={`${state.name}: ${words}`}
      aria-current={isCurrent || undefined}
      data-part={id}
      data-rev={rev}
    >
      {signs}
    </a>
  );
}

/** Which party, for those who do not tell the colours apart. */
function signOf({ standing, party }: Tile): string {
  if (standing === "split") return "=";
  if (standing === "waiting") return "·";
  return party?.mark ?? "";
}
