import { expect, it } from "vitest";
import { againKey } from "../../content/store/records/surrogate-keys.ts";
import { eventually } from "../../tests/eventually.ts";
import { heardLate } from "./heard-late.ts";

/** A process whose edges are through with changes up to `purged`, and whose database fails so often first. */
function processWith(purged: number, failures = 0) {
  const told: (readonly string[])[] = [];
  let left = failures;
  const hear = heardLate({
    isPurgedOf: async (seq) => seq <= purged,
    tell: async (keys) => {
      if (left === 0) told.push(keys);
      else {
        left -= 1;
        throw new Error("the database is away");
      }
    },
    signal: new AbortController().signal,
    onError: () => undefined,
  });
  return { told, hear };
}

async function toldOf(purged: number, ...changes: [keys: string[], late?: number][]): Promise<(readonly string[])[]> {
  const { told, hear } = processWith(purged);
  for (const [keys, late] of changes) hear(keys, late);
  await new Promise((resolve) => setImmediate(resolve));
  return told;
}

it("what is heard of in time is not told again", async () => {
  expect(await toldOf(9, [["article:1"]])).toEqual([]);
});

it("nor is what edges will be purged of all the same", async () => {
  expect(await toldOf(6, [["article:1"], 7])).toEqual([]);
});

it("all that is heard of late is told together, each once", async () => {
  expect(await toldOf(7, [["article:1", "kind:article"], 7], [["article:2", "kind:article"], 8])).toEqual([
    ["article:1", "kind:article", "article:2", againKey],
  ]);
});

it("what was told again is not told a third time, however late it comes", async () => {
  expect(await toldOf(9, [["article:1", againKey], 7])).toEqual([]);
});

it("a database that is away once more loses nothing of it", async () => {
  const { told, hear } = processWith(9, 2);
  hear(["article:1"], 7);
  await eventually(() => expect(told).toEqual([["article:1", againKey]]));
});
