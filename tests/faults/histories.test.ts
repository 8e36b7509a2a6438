// One of the seeded histories that `npm run bench -- histories` plays by the hundred, and one with a fault on purpose, which must be found.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playHistory } from "../histories/play.ts";
import { subscribeDevices } from "../histories/subscribe.ts";
import { missing, startWorld, type World } from "../histories/world.ts";

const title = missing === undefined ? "" : ` (passed over: ${missing})`;

describe.skipIf(missing !== undefined)(
  `histories of three nodes, two edges and a database that fails over${title}`,
  () => {
    let world: World;
    beforeAll(async () => {
      world = await startWorld();
      await subscribeDevices(world);
    });
    afterAll(() => world.stop());

    it("no promise is broken: `node bench/histories.ts --seed 1`", async () => {
      expect((await playHistory(1, world)).violations).toEqual([]);
    });

    it("a site that drops an acknowledged write is found out within 20 histories", async () => {
      world.deceive("dropped-write");
      let found: string[] = [];
      for (let seed = 101; seed < 121 && found.length === 0; seed += 1)
        found = (await playHistory(seed, world)).violations.map((violation) => violation.rule);
      world.deceive("none");
      expect(found.join()).toMatch(/an acknowledged write is lost/);
    });
  },
);
