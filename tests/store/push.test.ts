// Alerts on their way to devices, on both databases: queued once for each device, claimed by one process, and forgotten with it.

import { describe, expect, it } from "vitest";
import type { PushResult } from "../../content/store/push/push-outbox.ts";
import type { NewSubscription, PushChoice } from "../../content/store/push/push-subscriptions.ts";
import type { Store } from "../../content/store/store.ts";
import { databases } from "./databases.ts";
import { noon } from "./sample-records.ts";
import { twoProcesses } from "./two-processes.ts";

const choice: PushChoice = { topics: ["breaking"], quiet: { from: 1320, to: 420 }, zone: "Europe/Paris" };
const device = (name: string, parts: Partial<NewSubscription> = {}): NewSubscription => ({
  address: { endpoint: `https://push.example/${name}`, p256dh: `key of ${name}`, auth: "secret" },
  choice,
  limits: { within: 3_600_000, perSender: 2 },
  ...parts,
});

describe.each(databases)("alerts on devices on $name", (database) => {
  const both = twoProcesses(database);

  const atOnce = { dueFor: () => both.now };
  const settle = async (claims: Awaited<ReturnType<Store["push"]["outbox"]["claim"]>>, result: PushResult) =>
    both.store.push.outbox.settle(claims.map(({ number, subscription }) => ({ number, subscription, result })));

  it("ROUTE-05 a device is stored with what it chose, changed, moved and forgotten, for every process", async () => {
    const { push } = both.store;
    expect(await push.subscribe(device("a"))).toBe("made");
    expect(await both.other.push.choiceAt("https://push.example/a")).toEqual(choice);
    const changed: PushChoice = { topics: ["weather", "world"], zone: "UTC" };
    expect(await push.subscribe(device("a", { choice: changed }))).toBe("changed");
    expect(await both.other.push.choiceAt("https://push.example/a")).toEqual(changed);

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

  it("devices are counted by what they chose, and alerts by how many have them", async () => {
    const { push } = both.store;
    const plain: PushChoice = { topics: ["world"], zone: "UTC" };
    for (const name of ["a", "b"]) await push.subscribe(device(name));
    await push.subscribe(device("c", { choice: plain }));
    const groups = await both.other.push.choiceGroups();
    expect(groups.toSorted((one, other) => one.devices - other.devices)).toEqual([
      { ...plain, devices: 1 },
      { ...choice, devices: 2 },
    ]);
    await push.outbox.queue("quake", atOnce);
    await settle(await push.outbox.claim(2, 1000), { is: "delivered" });
    expect(await both.other.push.queuedDevices(["quake", "flood"])).toEqual(new Map([["quake", { all: 3, told: 2 }]]));
    expect(await push.queuedDevices([])).toEqual(new Map());
  });

  it("ROUTE-05 one sender makes so many in an hour, and is then forgotten", async () => {
    const from = (name: string) => device(name, { sender: "mark" });
    expect(await both.store.push.subscribe(from("a"))).toBe("made");
    expect(await both.store.push.subscribe(from("b"))).toBe("made");
    expect(await both.store.push.subscribe(from("c"))).toBe("too-many");
    expect(await both.store.push.subscribe(from("a"))).toBe("changed");
    expect(await both.store.push.subscribe(device("d"))).toBe("made");
    both.now += 3_600_000;
    expect(await both.store.push.subscribe(from("c"))).toBe("made");
  });

  it("ROUTE-05 an alert is queued once for each device that wants it, whoever asks and however many there are", async () => {
    for (let number = 0; number < 12; number += 1) {
      const topics = number % 4 === 0 ? ["world"] : ["breaking"];
      await both.store.push.subscribe(device(`d${number}`, { choice: { ...choice, topics } }));
    }
    const wanted = {
      dueFor: ({ topics }: PushChoice) => (topics.includes("breaking") ? both.now : undefined),
      stepSize: 5,
    };
    const queued = await Promise.all([
      both.store.push.outbox.queue("quake", wanted),
      both.other.push.outbox.queue("quake", wanted),
    ]);
    expect(queued.reduce((sum, one) => sum + one)).toBe(9);
    expect(await both.store.push.outbox.queue("quake", wanted)).toBe(0);
    expect(await both.store.push.outbox.counts()).toEqual({ subscriptions: 12, waiting: 9, givenUp: 0 });
    expect(await both.store.push.outbox.unfinished()).toEqual([]);
    expect([await both.store.push.outbox.isQueued("quake"), await both.store.push.outbox.isQueued("flood")]).toEqual([
      true,
      false,
    ]);
  });

  it("ROUTE-05 what a process had begun to queue is gone on with by another", async () => {
    for (let number = 0; number < 7; number += 1) await both.store.push.subscribe(device(`d${number}`));
    let steps = 0;
    const dying = both.store.push.outbox.queue("quake", {
      ...atOnce,
      stepSize: 5,
      onStep: () => {
        steps += 1;
        throw new Error("the process died");
      },
    });
    await expect(dying).rejects.toThrow("the process died");
    expect(steps).toBe(1);
    expect(await both.other.push.outbox.unfinished()).toEqual(["quake"]);
    expect(await both.other.push.outbox.counts()).toMatchObject({ waiting: 5 });
    expect(await both.other.push.outbox.queue("quake", atOnce)).toBe(2);
    expect(await both.other.push.outbox.counts()).toMatchObject({ waiting: 7 });
  });

  it("ROUTE-05 each is claimed by one process, comes back when the claim ends, and leaves once", async () => {
    for (const name of ["a", "b", "c"]) await both.store.push.subscribe(device(name));
    await both.store.push.outbox.queue("quake", atOnce);
    const claims = await Promise.all([both.store.push.outbox.claim(3, 1000), both.other.push.outbox.claim(3, 1000)]);
    const claimed = claims.flat().toSorted((one, two) => one.number - two.number);
    expect(claimed.map(({ address }) => address.endpoint.at(-1))).toEqual(["a", "b", "c"]);
    expect(claimed[0]).toMatchObject({ alert: "quake", queuedAt: noon, choice, tries: 1 });
    await settle(claimed.slice(0, 1), { is: "delivered" });
    await settle(claimed.slice(1, 2), { is: "again", at: both.now + 500, fault: "status 500" });
    expect(await both.store.push.outbox.claim(3, 1000)).toEqual([]);
    both.now += 500;
    const again = await both.other.push.outbox.claim(3, 1000);
    expect(again).toEqual([{ ...claimed[1], tries: 2 }]);
    both.now += 500;
    expect((await both.store.push.outbox.claim(3, 1000)).map(({ number }) => number)).toEqual([claimed[2]?.number]);
    await settle(again, { is: "over" });
    expect(await both.store.push.outbox.counts()).toEqual({ subscriptions: 3, waiting: 1, givenUp: 1 });
  });

  it("ROUTE-05 a device that is gone, or fails five times in a row, is forgotten", async () => {
    for (const name of ["gone", "failing", "recovering"]) await both.store.push.subscribe(device(name));
    for (let turn = 0; turn < 5; turn += 1) {
      await both.store.push.outbox.queue(`alert ${turn}`, atOnce);
      const claimed = await both.store.push.outbox.claim(9, 1000);
      const of = (name: string) => claimed.filter(({ address }) => address.endpoint.endsWith(name));
      await settle(of("/gone"), { is: "gone" });
      await settle(of("/failing"), { is: "failed", fault: "status 403" });
      await settle(of("/recovering"), turn === 3 ? { is: "delivered" } : { is: "failed", fault: "status 403" });
    }
    const left = await Promise.all(
      ["gone", "failing", "recovering"].map((name) => both.store.push.choiceAt(`https://push.example/${name}`)),
    );
    expect(left.map((found) => found !== undefined)).toEqual([false, false, true]);
    expect(await both.store.push.outbox.counts()).toEqual({ subscriptions: 1, waiting: 0, givenUp: 4 });
  });
});
