// What goes wrong in a history, and how it is put right.

import { setTimeout as wait } from "node:timers/promises";
import { childrenOf, signalTo } from "../stand-ins/children-of.ts";
import { until } from "../until.ts";
import type { Line } from "./line.ts";
import { lostHere, losePackets, type Loss } from "./lose-packets.ts";
import { limitDiskOf } from "./node.ts";
import type { FaultKind, PlannedFault } from "./plan.ts";
import type { World, WorldEdge } from "./world.ts";

type Fault = (world: World, planned: PlannedFault) => Promise<void>;

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error(`There is no ${place}.`);
  return found;
}

/** Begins, lasts, and is put right whatever happens. */
async function during({ lasting }: PlannedFault, begin: () => unknown, putRight: () => unknown): Promise<void> {
  try {
    await begin();
    await wait(lasting);
  } finally {
    await putRight();
  }
}

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

const allReady = async ({ nodes }: World) => {
  await Promise.all(nodes.map(({ untilReady }) => untilReady()));
};

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

/** Somebody leads again, the nodes know, and both members have the same. */
async function databaseWhole(world: World): Promise<void> {
  await world.database.untilWhole();
  await allReady(world);
}

const untilFollowed = async ({ database }: World, lost: string) =>
  until(
    () => `Nobody follows ${lost}.`,
    async () => {
      const leader = await database.leader();
      return leader !== undefined && leader.name !== lost;
    },
  );

const faults: Readonly<Record<FaultKind, Fault>> = {
  async "node-kill"({ nodes }, { target }) {
    const node = at(nodes, target);
    await node.kill();
    await node.start();
    await node.untilReady();
  },
  async "node-halt"({ nodes }, planned) {
    const node = at(nodes, planned.target);
    await during(
      planned,
      () => node.signal("SIGSTOP"),
      () => node.signal("SIGCONT"),
    );
    await node.untilReady();
  },
  async "node-cut"({ nodes, databaseLines }, planned) {
    const line = at(databaseLines, planned.target);
    await during(planned, line.cut, line.mend);
    await at(nodes, planned.target).untilReady();
  },
  async "node-slow"({ databaseLines }, planned) {
    const line = at(databaseLines, planned.target);
    await during(planned, () => line.slow(100), line.mend);
  },
  async "node-loss"({ nodes, databaseLines }, planned) {
    await lossy(planned, at(databaseLines, planned.target));
    await at(nodes, planned.target).untilReady();
  },
  async "node-disk"({ nodes }, planned) {
    const node = at(nodes, planned.target);
    await during(
      planned,
      () => node.limitDisk(true),
      () => node.limitDisk(false),
    );
  },
  async "node-clock"({ nodes }, planned) {
    const node = at(nodes, planned.target);
    await during(
      planned,
      () => node.setClock(planned.jump),
      () => node.setClock(0),
    );
    // The library that bends the clock looks at most once a second.
    await wait(1_100);
  },
  async "edge-kill"({ edges }, { target }) {
    const edge = at(edges, target);
    signalTo(await cacheOf(edge), "SIGKILL");
    await edgeAnswers(edge);
  },
  async "edge-halt"({ edges }, planned) {
    const pid = await cacheOf(at(edges, planned.target));
    await during(
      planned,
      () => signalTo(pid, "SIGSTOP"),
      () => signalTo(pid, "SIGCONT"),
    );
    await edgeAnswers(at(edges, planned.target));
  },
  async "edge-cut"({ edges }, planned) {
    const edge = at(edges, planned.target);
    await during(planned, edge.inward.cut, edge.inward.mend);
    await edgeAnswers(edge);
  },
  async "edge-loss"({ edges }, planned) {
    const edge = at(edges, planned.target);
    await lossy(planned, edge.inward);
    await edgeAnswers(edge);
  },
  async "purge-cut"({ edges }, planned) {
    const { purges } = at(edges, planned.target);
    await during(planned, purges.cut, purges.mend);
  },
  async "database-kill"(world) {
    const leader = await world.database.leader();
    if (leader === undefined) return;
    await leader.kill();
    await untilFollowed(world, leader.name);
    leader.start();
    await databaseWhole(world);
  },
  async "database-halt"(world, planned) {
    const leader = await world.database.leader();
    if (leader === undefined) return;
    await during(planned, leader.halt, leader.goOn);
    await databaseWhole(world);
  },
  async "database-disk"(world, planned) {
    const leader = await world.database.leader();
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
    await databaseWhole(world);
  },
  async "objects-kill"({ objects }, planned) {
    await during(planned, objects.kill, objects.resume);
  },
  async "objects-cut"({ objectsLine }, planned) {
    await during(planned, objectsLine.cut, objectsLine.mend);
  },
  async "objects-disk"({ objects }, planned) {
    await during(
      planned,
      () => objects.limitDisk(true),
      () => objects.limitDisk(false),
    );
  },
};

/** What one fault is put to; another at the same place waits for it. */
const placeOf = ({ kind, target }: PlannedFault) => {
  const [part = ""] = kind.split("-");
  if (kind === "purge-cut") return `edge ${target}`;
  return part === "node" || part === "edge" ? `${part} ${target}` : part;
};

export interface Faults {
  begin: (planned: PlannedFault) => void;
  /** When everything is put right. */
  over: () => Promise<void>;
}

export function faultsIn(world: World, note: (kind: FaultKind, from: number, to: number) => void): Faults {
  const places = new Map<string, Promise<void>>();
  async function run(planned: PlannedFault, before: Promise<void>): Promise<void> {
    await before;
    const from = performance.now();
    try {
      await faults[planned.kind](world, planned);
    } finally {
      note(planned.kind, from, performance.now());
    }
  }
  return {
    begin(planned) {
      const place = placeOf(planned);
      const running = run(planned, places.get(place) ?? Promise.resolve());
      // Whoever waits for the end hears of it.
      running.catch(() => {});
      places.set(place, running);
    },
    over: async () => {
      await Promise.all(places.values());
    },
  };
}
