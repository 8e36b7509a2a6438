// A few of the seeded histories that `npm run bench -- histories` plays by the hundred, and such with a fault on purpose, which must be found.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { usualSeeds } from "../histories/plan.ts";
import { playHistory } from "../histories/play.ts";
import { subscribeDevices } from "../histories/subscribe.ts";
import type { World } from "../histories/world-parts.ts";
import { missing, startWorld } from "../histories/world.ts";

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

    it.each(usualSeeds)("no promise is broken: `node bench/histories.ts --seed %i`", async (seed) => {
      expect((await playHistory(seed, world)).violations).toEqual([]);
    });

    it.each([
      ["drops an acknowledged write", "dropped-write", 101, /^an acknowledged write is lost$/],
      ["skips a purge", "skipped-purge", 201, /^(?:older than it may be|what is out is not there)$/],
    ] as const)("a site that %s is found out within 20 histories", async (_what, deception, first, rule) => {
      world.deceive(deception);
      const found: string[] = [];
      for (let seed = first; seed < first + 20 && found.length === 0; seed += 1)
        found.push(...(await playHistory(seed, world)).violations.map((violation) => violation.rule));
      world.deceive("none");
      expect(found).toContainEqual(expect.stringMatching(rule));
    });
  },
);
