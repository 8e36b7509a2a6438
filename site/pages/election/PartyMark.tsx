// The letters of a party on its colour. Silent: its name stands beside it, in words.

import type { ReactNode } from "react";
import type { Party } from "../../election/parties.ts";
import { classNames } from "../../ui/class-names.ts";
import "../../styles/party-colours.css";
import styles from "./Party.module.css";

/** For an element in whose inside `--party` is the party's colour. */
export function inColour(party: Party | undefined, ...names: (string | false | undefined)[]) {
  return { className: classNames(styles.party, ...names), "data-tone": party?.tone };
}

export function PartyMark({ party }: { party: Party }): ReactNode {
  return (
    <span {...inColour(party, styles.mark)} aria-hidden="true">
      {party.mark}
    </span>
  );
}
