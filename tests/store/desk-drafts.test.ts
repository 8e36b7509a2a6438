// Working copies of fronts, on both databases: many at once, from several processes, and nothing twice.

import { describe, expect, it } from "vitest";
import { frontOf } from "../../model/desk/front.ts";
import { databases } from "./databases.ts";
import { twoProcesses } from "./two-processes.ts";

const layout = { id: 7, main: [1, 2, 3].map((number) => ({ is: "ad", props: { iu: String(number) } })) };
const [ann, bob] = [
  { id: "1", name: "Ann" },
  { id: "2", name: "Bob" },
];
const end = { region: "main", before: null } as const;

describe.each(databases)("working copies on $name", (database) => {
  const both = twoProcesses(database);

  const begin = (at = both.store) => at.desk.drafts.begin("7", frontOf(layout), "v1");
  const keys = async () => (await both.other.desk.drafts.open("7"))?.front.main.map(({ key }) => key);

  it("is begun once, changed step by step by several, and a step that is sent again is not taken again", async () => {
    expect(await both.store.desk.drafts.open("7")).toBeUndefined();
    expect(await both.store.desk.drafts.take("7", { id: "a", change: { do: "remove", key: "main-0" } }, ann)).toEqual({
      missing: true,
    });
    await Promise.all([begin(), begin(both.other)]);
    const step = { id: "a", change: { do: "move", key: "main-0", at: end } } as const;
    expect(await both.store.desk.drafts.take("7", step, ann)).toMatchObject({ step: 1 });
    expect(
      await both.other.desk.drafts.take("7", { id: "b", change: { do: "remove", key: "main-1" } }, bob),
    ).toMatchObject({
      step: 2,
    });
    expect(await both.other.desk.drafts.take("7", step, ann)).toMatchObject({ step: 1 });
    expect(await keys()).toEqual(["main-2", "main-0"]);
    const refused = await both.store.desk.drafts.take("7", { id: "c", change: { do: "hide", key: "main-1" } }, ann);
    expect(refused).toEqual({ fault: "Somebody has taken this module away." });
    expect(await both.other.desk.drafts.open("7")).toMatchObject({ steps: 2, baseVersion: "v1" });
    expect(await both.store.desk.drafts.steps("7", 1)).toMatchObject([{ id: "b", step: 2, name: "Bob" }]);
  });

  it("forty steps of two processes at once are all there, in one order", async () => {
    await begin();
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        (number % 2 ? both.store : both.other).desk.drafts.take(
          "7",
          { id: `s${number}`, change: { do: "add", key: `n${number}`, component: { is: "ad" }, at: end } },
          ann,
        ),
      ),
    );
    const steps = taken.map((one) => ("step" in one ? one.step : 0));
    expect(steps.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, place) => place + 1));
    const lines = await both.store.desk.drafts.steps("7", 0);
    expect(await keys()).toEqual(["main-0", "main-1", "main-2", ...lines.map(({ id }) => `n${id.slice(1)}`)]);
  });

  it("one that was thrown away comes back with all steps, once, and not over what somebody has begun since", async () => {
    const { drafts, discarded } = both.store.desk;
    await begin();
    await drafts.take("7", { id: "a", change: { do: "remove", key: "main-0" } }, ann);
    await drafts.take("7", { id: "b", change: { do: "remove", key: "main-1" } }, bob);
    expect(await discarded.put("7", 1, "Cid")).toBe(false);
    expect(await discarded.put("7", 2, "Cid")).toBe(true);
    expect(await drafts.open("7")).toBeUndefined();
    expect(await both.other.desk.discarded.last("7")).toMatchObject({ name: "Cid" });

    await begin();
    await drafts.take("7", { id: "c", change: { do: "hide", key: "main-2" } }, ann);
    expect(await discarded.bringBack("7")).toBe("taken");
    expect(await discarded.put("7", 1, "Dee")).toBe(true);
    expect(await discarded.bringBack("7")).toBe("done");
    expect(await drafts.steps("7", 0)).toMatchObject([{ id: "c", name: "Ann", step: 1 }]);
    expect(await drafts.undo("7", "u1", ann)).toMatchObject({ step: 2 });
    expect(await discarded.bringBack("7")).toBe("missing");
  });

  it("each takes back what is theirs, the last first", async () => {
    await begin();
    const { drafts } = both.store.desk;
    await drafts.take("7", { id: "a", change: { do: "remove", key: "main-0" } }, ann);
    await drafts.take("7", { id: "b", change: { do: "remove", key: "main-1" } }, bob);
    await drafts.take("7", { id: "c", change: { do: "hide", key: "main-2" } }, ann);
    expect(await drafts.undo("7", "u1", ann)).toMatchObject({ step: 4 });
    expect(await drafts.undo("7", "u2", bob)).toMatchObject({ step: 5 });
    expect(await keys()).toEqual(["main-1", "main-2"]);
    // Before the module that stood after it, which has come back.
    expect(await drafts.undo("7", "u3", ann)).toMatchObject({ step: 6 });
    expect(await keys()).toEqual(["main-0", "main-1", "main-2"]);
    expect(await drafts.undo("7", "u4", ann)).toEqual({ fault: "There is nothing of yours to take back." });
  });

  it("what was taken back can be had again, the last first, until something else is done", async () => {
    await begin();
    const { drafts } = both.store.desk;
    const nothing = { fault: "There is nothing that you have taken back." };
    const remove = (key: string, by = ann) => drafts.take("7", { id: `r-${key}`, change: { do: "remove", key } }, by);
    expect(await drafts.redo("7", "x", ann)).toEqual(nothing);
    await remove("main-0");
    await remove("main-1");
    await drafts.undo("7", "u1", ann);
    await drafts.undo("7", "u2", ann);
    // Sent again.
    expect(await drafts.undo("7", "u2", ann)).toMatchObject({ step: 4 });
    expect(await keys()).toEqual(["main-0", "main-1", "main-2"]);
    expect(await drafts.redo("7", "r1", bob)).toEqual(nothing);
    await drafts.redo("7", "r1", ann);
    expect(await keys()).toEqual(["main-1", "main-2"]);
    await drafts.undo("7", "u3", ann);
    await drafts.redo("7", "r2", ann);
    await drafts.redo("7", "r3", ann);
    expect(await keys()).toEqual(["main-2"]);
    expect(await drafts.standingSteps("7")).toHaveLength(2);
    expect(await drafts.redo("7", "r4", ann)).toEqual(nothing);
    await drafts.undo("7", "u4", ann);
    await remove("main-2");
    expect(await drafts.redo("7", "r5", ann)).toEqual(nothing);
    await drafts.undo("7", "u5", ann);
    await drafts.redo("7", "r6", ann);
    expect(await keys()).toEqual(["main-1"]);
    expect(await drafts.redo("7", "r7", ann)).toEqual(nothing);
  });

  it("what was taken in is one step: taken back and had again whole, and not under what was taken in since", async () => {
    const { drafts } = both.store.desk;
    await begin();
    await drafts.take("7", { id: "a", change: { do: "remove", key: "main-0" } }, ann);
    const live = (version: string, ...added: string[]) => {
      const main = [...frontOf(layout).main, ...added.map((key) => ({ key, component: { is: "ad" } }))];
      return { base: { ...frontOf(layout), main }, baseVersion: version };
    };
    async function takeIn(by: typeof ann, version: string, ...added: string[]) {
      const draft = await drafts.open("7");
      if (draft === undefined) throw new Error("No working copy");
      const copy = live(version, ...added);
      const front = { ...draft.front, main: copy.base.main.filter(({ key }) => key !== "main-0") };
      return both.other.desk.drafts.takeIn(draft, { ...copy, front }, by);
    }
    const stands = async () => {
      const draft = await drafts.open("7");
      return [draft?.baseVersion, draft?.base.main.length, await keys()];
    };
    const draft = await drafts.open("7");
    expect(await takeIn(ann, "v2", "urgent")).toMatchObject({ step: 2 });
    expect(draft && (await drafts.takeIn(draft, { ...live("v2"), front: draft.front }, ann))).toHaveProperty("fault");
    await drafts.take("7", { id: "b", change: { do: "hide", key: "main-2" } }, bob);
    expect(await stands()).toEqual(["v2", 4, ["main-1", "main-2", "urgent"]]);
    expect(await drafts.standingSteps("7")).toMatchObject([{}, { change: { do: "take-in" } }, {}]);

    await drafts.undo("7", "u1", ann);
    expect(await stands()).toEqual(["v1", 3, ["main-1", "main-2"]]);
    expect((await drafts.open("7"))?.front.main[1]?.component).toMatchObject({ hidden: true });
    await drafts.redo("7", "r1", ann);
    expect(await stands()).toEqual(["v2", 4, ["main-1", "main-2", "urgent"]]);

    await takeIn(bob, "v3", "urgent", "more");
    expect(await drafts.undo("7", "u2", ann)).toEqual({
      fault: "What is live was taken in once more since then: that is to be taken back first.",
    });
    await drafts.undo("7", "u3", bob);
    await drafts.undo("7", "u4", ann);
    await drafts.undo("7", "u5", ann);
    expect(await stands()).toEqual(["v1", 3, ["main-0", "main-1", "main-2"]]);
  });

  it("ends only where nobody has gone on, is due at its time, and knows who is there", async () => {
    await begin();
    const { drafts, presence } = both.store.desk;
    await drafts.take("7", { id: "a", change: { do: "remove", key: "main-0" } }, ann);
    expect(await drafts.end("7", 0)).toBe(false);
    await drafts.schedule("7", both.now + 60_000, "Ann");
    expect(await drafts.due()).toEqual([]);
    expect(await presence.note("7", ann)).toEqual([ann]);
    both.now += 10_000;
    expect(await both.other.desk.presence.note("7", bob)).toEqual([ann, bob]);
    both.now += 50_000;
    expect(await both.other.desk.drafts.due()).toMatchObject([{ layout: "7", publishBy: "Ann" }]);
    expect(await presence.note("7", bob)).toEqual([bob]);
    expect(await drafts.end("7", 1)).toBe(true);
    expect(await drafts.open("7")).toBeUndefined();
    expect(await drafts.steps("7", 0)).toEqual([]);
  });
});
