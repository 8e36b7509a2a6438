// Holds everything that happened in a history against what the site promises. Pure.

import { checkReads, type Violation } from "./check-reads.ts";
import type { Arrived, Happened, Sent } from "./happened.ts";
import { isQuiet, limit, settlesFrom } from "./settled.ts";

const isAcknowledged = ({ acknowledgedAt }: Sent) => acknowledgedAt !== undefined;

function lostWrites({ writes, stored, conflicts }: Happened): Violation[] {
  const found: Violation[] = conflicts
    .filter(({ acknowledged, standing }) => standing < acknowledged)
    .map(({ id, acknowledged, standing }) => ({
      rule: "an acknowledged write is lost",
      what: `${id} version ${acknowledged}, and ${standing} stood there`,
    }));
  const last = new Map<string, number>();
  for (const { id, version, acknowledgedAt } of writes)
    if (acknowledgedAt !== undefined) last.set(id, Math.max(version, last.get(id) ?? 0));
  for (const [id, version] of last) {
    const standing = stored.filter((one) => one.id === id);
    if (standing.length > 1) found.push({ rule: "stored twice", what: id });
    const [{ version: kept } = { version: 0 }] = standing;
    if (kept < version)
      found.push({ rule: "an acknowledged write is lost", what: `${id} version ${version}, and ${kept} is stored` });
  }
  return found;
}

/** Who sends may be gone before it is noted that it was sent; then it is sent again, under the same name. */
const ofSenders = /^(?:node-(?:kill|halt|cut|slow|loss)|database-)/;

/** `to` are all who must get each. */
function outgoing(what: string, sent: readonly Sent[], arrived: readonly Arrived[], mayRepeat: boolean): Violation[] {
  const found: Violation[] = [];
  const known = new Set(sent.map(({ id }) => id));
  const places = new Map<string, Arrived[]>();
  for (const one of arrived) {
    const place = `${one.id} to ${one.to}`;
    places.set(place, [...(places.get(place) ?? []), one]);
    if (!known.has(one.id)) found.push({ rule: `${what} that nobody sent`, what: place });
  }
  for (const [place, all] of places) {
    const names = new Set(all.map(({ name }) => name)).size;
    if (names > 1 || (all.length > 1 && !mayRepeat))
      found.push({ rule: `${what} twice`, what: `${place}: ${all.length} times under ${names} names` });
  }
  return found;
}

function missing(what: string, sent: readonly Sent[], arrived: readonly Arrived[], to: readonly string[]): Violation[] {
  const got = new Set(arrived.map(({ id, to: place }) => `${id} to ${place}`));
  return sent
    .filter(isAcknowledged)
    .flatMap(({ id }) => to.map((place) => `${id} to ${place}`))
    .filter((place) => !got.has(place))
    .map((place) => ({ rule: `${what} that never came`, what: place }));
}

function files({ files: sent, fileReads, troubles }: Happened): Violation[] {
  return fileReads.flatMap(({ via, id, from, to, status, hash }) => {
    const what = `${id} by ${via}: ${status}`;
    const file = sent.find((one) => one.id === id);
    if (status === 200 && file?.hash !== hash) return [{ rule: "another file at this address", what }];
    const at = file?.acknowledgedAt;
    // While its store is away, what was not asked for before cannot be had.
    if (at === undefined || status === 200 || !isQuiet(from, to, troubles)) return [];
    const after = from - settlesFrom(at, troubles);
    return after >= limit ? [{ rule: "a file that was taken is not there", what, late: { at: from, after } }] : [];
  });
}

/** To whom every letter of a form goes. */
export const newsroom = "the newsroom";
/** To whom every letter goes that a sign-up asks for. */
export const whoSignedUp = "whoever signed up";

export function checkHistory(happened: Happened): Violation[] {
  const { forms, letters, signUps, confirmations, alerts, pushes, devices, troubles } = happened;
  const mayRepeat = troubles.some(({ kind }) => ofSenders.test(kind));
  return [
    ...lostWrites(happened),
    ...checkReads(happened),
    ...outgoing("a letter", forms, letters, mayRepeat),
    ...missing("a letter", forms, letters, [newsroom]),
    ...outgoing("a confirmation", signUps, confirmations, mayRepeat),
    ...missing("a confirmation", signUps, confirmations, [whoSignedUp]),
    ...outgoing("an alert", alerts, pushes, mayRepeat),
    ...missing("an alert", alerts, pushes, devices),
    ...files(happened),
  ];
}
