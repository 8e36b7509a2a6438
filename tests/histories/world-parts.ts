// What the whole world of histories consists of.

import type { RunningVarnish } from "../http/start-varnish.ts";
import type { ObjectStore } from "../stand-ins/object-store/start-object-store.ts";
import type { PatroniDatabase } from "../stand-ins/patroni/start-patroni.ts";
import type { WrongClock } from "../stand-ins/wrong-clock.ts";
import type { Line } from "./line.ts";
import type { NodesWorld } from "./nodes-world.ts";

export type Deception = "none" | "dropped-write" | "skipped-purge";

export interface WorldEdge {
  url: string;
  /** From it to the site. */
  inward: Line;
  /** From the nodes to it, for purges. */
  purges: Line;
  running: RunningVarnish;
}

export interface World extends NodesWorld {
  clocks: readonly WrongClock[];
  edges: readonly WorldEdge[];
  /** By HAProxy. */
  frontUrl: string;
  database: PatroniDatabase;
  objects: ObjectStore;
  objectsLine: Line;
  deceive: (deception: Deception) => void;
}

/** What faults are put to. */
export type WholeParts = Omit<World, "faults">;
