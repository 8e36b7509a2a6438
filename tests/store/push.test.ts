// Alerts on their way to devices, on both databases: queued once for each device, claimed by one process, and forgotten with it.

import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import type { PushResult } from "../../content/store/push/push-outbox.ts";
import type { NewSubscription, PushChoice } from "../../content/store/push/push-subscriptions.ts";
import type { Store } from "../../content/store/store.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { NOON } from "./sample-records.ts";

const choice: PushChoice = { topics: ["breaking"], quiet: { from: 1320, to: 420 }, zone: "Europe/Paris" };
const device = (name: string, parts: Partial<NewSubscription> = {}): NewSubscription => ({
  address: { endpoint: `https://push.example/${name}`, p256dh: `key of ${name}`, auth: "secret" },
  choice,
  limits: { within: 3_600_000, perSender: 2 },
  ...parts,
});

describe.each(databases)("alerts on devices on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let store: Store;
  let other: Store;
  let now = NOON;

  beforeEach(async () => {
    now = NOON;
    home = await empty();
    store = await openStore({ ...home, now: () => now });
    other = await openStore({ ...home, now: () => now });
  });
  afterEach(async () => {
    await store.close();
    await other.close();
    await home.drop();
  });
  afterAll(stop);

  const atOnce = { dueFor: () => now };
  const settle = async (claims: Awaited<ReturnType<Store["push"]["outbox"]["claim"]>>, result: PushResult) =>
    store.push.outbox.settle(claims.map(({ number, subscription }) => ({ number, subscription, result })));

  it("ROUTE-05 a device is kept with what it chose, changed, moved and forgotten, for every process", async () => {
    const { push } = store;
    expect(await push.subscribe(device("a"))).toBe("made");
    expect(await other.push.choiceAt("https://push.example/a")).toEqual(choice);
    const changed: PushChoice = { topics: ["weather", "world"], zone: "UTC" };
    expect(await push.subscribe(device("a", { choice: changed }))).toBe("changed");
    expect(await other.push.choiceAt("https://push.example/a")).toEqual(changed);

    await push.subscribe(device("b"));
    expect(await push.replaceSubscription("https://push.example/a", device("b").address)).toBe(true);
    expect(await push.choiceAt("https://push.example/a")).toBeUndefined();
    expect(await push.choiceAt("https://push.example/b")).toEqual(changed);
    expect(await push.replaceSubscription("https://push.example/a", device("c").address)).toBe(false);
    expect(await push.outbox.counts()).toMatchObject({ subscriptions: 1 });

    await push.outbox.queue("quake", atOnce);
    await push.unsubscribe("https://push.example/b");
    expect(await push.outbox.counts()).toEqual({ subscriptions: 0, waiting: 0, givenUp: 0 });
  });

  it("ROUTE-05 one sender makes so many in an hour, and is then forgotten", async () => {
    const from = (name: string) => device(name, { sender: "mark" });
    expect(await store.push.subscribe(from("a"))).toBe("made");
    expect(await store.push.subscribe(from("b"))).toBe("made");
    expect(await store.push.subscribe(from("c"))).toBe("too-many");
    expect(await store.push.subscribe(from("a"))).toBe("changed");
    expect(await store.push.subscribe(device("d"))).toBe("made");
    now += 3_600_000;
    expect(await store.push.subscribe(from("c"))).toBe("made");
  });

  it("ROUTE-05 an alert is queued once for each device that wants it, whoever asks and however many there are", async () => {
    for (let number = 0; number < 12; number += 1) {
      const topics = number % 4 === 0 ? ["world"] : ["breaking"];
      await store.push.subscribe(device(`d${number}`, { choice: { ...choice, topics } }));
    }
    const wanted = {
      dueFor: ({ topics }: PushChoice) => (topics.includes("breaking") ? now : undefined),
      stepSize: 5,
    };
    const queued = await Promise.all([
      store.push.outbox.queue("quake", wanted),
      other.push.outbox.queue("quake", wanted),
    ]);
    expect(queued.reduce((sum, one) => sum + one)).toBe(9);
    expect(await store.push.outbox.queue("quake", wanted)).toBe(0);
    expect(await store.push.outbox.counts()).toEqual({ subscriptions: 12, waiting: 9, givenUp: 0 });
    expect(await store.push.outbox.unfinished()).toEqual([]);
    expect([await store.push.outbox.isQueued("quake"), await store.push.outbox.isQueued("flood")]).toEqual([
      true,
      false,
    ]);
  });

  it("ROUTE-05 what a process had begun to queue is gone on with by another", async () => {
    for (let number = 0; number < 7; number += 1) await store.push.subscribe(device(`d${number}`));
    let steps = 0;
    const dying = store.push.outbox.queue("quake", {
      ...atOnce,
      stepSize: 5,
      onStep: () => {
        steps += 1;
        throw new Error("the process died");
      },
    });
    await expect(dying).rejects.toThrow("the process died");
    expect(steps).toBe(1);
    expect(await other.push.outbox.unfinished()).toEqual(["quake"]);
    expect(await other.push.outbox.counts()).toMatchObject({ waiting: 5 });
    expect(await other.push.outbox.queue("quake", atOnce)).toBe(2);
    expect(await other.push.outbox.counts()).toMatchObject({ waiting: 7 });
  });

  it("ROUTE-05 each is claimed by one process, comes back when the claim ends, and leaves once", async () => {
    for (const name of ["a", "b", "c"]) await store.push.subscribe(device(name));
    await store.push.outbox.queue("quake", atOnce);
    const claims = await Promise.all([store.push.outbox.claim(3, 1000), other.push.outbox.claim(3, 1000)]);
    const claimed = claims.flat().toSorted((one, two) => one.number - two.number);
    expect(claimed.map(({ address }) => address.endpoint.at(-1))).toEqual(["a", "b", "c"]);
    expect(claimed[0]).toMatchObject({ alert: "quake", queuedAt: NOON, choice, tries: 1 });
    await settle(claimed.slice(0, 1), { is: "delivered" });
    await settle(claimed.slice(1, 2), { is: "again", at: now + 500, fault: "status 500" });
    expect(await store.push.outbox.claim(3, 1000)).toEqual([]);
    now += 500;
    const again = await other.push.outbox.claim(3, 1000);
    expect(again).toEqual([{ ...claimed[1], tries: 2 }]);
    now += 500;
    expect((await store.push.outbox.claim(3, 1000)).map(({ number }) => number)).toEqual([claimed[2]?.number]);
    await settle(again, { is: "over" });
    expect(await store.push.outbox.counts()).toEqual({ subscriptions: 3, waiting: 1, givenUp: 1 });
  });

  it("ROUTE-05 a device that is gone, or fails five times in a row, is forgotten", async () => {
    for (const name of ["gone", "failing", "recovering"]) await store.push.subscribe(device(name));
    for (let turn = 0; turn < 5; turn += 1) {
      await store.push.outbox.queue(`alert ${turn}`, atOnce);
      const claimed = await store.push.outbox.claim(9, 1000);
      const of = (name: string) => claimed.filter(({ address }) => address.endpoint.endsWith(name));
      await settle(of("/gone"), { is: "gone" });
      await settle(of("/failing"), { is: "failed", fault: "status 403" });
      await settle(of("/recovering"), turn === 3 ? { is: "delivered" } : { is: "failed", fault: "status 403" });
    }
    const left = await Promise.all(
      ["gone", "failing", "recovering"].map((name) => store.push.choiceAt(`https://push.example/${name}`)),
    );
    expect(left.map((kept) => kept !== undefined)).toEqual([false, false, true]);
    expect(await store.push.outbox.counts()).toEqual({ subscriptions: 1, waiting: 0, givenUp: 4 });
  });
});
