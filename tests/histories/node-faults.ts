// What goes wrong with nodes, on any machine.

import type { Line } from "./line.ts";
import type { SiteNode } from "./node.ts";
import type { nodeFaultKinds } from "./plan.ts";
import { at, during, type Fault } from "./run-faults.ts";

export interface NodesOnLines {
  nodes: readonly SiteNode[];
  /** From each node to the database. */
  databaseLines: readonly Line[];
}

export const nodeFaults = ({
  nodes,
  databaseLines,
}: NodesOnLines): Readonly<Record<(typeof nodeFaultKinds)[number], Fault>> => ({
  async "node-kill"({ target }) {
    const node = at(nodes, target);
    await node.kill();
    await node.start();
    await node.untilReady();
  },
  async "node-halt"(planned) {
    const node = at(nodes, planned.target);
    await during(
      planned,
      () => node.signal("SIGSTOP"),
      () => node.signal("SIGCONT"),
    );
    await node.untilReady();
  },
  async "node-cut"(planned) {
    const line = at(databaseLines, planned.target);
    await during(planned, line.cut, line.mend);
    await at(nodes, planned.target).untilReady();
  },
  async "node-slow"(planned) {
    const line = at(databaseLines, planned.target);
    await during(planned, () => line.slow(100), line.mend);
  },
});
