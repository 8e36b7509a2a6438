// The state of the night in words, as an anchor would say it. Pure.

import type { Chamber, PartySeats } from "./balance.ts";
import type { RaceView } from "./race-view.ts";

const bySeats = (a: PartySeats, b: PartySeats) => b.seats - a.seats;

/** One sentence for the chamber that is told first, and how far the night has come. */
export function nightWords(chambers: readonly Chamber[], races: readonly RaceView[]): string {
  const [first] = chambers;
  const called = races.filter(({ standing }) => standing === "called").length;
  if (races.length === 0) return "No race has been reported yet.";
  const calls =
    called === races.length
      ? "Every race has been called."
      : `Called so far: ${called || "none"} of ${races.length} races.`;
  return first?.needed === undefined ? calls : `${chamberWords(first)} ${calls}`;
}

export function chamberWords(chamber: Chamber): string {
  const { title, control, undecided, needed, parties } = chamber;
  const [first, second] = parties.toSorted(bySeats);
  if (control !== undefined) return `${control.name} will control the ${title}.`;
  if (first === undefined) return `No seat of the ${title} has been decided yet.`;
  const score =
    second === undefined || second.seats === 0
      ? `${first.party.name} has ${first.seats}`
      : first.seats === second.seats
        ? `${first.party.name} and ${second.party.name} have ${first.seats} each`
        : `${first.party.name} has ${first.seats}, ${second.party.name} ${second.seats}`;
  if (undecided === 0) return `The ${title} is decided: ${score}.`;
  const open = `${undecided} ${undecided === 1 ? "is" : "are"} undecided`;
  return needed === undefined
    ? `${title}: ${score}, and ${open}.`
    : `The ${title} is open: ${score}, ${open}, and it takes ${needed}.`;
}

/** What is told aloud when a race is called. Undefined while it is not. */
export function callWords({ office, place, candidates }: RaceView): string | undefined {
  const winners = candidates.filter(({ isWinner }) => isWinner);
  if (winners.length === 0) return undefined;
  const names = winners.map(({ name, party }) => `${name}, ${party.name}`).join("; ");
  return `${place === office ? office : `${place}, ${office}`}: ${names}, ${winners.length === 1 ? "wins" : "win"}`;
}
