// Who may ask for news alerts, and how.

import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { alertsSite } from "./alerts-site.ts";

const { call, publicKey, service, site, subscribe } = alertsSite();
const usual = { topics: ["breaking"], quiet: null, zone: "UTC" };

describe("asking for alerts", () => {
  it("ROUTE-05 the page is there, with topics and quiet hours, and says what it needs without script", async () => {
    const response = await fetch(`${site().url}/alerts/subscribe`);
    const root = parse(await response.text());
    expect(response.status).toBe(200);
    expect(root.querySelector("h1")?.text).toBe("News Alerts");
    expect(root.querySelectorAll("main fieldset legend").map(({ text }) => text)).toEqual([
      "Tell me about",
      "Quiet hours",
    ]);
    expect(root.querySelectorAll("main input[type=time]")).toHaveLength(2);
    expect(root.querySelector("main noscript")?.text).toContain("Alerts need JavaScript");
  });

  it("ROUTE-05 a browser is subscribed, changed, found and forgotten", async () => {
    const { response, endpoint } = await subscribe("changing", { quiet: { from: "22:00", to: "07:30" } });
    const stored = { topics: ["breaking"], zone: "UTC", quiet: { from: "22:00", to: "07:30" } };
    expect([response.status, await response.json()]).toEqual([201, stored]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const found = await call("POST", "subscription/lookup", { endpoint });
    expect([found.status, await found.json()]).toEqual([200, stored]);
    const { response: changed, endpoint: same } = await subscribe("changing", { topics: ["world", "none", "world"] });
    expect([changed.status, same]).toEqual([200, endpoint]);
    expect((await changed.json()).topics).toEqual(["world"]);
    const moved = service().device("moved", publicKey()).subscription;
    expect((await call("POST", "subscription", { subscription: moved, replaces: endpoint })).status).toBe(204);
    expect((await call("POST", "subscription", { subscription: moved, replaces: endpoint })).status).toBe(404);
    expect((await call("POST", "subscription/lookup", { endpoint })).status).toBe(404);
    expect((await call("POST", "subscription/lookup", { endpoint: moved.endpoint })).status).toBe(200);
    expect((await call("DELETE", "subscription", { endpoint: moved.endpoint })).status).toBe(204);
    expect((await call("POST", "subscription/lookup", { endpoint: moved.endpoint })).status).toBe(404);
    expect((await call("DELETE", "subscription", { endpoint: moved.endpoint })).status).toBe(204);
  });

  it("ROUTE-05 what cannot be used is refused with the reason", async () => {
    const { subscription } = service().device("refused", publicKey());
    const good = { subscription, ...usual };
    const elsewhere = { ...subscription, endpoint: "https://elsewhere.example/push" };
    const cases: [unknown, RegExp][] = [
      ["{", /^the body/],
      [{ ...good, subscription: elsewhere }, /^subscription\.endpoint is at no push service/],
      [{ ...good, subscription: { ...subscription, keys: { p256dh: "AA", auth: "AA" } } }, /^subscription\.keys /],
      [{ ...good, topics: [] }, /^topics must name/],
      [{ ...good, topics: ["nothing"] }, /^topics must name/],
      [{ ...good, zone: "Mars/Olympus" }, /^zone must be/],
      [{ ...good, quiet: { from: "25:00", to: "07:00" } }, /^quiet\.from must be/],
    ];
    for (const [body, message] of cases) {
      const response = await call("POST", "subscription", body);
      expect([response.status, (await response.json()).message]).toEqual([400, expect.stringMatching(message)]);
    }
    expect((await call("POST", "subscription", { ...good, more: "x".repeat(5000) })).status).toBe(413);
    expect((await call("DELETE", "subscription", {})).status).toBe(400);
  });

  it("ROUTE-05 only pages of this site may ask, and nobody too often", async () => {
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
    ]) {
      expect((await subscribe("stranger", {}, headers)).response.status).toBe(403);
    }
    const foreign = await fetch(`${site().url}/api/alerts/subscription`, {
      method: "POST",
      body: "{}",
      headers: { origin: "https://elsewhere.example" },
    });
    expect([foreign.status, foreign.headers.get("access-control-allow-origin")]).toEqual([403, null]);
    const someone = { "x-reader": "198.51.100.9" };
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1)
      statuses.push((await subscribe(`many${turn}`, {}, someone)).response.status);
    expect(statuses).toEqual([201, 201, 201, 201, 429]);
  });
});
