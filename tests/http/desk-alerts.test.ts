// News alerts by the calls of the desk: who may, sent once however often, let out by a second person, withdrawn; and what a real device gets.

import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AlertLine, AlertToSend } from "../../model/desk/alert-calls.ts";
import { changedBrand, demoBrand } from "../brands/brand-folders.ts";
import { eventually } from "../eventually.ts";
import { startAlertsDesk } from "./alerts-desk.ts";
import { startDeskCalls, type DeskCalls } from "./desk-site.ts";

type Call = Awaited<ReturnType<DeskCalls["as"]>>;

const alert = (fields: Partial<AlertToSend> = {}): AlertToSend => ({
  id: randomUUID(),
  text: `Quake ${randomUUID()}`,
  url: "/us/quake",
  level: "breaking",
  topics: ["breaking"],
  hours: 2,
  at: null,
  isDeadKnown: false,
  ...fields,
});

const linesOf = async (call: Call): Promise<AlertLine[]> => (await (await call("GET", "/alerts")).json()).alerts;
const lineOf = async (call: Call, id: string) => (await linesOf(call)).find((line) => line.id === id);

describe("alerts of one person", () => {
  let desk: Awaited<ReturnType<typeof startAlertsDesk>>;
  let call: Call;
  beforeAll(async () => {
    desk = await startAlertsDesk();
    call = await desk.as("producer", "Pia");
    await desk.subscribe("phone", { topics: ["breaking", "weather"] });
    await desk.subscribe("quiet", { topics: ["weather"], quiet: { from: "00:00", to: "23:59" } });
  });
  afterAll(() => desk.stop());

  it("who would get one is counted by topics, with those that have quiet hours and what is at the address", async () => {
    const reach = async (query: string) => (await call("GET", `/alerts-reach?${query}`)).json();
    const at = Date.now() + 86_400_000 - (Date.now() % 86_400_000) + 3_600_000;
    expect(await reach(`topics=breaking,weather&url=/us/quake&at=${at}`)).toEqual({
      devices: 2,
      quiet: 1,
      byTopic: { breaking: 1, weather: 2 },
      address: "page",
    });
    expect(await reach(`topics=breaking&url=/us/none&at=${at}`)).toMatchObject({
      devices: 1,
      quiet: 0,
      address: "nothing",
    });
    expect(await reach("topics=sports")).toMatchObject({ devices: 0, address: null });
    expect((await call("GET", "/alerts-reach?at=soon")).status).toBe(422);
  });

  it("one that is sent twice, also at once, reaches a device once, stands and is written down", async () => {
    const sent = alert();
    const answers = await Promise.all([call("POST", "/alerts", sent), call("POST", "/alerts", sent)]);
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([200, { state: "stands" }]);
    await eventually(async () =>
      expect(await lineOf(call, sent.id)).toMatchObject({
        state: "stands",
        who: "Pia",
        isMine: true,
        devices: { all: 1, told: 1 },
      }),
    );
    expect(await (await call("POST", "/alerts", sent)).json()).toEqual({ state: "stands" });
    // What is sent after it comes after it.
    const next = alert();
    await call("POST", "/alerts", next);
    await eventually(() => expect(desk.bodiesAt("phone")).toContain(next.text));
    expect(desk.bodiesAt("phone").filter((body) => body === sent.text)).toHaveLength(1);
    expect(desk.bodiesAt("quiet")).toEqual([]);
    const deeds = (await desk.store.desk.log.read(50)).filter(({ subject }) => subject === `alert/${sent.id}`);
    expect(deeds).toMatchObject([{ name: "Pia", act: "sent-alert", details: { text: sent.text } }]);
    expect((await call("POST", "/alerts", { ...sent, text: "Other words" })).status).toBe(409);
    const other = await desk.as("producer", "Max");
    expect((await other("POST", "/alerts", sent)).status).toBe(409);
  });

  it("one for a moment waits for it", async () => {
    const sent = alert({ at: Date.now() + 3_600_000 });
    expect(await (await call("POST", "/alerts", sent)).json()).toEqual({ state: "later" });
    expect(await lineOf(call, sent.id)).toMatchObject({ state: "later", at: sent.at, devices: null });
    expect(desk.bodiesAt("phone")).not.toContain(sent.text);
  });

  it.each([
    ["nothing", { text: " " }, "text"],
    ["too much", { text: "x".repeat(281) }, "text"],
    ["a dead address", { url: "/us/none" }, "url"],
    ["an address that is none", { url: "javascript:alert(1)" }, "url"],
    ["no topics", { topics: [] }, "topics"],
    ["a moment that is over", { at: 1 }, "at"],
    ["no hours", { hours: 0 }, "hours"],
  ])("%s is refused at its field", async (_, fields, field) => {
    const answer = await call("POST", "/alerts", alert(fields));
    expect([answer.status, Object.keys((await answer.json()).faults ?? {})]).toEqual([422, [field]]);
  });

  it("a dead address that is known goes out", async () => {
    const sent = alert({ url: "/us/none", isDeadKnown: true });
    expect((await call("POST", "/alerts", sent)).status).toBe(200);
  });

  it("what is sent need not make sense", async () => {
    expect((await call("POST", "/alerts", {})).status).toBe(422);
    expect((await call("POST", "/alerts", { ...alert(), id: "../x" })).status).toBe(422);
    expect((await call("DELETE", "/alerts/none")).status).toBe(404);
  });

  it("one that is withdrawn is gone from pages, is listed as such, and does not come back when it is sent again", async () => {
    const sent = alert();
    await call("POST", "/alerts", sent);
    const page = async () => (await fetch(`${desk.site.url}/`)).text();
    await eventually(async () => expect(await page()).toContain(sent.text));
    expect((await call("DELETE", `/alerts/${sent.id}`)).status).toBe(200);
    expect(await desk.lastDeed()).toMatchObject({ name: "Pia", act: "withdrew-alert", details: { text: sent.text } });
    await eventually(async () => expect(await page()).not.toContain(sent.text));
    expect((await call("POST", "/alerts", sent)).status).toBe(409);
    expect(await lineOf(call, sent.id)).toMatchObject({
      state: "withdrawn",
      text: sent.text,
      who: "Pia",
      withdrawn: { who: "Pia", at: expect.any(Number), wasOut: true },
    });
    expect((await call("DELETE", `/alerts/${sent.id}`)).status).toBe(404);
  });
});

describe("alerts with a second person's yes", () => {
  let desk: Awaited<ReturnType<typeof startAlertsDesk>>;
  let pia: Call;
  let eve: Call;
  let ada: Call;
  beforeAll(async () => {
    desk = await startAlertsDesk({ DESK_ALERT_APPROVAL: "on" });
    pia = await desk.as("producer", "Pia");
    eve = await desk.as("editor", "Eve");
    ada = await desk.as("admin", "Ada");
    await desk.subscribe("phone", { topics: ["breaking"] });
  });
  afterAll(() => desk.stop());

  async function asked(by: Call, fields: Partial<AlertToSend> = {}) {
    const sent = alert(fields);
    expect(await (await by("POST", "/alerts", sent)).json()).toEqual({ state: "asked" });
    const { version = "" } = (await lineOf(by, sent.id)) ?? {};
    const answer = (call: Call, says: string, reason = "") =>
      call("POST", `/alerts/${sent.id}/answer`, { says, reason, over: version });
    return { sent, answer };
  }

  it("what was asked for goes out with a yes of somebody else, at that moment, once", async () => {
    const before = new Date().toISOString();
    const { sent, answer } = await asked(pia);
    expect((await fetch(`${desk.site.url}/`)).status).toBe(200);
    expect(await desk.store.byId("alert", sent.id)).not.toMatchObject({ published: true });
    expect(await (await pia("POST", "/alerts", sent)).json()).toEqual({ state: "asked" });
    expect((await answer(pia, "yes")).status).toBe(403);
    expect(desk.bodiesAt("phone")).toEqual([]);
    const answers = await Promise.all([answer(eve, "yes"), answer(ada, "yes")]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
    await eventually(() => expect(desk.bodiesAt("phone")).toEqual([sent.text]));
    const record = await desk.store.byId("alert", sent.id);
    expect(record).toMatchObject({ published: true });
    expect((record?.publication_date ?? "") >= before).toBe(true);
    expect(await lineOf(pia, sent.id)).toMatchObject({
      state: "stands",
      who: "Pia",
      answer: { who: expect.stringMatching(/Eve|Ada/) },
    });
  });

  it("nobody says yes to what they asked for, whatever their role", async () => {
    for (const own of [eve, ada]) {
      const { sent, answer } = await asked(own);
      expect((await answer(own, "yes")).status).toBe(403);
      expect((await answer(own, "no", "Mine")).status).toBe(403);
      expect(await lineOf(own, sent.id)).toMatchObject({ state: "asked" });
    }
  });

  it("a no needs a reason, and is the end of it", async () => {
    const { sent, answer } = await asked(pia);
    expect((await (await answer(eve, "no")).json()).faults).toEqual({ reason: "is missing" });
    expect((await answer(eve, "no", "Not confirmed")).status).toBe(200);
    expect((await answer(eve, "no", "Not confirmed")).status).toBe(200);
    expect(await desk.lastDeed()).toMatchObject({
      name: "Eve",
      act: "refused-alert",
      details: { asked: "Pia", reason: "Not confirmed" },
    });
    expect((await answer(ada, "yes")).status).toBe(412);
    expect(await lineOf(pia, sent.id)).toMatchObject({
      state: "refused",
      answer: { who: "Eve", reason: "Not confirmed" },
    });
  });

  it("nobody says yes to what has changed since they saw it, or to what was withdrawn", async () => {
    const { sent, answer } = await asked(pia);
    expect((await eve("POST", `/alerts/${sent.id}/answer`, { says: "yes", reason: "", over: "seen" })).status).toBe(
      412,
    );
    expect((await eve("POST", `/alerts/${sent.id}/answer`, { says: "maybe" })).status).toBe(422);
    expect((await pia("DELETE", `/alerts/${sent.id}`)).status).toBe(200);
    expect((await answer(eve, "yes")).status).toBe(404);
  });

  it("one for a moment waits for it after the yes", async () => {
    const { sent, answer } = await asked(pia, { at: Date.now() + 3_600_000 });
    expect((await answer(eve, "yes")).status).toBe(200);
    expect(await desk.lastDeed()).toMatchObject({ name: "Eve", act: "approved-alert", details: { asked: "Pia" } });
    expect(await lineOf(pia, sent.id)).toMatchObject({ state: "later", at: sent.at });
  });
});

it("a brand without alerts has no such calls, and its people are told", async () => {
  const folder = await changedBrand(demoBrand, { features: { alerts: false } });
  const desk = await startDeskCalls([], { BRAND_DIR: folder });
  try {
    const call = await desk.as("admin", "Ada");
    expect((await (await call("GET", "/me")).json()).off).toEqual(["alerts", "approve"]);
    expect((await call("GET", "/alerts")).status).toBe(404);
    expect((await call("GET", "/alerts-reach")).status).toBe(404);
    expect((await call("POST", "/alerts", alert())).status).toBe(404);
    expect((await call("POST", "/alerts/x/answer", { says: "yes" })).status).toBe(404);
    expect((await call("DELETE", "/alerts/x")).status).toBe(404);
  } finally {
    await desk.stop();
    await rm(folder, { recursive: true });
  }
});
