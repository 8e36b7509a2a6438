// The balance of power in one chamber: who has how many seats, how many are needed, how many are still open. The bar repeats what the
// figures say, so it is silent.

import type { ReactNode } from "react";
import type { Chamber, PartySeats } from "../../election/balance.ts";
import type { Marked } from "../../election/election-view.server.ts";
import { Icon } from "../../ui/Icon.tsx";
import { barParts, neededAt } from "./bar-parts.ts";
import styles from "./ChamberBar.module.css";
import { inColour, PartyMark } from "./PartyMark.tsx";

interface ChamberBarProps {
  part: Marked<{ kind: "chamber"; chamber: Chamber }>;
}

export function ChamberBar({ part: { id, rev, chamber } }: ChamberBarProps): ReactNode {
  const { title, parties, total, needed, undecided, control } = chamber;
  const tick = neededAt(chamber);
  return (
    <article className={styles.chamber} data-part={id} data-rev={rev}>
      <h3 className={styles.title}>
        {title}
        <span className={styles.needed}>{needed === undefined ? `${total} in all` : `${needed} to win`}</span>
      </h3>
      <ul role="list" className={styles.parties}>
        {parties.slice(0, 2).map((one) => (
          <Score key={one.party.name} one={one} isControl={control?.name === one.party.name} />
        ))}
      </ul>
      <svg className={styles.bar} aria-hidden="true">
        {barParts(chamber).map(({ party, at, length, isWon }, index) => (
          <rect
            key={index}
            {...inColour(party, styles.piece, !isWon && styles.leading)}
            x={`${at.toFixed(2)}%`}
            width={`${length.toFixed(2)}%`}
            height="100%"
          />
        ))}
        {tick !== undefined && <rect className={styles.tick} x={`${tick.toFixed(2)}%`} width="2" height="100%" />}
      </svg>
      <p className={styles.rest}>
        <span>{undecided === 0 ? "All decided" : `${undecided} undecided`}</span>
        {parties.slice(2).map(({ party, seats }) => (
          <span key={party.name} className={styles.other}>
            <PartyMark party={party} /> {party.name} {seats}
          </span>
        ))}
      </p>
    </article>
  );
}

function Score({ one, isControl }: { one: PartySeats; isControl: boolean }): ReactNode {
  const { party, seats, leading, change } = one;
  return (
    <li {...inColour(party, styles.score)}>
      <span className={styles.seats}>{seats}</span>
      <span className={styles.name}>
        <PartyMark party={party} />
        {party.name}
        {isControl && (
          <span className={styles.control}>
            <Icon name="check" />
            <span className="visually-hidden">has control</span>
          </span>
        )}
      </span>
      <span className={styles.more}>
        {leading > 0 ? `Ahead in ${leading} more` : "Ahead in no other"}
        {change !== 0 && ` · net ${change > 0 ? "+" : "−"}${Math.abs(change)}`}
      </span>
    </li>
  );
}
