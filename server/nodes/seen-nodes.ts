// The nodes of the site as operators see them: those heard of lately, and those that have gone quiet. Pure.

import type { StoredNode } from "../../content/store/nodes/node-store.ts";
import { readSummary, type NodeSummary } from "./node-summary.ts";

/** Milliseconds between two words of a node. */
export const writtenEvery = 5_000;
/** A node that is busy may come late a few times. */
const quietAfter = 6 * writtenEvery;

export interface SeenNode extends NodeSummary {
  name: string;
  /** Milliseconds since it was last heard of. */
  silentFor: number;
  isQuiet: boolean;
}

/** What a node wrote that cannot be read here is left out. */
export function seenNodes(stored: readonly StoredNode[], now: number): SeenNode[] {
  return stored.flatMap(({ name, at, summary }) => {
    const read = readSummary(summary);
    // Clocks of nodes may differ a little.
    const silentFor = Math.max(0, now - at);
    return read === undefined ? [] : [{ ...read, name, silentFor, isQuiet: silentFor > quietAfter }];
  });
}
