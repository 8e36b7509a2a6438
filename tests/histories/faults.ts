// What goes wrong in the whole world, and how it is put right.

import { setTimeout as wait } from "node:timers/promises";
import { childrenOf, signalTo } from "../stand-ins/children-of.ts";
import { until } from "../until.ts";
import type { Line } from "./line.ts";
import { lostHere, losePackets, type Loss } from "./lose-packets.ts";
import { limitDiskOf } from "./node.ts";
import { nodeFaults } from "./node-faults.ts";
import type { FaultKind, PlannedFault } from "./plan.ts";
import { at, during, type Fault } from "./run-faults.ts";
import type { WholeParts, WorldEdge } from "./world-parts.ts";

/** What was lost last is sent again after twice the time that its sender has waited so far; a connection that is opened waits for a second at first. */
const sentAgainWithin = ({ lasting }: PlannedFault) => lasting + 1_000;

/** Of every ten packets some are lost; on a machine whose kernel loses none for us, all are for as long as it lasts. */
async function lossy(planned: PlannedFault, line: Line): Promise<void> {
  if (lostHere.missing !== undefined) return during(planned, line.cut, line.mend);
  let loss: Loss | undefined;
  await during(
    planned,
    async () => (loss = await losePackets(line.port, 30)),
    () => loss?.mend(),
  );
  await wait(sentAgainWithin(planned));
}

/** The process that has the cache; the one above it starts another when it dies. */
async function cacheOf({ running }: WorldEdge): Promise<number> {
  let pid: number | undefined;
  await until(
    () => "Varnish has no cache.",
    async () => ([pid] = await childrenOf(running.process.pid ?? 0)) && pid !== undefined,
  );
  return pid ?? 0;
}

const edgeAnswers = ({ url }: WorldEdge) =>
  until(
    () => "Varnish does not answer.",
    async () => (await fetch(`${url}/healthz`)).status === 200,
  );

const untilFollowed = async ({ database }: WholeParts, lost: string) =>
  until(
    () => `Nobody follows ${lost}.`,
    async () => {
      const leader = await database.leader();
      return leader !== undefined && leader.name !== lost;
    },
  );

export function faultsIn(parts: WholeParts): Readonly<Record<FaultKind, Fault>> {
  const { nodes, databaseLines, clocks, edges, database, objects, objectsLine } = parts;

  /** Somebody leads again, the nodes know, and both members have the same. */
  async function databaseWhole(): Promise<void> {
    await database.untilWhole();
    await Promise.all(nodes.map(({ untilReady }) => untilReady()));
  }

  return {
    ...nodeFaults(parts),
    async "node-loss"(planned) {
      await lossy(planned, at(databaseLines, planned.target));
      await at(nodes, planned.target).untilReady();
    },
    async "node-disk"(planned) {
      const node = at(nodes, planned.target);
      await during(
        planned,
        () => node.limitDisk(true),
        () => node.limitDisk(false),
      );
    },
    async "node-clock"(planned) {
      const clock = at(clocks, planned.target);
      await during(
        planned,
        () => clock.set(planned.jump),
        () => clock.set(0),
      );
      // The library that bends the clock looks at most once a second.
      await wait(1_100);
    },
    async "edge-kill"({ target }) {
      const edge = at(edges, target);
      signalTo(await cacheOf(edge), "SIGKILL");
      await edgeAnswers(edge);
    },
    async "edge-halt"(planned) {
      const pid = await cacheOf(at(edges, planned.target));
      await during(
        planned,
        () => signalTo(pid, "SIGSTOP"),
        () => signalTo(pid, "SIGCONT"),
      );
      await edgeAnswers(at(edges, planned.target));
    },
    async "edge-cut"(planned) {
      const edge = at(edges, planned.target);
      await during(planned, edge.inward.cut, edge.inward.mend);
      await edgeAnswers(edge);
    },
    async "edge-loss"(planned) {
      const edge = at(edges, planned.target);
      await lossy(planned, edge.inward);
      await edgeAnswers(edge);
    },
    async "purge-cut"(planned) {
      const { purges } = at(edges, planned.target);
      await during(planned, purges.cut, purges.mend);
    },
    async "database-kill"() {
      const leader = await database.leader();
      if (leader === undefined) return;
      await leader.kill();
      await untilFollowed(parts, leader.name);
      leader.start();
      await databaseWhole();
    },
    async "database-halt"(planned) {
      const leader = await database.leader();
      if (leader === undefined) return;
      await during(planned, leader.halt, leader.goOn);
      await databaseWhole();
    },
    async "database-disk"(planned) {
      const leader = await database.leader();
      if (leader === undefined) return;
      const pids = await leader.processes();
      const limit = (isFull: boolean) => {
        for (const pid of pids) limitDiskOf(pid, isFull);
      };
      await during(
        planned,
        () => limit(true),
        () => limit(false),
      );
      await databaseWhole();
    },
    async "objects-kill"(planned) {
      await during(planned, objects.kill, objects.resume);
    },
    async "objects-cut"(planned) {
      await during(planned, objectsLine.cut, objectsLine.mend);
    },
    async "objects-disk"(planned) {
      await during(
        planned,
        () => objects.limitDisk(true),
        () => objects.limitDisk(false),
      );
    },
  };
}
