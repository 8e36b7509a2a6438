// Webhooks from the change to a receiving server, on both databases. The clock of the store is the test's own; the receiver is a real server.

import { pino } from "pino";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import type { WebhookEvent } from "../../content/webhooks/webhook-events.ts";
import { startWebhookWorker } from "../../server/webhooks/webhook-worker.ts";
import type { OutboxWorker } from "../../server/work/outbox-worker.ts";
import { eventually } from "../eventually.ts";
import { impatient, isSignedBy, startWebhookReceiver, type WebhookReceiver } from "../stand-ins/webhook-receiver.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { minutesBefore, noon, postToStore, put, story } from "./sample-records.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(databases)("webhooks on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let store: Store;
  let receiver: WebhookReceiver;
  let worker: OutboxWorker | undefined;
  let now = noon;
  let figures = { webhooksDelivered: 0, webhooksFailed: 0 };

  beforeEach(async () => {
    now = noon;
    figures = { webhooksDelivered: 0, webhooksFailed: 0 };
    [home, receiver] = await Promise.all([empty(), startWebhookReceiver()]);
    store = await openStore({ ...home, now: () => now });
  });
  afterEach(async () => {
    await worker?.stop();
    worker = undefined;
    await store.close();
    await Promise.all([home.drop(), receiver.stop()]);
  });
  afterAll(stop);

  /** With less patience for some addresses. */
  function work(patience: Record<string, number> = {}): OutboxWorker {
    const sender = impatient(receiver, patience);
    const log = pino({ level: "silent" });
    const origin = "https://harbor.example";
    return startWebhookWorker({ outbox: store.webhooks.outbox, sender, origin, figures, log, now: () => now });
  }
  const add = (path: string, ...events: WebhookEvent[]) => store.webhooks.add(receiver.url(path), events);
  const eventsAt = (path: string) =>
    receiver.toldAt(path).map(({ body }) => {
      const { type, data } = JSON.parse(body);
      return `${type} ${data.type}/${data.id}`;
    });
  /** Let be sent what is due, and no more than that. */
  async function afterAWhile(milliseconds: number): Promise<void> {
    now += milliseconds;
    worker?.wake();
    await eventually(async () => expect((await store.webhooks.outbox.counts()).waiting).toBe(0));
  }

  /** Time passes while nothing is under way. */
  async function untilTaken(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) {
      await eventually(() => expect(figures.webhooksDelivered + figures.webhooksFailed).toBe(receiver.told.length));
      if ((await store.webhooks.outbox.counts()).waiting === 0) return;
      const before = receiver.told.length;
      now += 10 * minute;
      worker?.wake();
      await eventually(() => expect(receiver.told.length).toBeGreaterThan(before));
    }
    throw new Error("not everything was taken");
  }

  it("tell what readers see of every change, signed, and nothing of drafts", async () => {
    const { secret } = await add("/all");
    await add("/some", "content.withdrawn", "alert.sent");
    worker = work();
    await store.write([story("1"), story("draft", { published: false })]);
    await store.write([story("1", { title: "Renamed" }), story("draft", { published: false, title: "Secret" })]);
    await store.write([story("1", { title: "Renamed" })]);
    await store.write([
      put({ type: "alert", id: "a", text: "Fog", publication_date: minutesBefore(1) }),
      { remove: { type: "article", id: "1" } },
      { remove: { type: "article", id: "draft" } },
    ]);
    await afterAWhile(0);
    expect(eventsAt("/all").toSorted()).toEqual([
      "alert.sent alert/a",
      "content.changed article/1",
      "content.published article/1",
      "content.withdrawn article/1",
    ]);
    expect(eventsAt("/some").toSorted()).toEqual(["alert.sent alert/a", "content.withdrawn article/1"]);
    const [first] = receiver.toldAt("/all");
    expect(JSON.parse(first?.body ?? "")).toEqual({
      type: "content.published",
      timestamp: new Date(noon).toISOString(),
      data: { type: "article", id: "1", address: "https://harbor.example/politics/1" },
    });
    expect(receiver.toldAt("/all").every((told) => isSignedBy(secret, told))).toBe(true);
    expect(receiver.toldAt("/some").some((told) => isSignedBy(secret, told))).toBe(false);
  });

  it("tell of every post of live coverage as of a change of its event", async () => {
    await add("/all");
    worker = work();
    await store.write([put({ type: "live_event", id: "7", title: "Storm", path: "/coverage/storm" })]);
    const appended = await store.posts.append("7", postToStore({ id: "a", title: "Water rises" }), { sent: "once" });
    expect(appended).toMatchObject({ outcome: "new" });
    await store.posts.remove("7", "a");
    await afterAWhile(0);
    expect(eventsAt("/all")).toEqual([
      "content.published live_event/7",
      "content.changed live_event/7",
      "content.changed live_event/7",
    ]);
  });

  it("tell of what is scheduled when its embargo passes, also those who came later", async () => {
    await add("/first");
    const later = (minutes: number, fields = {}) => ({ publication_date: minutesBefore(-minutes), ...fields });
    await store.write([
      story("soon", later(10)),
      story("moved", later(10)),
      story("dropped", later(10)),
      story("gone", later(10)),
    ]);
    await add("/second");
    await store.write([
      story("moved", later(60)),
      story("dropped", { published: false }),
      { remove: { type: "article", id: "gone" } },
    ]);
    worker = work();
    await afterAWhile(9 * minute);
    expect(receiver.told).toEqual([]);
    await afterAWhile(2 * minute);
    expect([eventsAt("/first"), eventsAt("/second")]).toEqual([
      ["content.published article/soon"],
      ["content.published article/soon"],
    ]);
    await afterAWhile(day);
    expect(eventsAt("/first")).toEqual(["content.published article/soon", "content.published article/moved"]);
  });

  it("are tried again under the same id until they are taken, and hold up nobody else", async () => {
    await Promise.all([add("/weak"), add("/well")]);
    const answers = [500, 302, 429];
    receiver.answer = ({ path }) => (path === "/weak" ? (answers.shift() ?? 200) : 200);
    worker = work();
    await store.write([story("1"), story("2")]);
    await eventually(() => expect(receiver.toldAt("/well")).toHaveLength(2));
    await untilTaken();
    const ids = receiver.toldAt("/weak").map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(ids.length).toBeGreaterThanOrEqual(5);
    expect(receiver.toldAt("/well")).toHaveLength(2);
    expect((await store.webhooks.list()).every((one) => one.failingSince === undefined)).toBe(true);
  });

  it("one that hangs is tried again, one that answers late is not", async () => {
    await Promise.all([add("/hangs"), add("/late")]);
    let isHanging = true;
    receiver.answer = async ({ path }) => {
      if (path === "/hangs") return isHanging ? "hang" : 200;
      await eventually(() => expect(figures.webhooksFailed).toBeGreaterThan(0));
      return 200;
    };
    worker = work({ "/hangs": 200 });
    await store.write([story("1")]);
    await eventually(async () =>
      expect((await store.webhooks.list()).map(({ fault }) => fault)).toContain("no answer within 0.2 seconds"),
    );
    isHanging = false;
    await untilTaken();
    expect(receiver.toldAt("/late")).toHaveLength(1);
    expect(new Set(receiver.told.map(({ id }) => id)).size).toBe(1);
    expect(receiver.toldAt("/hangs").length).toBeGreaterThanOrEqual(2);
  });

  it("an endpoint that is gone, or fails for days, is switched off", async () => {
    const [gone, dead] = await Promise.all([add("/gone"), add("/dead")]);
    receiver.answer = ({ path }) => (path === "/gone" ? 410 : 503);
    worker = work();
    await store.write([story("1")]);
    const stateOf = async (id: string) => (await store.webhooks.list()).find((one) => one.id === id);
    await eventually(async () => expect((await stateOf(gone.id))?.off?.reason).toBe("answered 410"));
    await eventually(async () => expect((await stateOf(dead.id))?.fault).toBe("answered 503"));
    expect((await stateOf(dead.id))?.off).toBeUndefined();
    now += 6 * day;
    await store.write([story("2")]);
    worker.wake();
    await eventually(async () => expect((await stateOf(dead.id))?.off?.reason).toBe("for days: answered 503"));
    const before = receiver.told.length;
    await store.write([story("3")]);
    expect((await store.webhooks.outbox.counts()).waiting).toBe(0);
    receiver.answer = () => 200;
    await store.webhooks.switchOn(gone.id);
    await store.write([story("4")]);
    worker.wake();
    await eventually(() => expect(receiver.told.length).toBe(before + 1));
    expect(eventsAt("/gone").at(-1)).toBe("content.published article/4");
  });

  it("a secret that is changed signs along for a day", async () => {
    const { id, secret } = await add("/hook");
    const next = (await store.webhooks.renewSecret(id)) ?? "";
    worker = work();
    await store.write([story("1")]);
    await afterAWhile(0);
    now += day + minute;
    await store.write([story("2")]);
    await afterAWhile(0);
    const signed = receiver.told.map((told) => [isSignedBy(secret, told), isSignedBy(next, told)]);
    expect(signed).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it("two nodes tell of a change once", async () => {
    await add("/hook");
    const other = await openStore({ ...home, now: () => now });
    worker = work();
    const second = startWebhookWorker({
      outbox: other.webhooks.outbox,
      sender: impatient(receiver, {}),
      origin: "https://harbor.example",
      figures,
      log: pino({ level: "silent" }),
      now: () => now,
    });
    await store.write(Array.from({ length: 60 }, (_, number) => story(String(number))));
    second.wake();
    await afterAWhile(0);
    await second.stop();
    await other.close();
    expect(receiver.told).toHaveLength(60);
    expect(new Set(receiver.told.map(({ id }) => id)).size).toBe(60);
    expect(figures).toEqual({ webhooksDelivered: 60, webhooksFailed: 0 });
  });

  it("records that are prepared anew are no change", async () => {
    await add("/hook");
    const record = story("1");
    await store.write([record]);
    if ("put" in record) await store.writeBack([record.put]);
    expect((await store.webhooks.outbox.counts()).waiting).toBe(1);
  });
});
