// News alerts over HTTP: how they reach a push service, and what open pages hear.

import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { beforeItsTime } from "../before-its-time.ts";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { runContent } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { isWithin } from "../patience.ts";
import type { ArrivedPush } from "../stand-ins/push-service.ts";
import { alertsSite } from "./alerts-site.ts";
import { openStream } from "./event-stream.ts";

const { call, publish, service, site, subscribe } = alertsSite();

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

const arrival = (device: string, body: string): Promise<ArrivedPush> =>
  eventually(() => {
    const push = service().arrived.find((one) => one.device === device && one.message.body === body);
    if (push === undefined) throw new Error(`“${body}” has not come to ${device}`);
    return push;
  });

const bodiesAt = (device: string) =>
  service()
    .arrived.filter((one) => one.device === device)
    .map(({ message }) => message.body);

describe("sending alerts", () => {
  it("ROUTE-05 an alert of the command reaches the device: signed, sealed, urgent and short-lived", async () => {
    await subscribe("phone", { topics: ["weather"] });
    await subscribe("other", { topics: ["politics"] });
    const args = [
      "alert",
      "Tornado near Riverton",
      "--url",
      "/us/tornado",
      "--topic",
      "weather",
      "--level",
      "urgent",
      "--hours",
      "2",
    ];
    const sent = await runContent(args, { ...ofDemoBrand, DATA_DIR: site().dataDir });
    expect(sent).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d{4}-\d\d-\d\d-[0-9a-f]{8}\n$/) });
    const { message, headers, sender } = await arrival("phone", "Tornado near Riverton");
    expect(message).toEqual({
      title: "Urgent",
      body: "Tornado near Riverton",
      url: "/us/tornado",
      tag: `alert-${sent.stdout.trim()}`,
      urgent: true,
    });
    expect(headers).toMatchObject({ urgency: "high", topic: expect.stringMatching(/^[\w-]{32}$/) });
    expect(Number(headers["ttl"])).toBeGreaterThan(7000);
    expect(Number(headers["ttl"])).toBeLessThanOrEqual(7200);
    expect(sender.sub).toBe("mailto:desk@meridian.example");
    expect(bodiesAt("other")).toEqual([]);
  });

  it("ROUTE-05 what the push service answers decides: taken, gone, busy, broken", async () => {
    const gone = await subscribe("gone");
    service().answers.set("gone", [{ status: 410 }]);
    await subscribe("busy");
    service().answers.set("busy", [{ status: 429, retryAfter: "1" }]);
    await subscribe("broken");
    service().answers.set("broken", [{ status: 500 }]);
    const refusing = await subscribe("refusing");
    service().answers.set("refusing", [{ status: 400 }]);
    await publish({ id: "quake", text: "Quake", publication_date: ago(1), expires: ago(-600) });
    await arrival("busy", "Quake");
    await arrival("broken", "Quake");
    const statuses = (device: string) =>
      service()
        .asked.filter((one) => one.device === device)
        .map(({ status }) => status);
    expect([statuses("busy"), statuses("broken")]).toEqual([
      [429, 201],
      [500, 201],
    ]);
    expect([statuses("gone"), statuses("refusing")]).toEqual([[410], [400]]);
    expect((await call("POST", "subscription/lookup", { endpoint: gone.endpoint })).status).toBe(404);
    expect((await call("POST", "subscription/lookup", { endpoint: refusing.endpoint })).status).toBe(200);
    expect(site().log()).toContain("push failed");
    expect(site().log()).not.toContain(`${service().url}/`);
  });

  it("ROUTE-05 only news is sent, each once, and what is scheduled on time", async () => {
    await subscribe("reader");
    await publish(
      { id: "archived", text: "Archived", publication_date: ago(3600), expires: ago(-3600) },
      { id: "undated", text: "Undated" },
      { id: "over", text: "Over", publication_date: ago(10), expires: ago(1) },
      { id: "draft", text: "Draft", publication_date: ago(1), published: false },
      { id: "now", text: "Now", expires: ago(-600) },
    );
    await arrival("reader", "Now");
    expect(bodiesAt("reader")).toEqual(["Now"]);
    const due = Date.now() + 1500;
    await publish(
      { id: "now", text: "Now, in other words", expires: ago(-600) },
      { id: "later", text: "Later", publication_date: new Date(due).toISOString() },
    );
    const { at } = await arrival("reader", "Later");
    expect(at - due).toBeGreaterThanOrEqual(0);
    expect(isWithin(at - due, 2000)).toBe(true);
    expect(bodiesAt("reader")).toEqual(["Now", "Later"]);
  });

  it("ROUTE-05 quiet hours hold breaking news back, leave updates out, and let the urgent through", async () => {
    const hours = (from: number, to: number) => {
      const clock = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString().slice(11, 16);
      return { from: clock(from), to: clock(to) };
    };
    await subscribe("sleeper", { quiet: hours(-1, 1) });
    await subscribe("early-bird", { quiet: hours(1, 2) });
    await publish(
      { id: "quiet-urgent", text: "Wake up", level: "urgent", publication_date: ago(1) },
      { id: "quiet-breaking", text: "Can wait", publication_date: ago(1) },
      { id: "quiet-update", text: "Never mind", level: "update", publication_date: ago(1) },
    );
    await arrival("sleeper", "Wake up");
    for (const text of ["Wake up", "Can wait", "Never mind"]) await arrival("early-bird", text);
    expect(bodiesAt("sleeper")).toEqual(["Wake up"]);
  });
});

describe("open pages", () => {
  it("ROUTE-05 hear of a new alert within two seconds, of its end, and of the one before it", async () => {
    const stream = await openStream(`${site().url}/api/live/alerts`);
    await stream.next("hello");
    const started = Date.now();
    await publish({ id: "banner", text: "On every page", url: "/us", publication_date: ago(0), expires: ago(-600) });
    const message = JSON.parse((await stream.next("update")).data);
    expect(isWithin(Date.now() - started, 2000)).toBe(true);
    expect(message.put).toMatchObject([{ id: "banner", html: expect.stringContaining('data-alert="banner"') }]);
    const root = parse(await (await fetch(site().url)).text());
    expect(root.querySelector("[data-alert]")?.getAttribute("data-rev")).toBe(message.version);
    const same = await fetch(`${site().url}/api/live/alerts?since=${message.version}`, {
      headers: { "if-none-match": `"${message.version}"` },
    });
    expect(same.status).toBe(304);
    await publish({ id: "banner", deleted: true });
    const after = JSON.parse((await stream.next("update")).data);
    expect([after.gone, after.put.map(({ id }: { id: string }) => id)]).toEqual([
      ["banner"],
      [expect.not.stringContaining("banner")],
    ]);
    stream.close();
  });

  it("ROUTE-05 a page made while an alert stands is not shown after its end", async () => {
    const { prepared } = await beforeItsTime(async (at) => {
      const expires = new Date(at).toISOString();
      await publish({ id: "short", text: "For a moment", publication_date: ago(0), expires });
      return (await fetch(site().url)).text();
    });
    expect(prepared).toContain("For a moment");
    await eventually(async () => expect(await (await fetch(site().url)).text()).not.toContain("For a moment"));
  });
});
