// The bar of a chamber from left to right, in per cent of its length: the first party grows from the left, the second from the right, others
// follow the first; between them is what is undecided. Pure.

import type { Chamber } from "../../election/balance.ts";
import type { Party } from "../../election/parties.ts";

export interface BarPart {
  party: Party;
  at: number;
  length: number;
  /** Held or won; otherwise the party is only ahead. */
  isWon: boolean;
}

export function barParts({ parties, total }: Pick<Chamber, "parties" | "total">): BarPart[] {
  if (total <= 0) return [];
  const scale = (seats: number) => (seats / total) * 100;
  const [first, second, ...others] = parties;
  const parts: BarPart[] = [];
  let left = 0;
  const fromLeft = (party: Party, seats: number, isWon: boolean) => {
    parts.push({ party, at: left, length: scale(seats), isWon });
    left += scale(seats);
  };
  // What is won lies outside, what is only ahead towards the middle.
  for (const one of [first, ...others]) if (one !== undefined) fromLeft(one.party, one.seats, true);
  for (const one of [first, ...others]) if (one !== undefined) fromLeft(one.party, one.leading, false);
  if (second !== undefined) {
    const won = scale(second.seats);
    const ahead = scale(second.leading);
    parts.push({ party: second.party, at: 100 - won - ahead, length: ahead, isWon: false });
    parts.push({ party: second.party, at: 100 - won, length: won, isWon: true });
  }
  return parts.filter(({ length }) => length > 0);
}

/** A majority is the middle, whichever side one comes from. */
export function neededAt({ needed, total }: Pick<Chamber, "needed" | "total">): number | undefined {
  if (needed === undefined || total <= 0 || needed > total) return undefined;
  return needed === Math.floor(total / 2) + 1 ? 50 : (needed / total) * 100;
}
