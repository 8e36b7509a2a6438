import { expect, it } from "vitest";
import type { SeenNode } from "../nodes/seen-nodes.ts";
import type { QueueCounts } from "./metrics.ts";
import { statusFaults } from "./status-faults.ts";

const node: SeenNode = {
  name: "one",
  release: "a",
  upFor: 0,
  workers: 1,
  workersLost: 0,
  memory: 0,
  cachedPages: 0,
  streams: 0,
  perSecond: 0,
  p95: {},
  vitals: {},
  reports: [],
  silentFor: 0,
  isQuiet: false,
};
const letters: QueueCounts = { queue: "letters", waiting: 3, givenUp: 0 };
const edge = { name: "varnish://a", state: "", isOff: false };
const well = { hasStore: true, nodes: [node], queues: [letters] };

it.each([
  ["nothing", well, []],
  ["a store that is away", { ...well, hasStore: false }, [/store does not answer/]],
  ["a node gone quiet", { ...well, nodes: [{ ...node, isQuiet: true, silentFor: 120_000 }] }, [/one .* for 2 min/]],
  ["a node that fails", { ...well, nodes: [{ ...node, errorShare: 0.05 }] }, [/^5.0 % of what one answers/]],
  ["a few failures", { ...well, nodes: [{ ...node, errorShare: 0.005 }] }, []],
  ["two releases", { ...well, nodes: [node, { ...node, name: "two", release: "b" }] }, [/2 different releases/]],
  [
    "an old release that is gone",
    { ...well, nodes: [node, { ...node, release: "b", isQuiet: true }] },
    [/has gone quiet/],
  ],
  ["letters given up", { ...well, queues: [{ ...letters, givenUp: 2 }] }, [/2 letters were given up/]],
  [
    "an edge that takes no purges",
    { ...well, queues: [{ queue: "purges", waiting: 1, givenUp: 0, endpoints: [{ ...edge, isFailing: true }] }] },
    [/varnish:\/\/a takes no purges/],
  ],
] as const)("of %s an operator is told", (_, status, expected) => {
  expect(statusFaults(status)).toEqual(expected.map((words) => expect.stringMatching(words)));
});
