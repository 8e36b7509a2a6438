// Whether readers were shown what they may have been shown. Pure.

import type { Happened, PageRead, StoryWrite, Trouble } from "./happened.ts";
import { isQuiet, limit, settlesFrom } from "./settled.ts";

export interface Violation {
  rule: string;
  what: string;
  /** Of what may come later on a machine that is slow: when it was seen, and how many milliseconds it was to be known by then. */
  late?: { at: number; after: number };
}

/** No version at all is shown. */
const hidden = 0;

const told = ({ via, path, status, from, to }: PageRead) =>
  `${path} by ${via} from ${from.toFixed(0)} to ${to.toFixed(0)}, ${status}`;

const isAnswered = ({ status }: PageRead) => status === 200 || status === 404;

interface Asked {
  read: PageRead;
  /** Of one record, in order. */
  writes: readonly StoryWrite[];
  troubles: readonly Trouble[];
}

const knownFrom = (at: number | undefined, troubles: readonly Trouble[]) =>
  at === undefined ? Number.POSITIVE_INFINITY : settlesFrom(at, troubles);

/** The newest version of which everybody must have known when the reader asked. */
function floorOf({ read, writes, troubles }: Asked): StoryWrite | undefined {
  return writes.findLast(({ acknowledgedAt }) => knownFrom(acknowledgedAt, troubles) + limit <= read.from);
}

function mayShow({ isOut, dueAt = 0 }: StoryWrite, { to }: PageRead): boolean {
  return isOut && dueAt <= to;
}

function mayHide({ isOut, dueAt }: StoryWrite, { read, troubles }: Asked): boolean {
  return !isOut || (dueAt !== undefined && settlesFrom(dueAt, troubles) + limit > read.from);
}

function faultOf(version: number, asked: Asked): Violation | undefined {
  const { read, writes, troubles } = asked;
  const floor = floorOf(asked);
  const possible = writes.filter((write) => write.sentAt <= read.to && write.version >= (floor?.version ?? 0));
  const { id = "" } = writes[0] ?? {};
  const what = `${id} version ${version}: ${told(read)}`;
  const since = (write: StoryWrite | undefined) => {
    const at = Math.max(write?.acknowledgedAt ?? 0, write?.dueAt ?? 0);
    return { late: { at: read.from, after: read.from - settlesFrom(at, troubles) } };
  };
  if (version === hidden) {
    const isAllowed = floor === undefined || possible.some((write) => mayHide(write, asked));
    return isAllowed ? undefined : { rule: "what is out is not there", what, ...since(floor) };
  }
  const shown = writes.find((write) => write.version === version);
  if (shown === undefined || shown.sentAt > read.to) return { rule: "nobody wrote this", what };
  if (!shown.isOut) return { rule: "a draft was seen", what };
  if (!mayShow(shown, read)) return { rule: "seen before its time", what };
  return possible.includes(shown) ? undefined : { rule: "older than it may be", what, ...since(floor) };
}

/** What a node has shown of a version that was acknowledged, it shows on. */
function wentBack(reads: readonly PageRead[], writes: readonly StoryWrite[]): Violation[] {
  const newest = new Map<string, { version: number; to: number }>();
  const found: Violation[] = [];
  const shows = reads
    .filter(({ via, status }) => via.startsWith("node") && status === 200)
    .toSorted((one, other) => one.from - other.from);
  for (const read of shows) {
    for (const { id, version } of read.shown) {
      const place = `${read.via} ${read.path} ${id}`;
      const before = newest.get(place);
      if (before !== undefined && before.to < read.from && version < before.version)
        found.push({
          rule: "a node went back",
          what: `${id} version ${version} after ${before.version}: ${told(read)}`,
        });
      const { acknowledgedAt = Number.POSITIVE_INFINITY } =
        writes.find((write) => write.id === id && write.version === version) ?? {};
      if (acknowledgedAt <= read.to && version > (before?.version ?? 0)) newest.set(place, { version, to: read.to });
    }
  }
  return found;
}

export function checkReads({ reads, writes, troubles }: Happened): Violation[] {
  const found: Violation[] = [];
  const ids = [...new Set(writes.map(({ id }) => id))];
  const histories = ids.map((id) => {
    const own = writes.filter((write) => write.id === id).toSorted((one, other) => one.version - other.version);
    return { id, own, paths: new Set(own.flatMap(({ paths }) => paths)) };
  });
  for (const read of reads) {
    const { path, status, shown, from, to } = read;
    const expected = histories.filter(({ paths }) => paths.has(path));
    if (!isAnswered(read)) {
      const late = { at: from, after: to - from };
      if (isQuiet(from, to, troubles))
        found.push({ rule: "no answer though nothing was wrong", what: told(read), late });
      continue;
    }
    for (const { id } of shown) {
      const isAtHome = expected.some((one) => one.id === id);
      if (!isAtHome) found.push({ rule: "another page at this address", what: `${id}: ${told(read)}` });
    }
    for (const { id, own } of expected) {
      const versions = shown.filter((one) => one.id === id).map(({ version }) => version);
      if (status === 200 && versions.length === 0 && own.some(({ home }) => home === path))
        found.push({ rule: "another page at this address", what: `nothing of ${id}: ${told(read)}` });
      for (const version of versions.length > 0 ? versions : [hidden]) {
        const fault = faultOf(version, { read, writes: own, troubles });
        if (fault !== undefined) found.push(fault);
      }
    }
  }
  return [...found, ...wentBack(reads, writes)];
}
