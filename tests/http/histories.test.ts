// A few seeded histories on three nodes of the site that share a database: nodes are killed, stand still, are cut off and slowed while much is
// written and read. Those in which everything goes wrong that can are in tests/faults/.

import { afterAll, beforeAll, expect, it } from "vitest";
import type { NodesWorld } from "../histories/nodes-world.ts";
import { nodeSeeds } from "../histories/plan.ts";
import { playHistory } from "../histories/play.ts";
import { subscribeDevices } from "../histories/subscribe.ts";
import { startThreeNodes } from "../histories/three-nodes.ts";

let world: NodesWorld;
beforeAll(async () => {
  world = await startThreeNodes();
  await subscribeDevices(world);
});
afterAll(() => world.stop());

it.each(nodeSeeds)("no promise is broken: `node bench/histories.ts --nodes --seed %i`", async (seed) => {
  expect((await playHistory(seed, world)).violations).toEqual([]);
});
