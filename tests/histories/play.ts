// Plays one history in a world and holds what happened against what the site promises.

import { setTimeout as wait } from "node:timers/promises";
import { pollPatience, slowness } from "../patience.ts";
import { checkHistory, newsroom, whoSignedUp } from "./check-history.ts";
import type { Violation } from "./check-reads.ts";
import { nothingYet, type Happened } from "./happened.ts";
import type { NodesWorld } from "./nodes-world.ts";
import { devices, faultKinds, planOf } from "./plan.ts";
import { readersOf } from "./readers.ts";
import { runFaults } from "./run-faults.ts";
import { limit } from "./settled.ts";
import { writersOf } from "./writers.ts";

export interface Played {
  seed: number;
  happened: Happened;
  violations: Violation[];
}

const idIn = (text: string) => /\bh\d+-[afn]\d+\b/.exec(text)?.[0] ?? "";

/** What came of this history so far. */
function gather(happened: Happened, seed: number, { mail, push }: NodesWorld): void {
  const isOwn = ({ id }: { id: string }) => id.startsWith(`h${seed}-`);
  happened.letters = mail.letters
    .filter(({ to }) => idIn(to) === "")
    .map(({ text, messageId }) => ({ id: idIn(text), name: messageId, to: newsroom }))
    .filter(isOwn);
  happened.confirmations = mail.letters
    .map(({ to, messageId }) => ({ id: idIn(to), name: messageId, to: whoSignedUp }))
    .filter(isOwn);
  happened.pushes = push.arrived
    .map(({ device, message }) => ({ id: idIn(message.body), name: message.tag, to: device }))
    .filter(isOwn);
}

async function untilAllCame(happened: Happened, seed: number, world: NodesWorld): Promise<void> {
  // Letters and alerts wait for claims of whoever died, a minute, and for a mail server that was asked too soon.
  const end = performance.now() + pollPatience;
  do {
    gather(happened, seed, world);
    if (!checkHistory({ ...happened, reads: [] }).some(({ rule }) => rule.endsWith("never came"))) return;
    await wait(50);
  } while (performance.now() < end);
}

/** A machine that has to do twice what it can: its parts miss each other's answers, and edges show what is old as they should then. */
const busy = 2;
interface Sweep {
  firstAt: number;
  at: number;
}

/** What is wrong on any machine, and what comes too late: on a busy one only what is still so after as many times longer as it is slower. */
function held(found: readonly Violation[], { firstAt, at }: Sweep): Violation[] {
  if (found.every(({ late }) => late === undefined)) return [...found];
  const slow = slowness();
  const isLasting = at - firstAt > limit * slow;
  return found.filter(({ late }) => {
    if (late === undefined) return true;
    return slow < busy ? late.after > limit * slow : isLasting && late.at >= at;
  });
}

export async function playHistory(seed: number, world: NodesWorld): Promise<Played> {
  const happened = nothingYet(devices);
  const writers = writersOf(seed, world, happened);
  const readers = readersOf(seed, world, happened);
  const faults = runFaults(world.faults, (kind, from, to) => happened.troubles.push({ kind, from, to }));
  const kinds = faultKinds.filter((kind) => world.faults[kind] !== undefined);
  await writers.prepare();
  let isOver = false;
  const reading = readers.readOn(() => isOver);
  let turn = seed;
  try {
    for (const step of planOf(seed, kinds).steps) {
      for (const fault of step.faults) faults.begin(fault);
      await Promise.all(step.actions.map((action) => writers.act(action, (turn += 1))));
    }
  } finally {
    await faults.over();
    isOver = true;
    await reading;
  }
  const due = Math.max(performance.now(), ...happened.writes.map(({ dueAt = 0 }) => dueAt));
  await wait(due + limit - performance.now());
  const firstAt = performance.now();
  for (;;) {
    const at = performance.now();
    await readers.readAll();
    await untilAllCame(happened, seed, world);
    const found = checkHistory(happened);
    const violations = held(found, { firstAt, at });
    // What is late by now may be there in a moment.
    const isUndecided = found.some(({ late }) => late !== undefined && late.at >= at);
    if (violations.length > 0 || !isUndecided) return { seed, happened, violations };
  }
}
