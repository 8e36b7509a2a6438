// What browsers tell by themselves: how pages were for their readers, and what went wrong. Anybody can call, so the calls are held narrow.

import { request } from "node:http";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { metricsOf } from "../attacks/metrics.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";

const secret = "the secret of these very tests";
let site: DemoSite;
beforeAll(async () => {
  const env = { ACCESS_SECRET: secret, VITALS_SHARE: "0.5", CLIENT_ADDRESS_HEADER: "x-client", NODE_NAME: "the node" };
  site = await startDemoSite({ empty: true, env });
});
afterAll(() => site.stop());

let clients = 0;

/** Each from a client of its own, unless it says otherwise. */
async function tell(path: string, body: unknown, headers: Record<string, string> = {}) {
  clients += 1;
  const sent = typeof body === "string" ? body : JSON.stringify(body);
  const client = { "x-client": `10.0.${clients >> 8}.${clients & 255}` };
  return fetch(site.url + path, { method: "POST", body: sent, headers: { ...client, ...headers } });
}

const figure = async (name: string) => (await metricsOf(site.url, secret))(name) || 0;
const violation = (blockedURL: string, page = `${site.url}/politics/a?token=hidden`) => ({
  type: "csp-violation",
  url: page,
  body: { effectiveDirective: "img-src", blockedURL },
});

describe("how a page was for its reader", () => {
  const told = { page: "article", vitals: { LCP: 1500, CLS: 0.03 }, navigations: [{ page: "home", ms: 120 }] };

  it("is counted by the kind of page", async () => {
    expect((await tell("/api/vitals", told)).status).toBe(204);
    expect(await figure('site_web_vital_seconds_count{vital="LCP",page="article"}')).toBe(1);
    expect(await figure('site_web_vital_seconds_bucket{le="1.8",vital="LCP",page="article"}')).toBe(1);
    expect(await figure('site_web_vital_seconds_bucket{le="1",vital="LCP",page="article"}')).toBe(0);
    expect(await figure('site_web_vital_seconds_sum{vital="navigation",page="home"}')).toBe(0.12);
    expect(await figure('site_layout_shift_count{vital="CLS",page="article"}')).toBe(1);
  });

  it.each([
    ["a page that is none", { ...told, page: 'x",le="1' }, {}, 400],
    ["no JSON", "nonsense", {}, 400],
    ["more than there is room for", "x".repeat(3000), {}, 413],
    ["a page of another site", told, { "sec-fetch-site": "cross-site" }, 403],
    ["another origin", told, { origin: "https://evil.example" }, 403],
  ])("is not believed of %s", async (_, body, headers, status) => {
    const before = await figure('site_web_vital_seconds_count{vital="LCP",page="article"}');
    const answer = await tell("/api/vitals", body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await figure('site_web_vital_seconds_count{vital="LCP",page="article"}')).toBe(before);
  });

  it("is told to no call where pages are not timed", async () => {
    const quiet = await startDemoSite({ empty: true });
    expect((await fetch(`${quiet.url}/api/vitals`, { method: "POST", body: JSON.stringify(told) })).status).toBe(404);
    await quiet.stop();
  });
});

describe("what went wrong", () => {
  it("documents say where to tell it", async () => {
    const { headers } = await fetch(`${site.url}/`);
    expect(headers.get("reporting-endpoints")).toBe('default="/api/reports"');
    expect(headers.get("content-security-policy")).toMatch(/; report-uri \/api\/reports(;|$)/);
  });

  it("is counted by kind and directive, whichever way it is told", async () => {
    const name = 'site_browser_reports_total{kind="policy",directive="img-src"}';
    const before = await figure(name);
    const older = {
      "csp-report": { "document-uri": `${site.url}/`, "violated-directive": "img-src", "blocked-uri": "inline" },
    };
    expect(
      (
        await tell("/api/reports", [violation("https://x.example/a.gif")], {
          "content-type": "application/reports+json",
        })
      ).status,
    ).toBe(204);
    expect((await tell("/api/reports", older, { "content-type": "application/csp-report" })).status).toBe(204);
    expect((await figure(name)) - before).toBe(2);
  });

  it("of extensions and of other sites is no word in the log, and of the rest no query", async () => {
    const extension = await figure("site_extension_reports_total");
    await tell("/api/reports", [violation("chrome-extension://abcdef/x.js")]);
    await tell("/api/reports", [violation("https://elsewhere.example/", "https://elsewhere.example/")]);
    expect((await figure("site_extension_reports_total")) - extension).toBe(1);
    const authorization = `Bearer ${signAccess("operate", Date.now() + 60_000, secret)}`;
    const status = await eventually(async () => {
      const html = await (await fetch(`${site.url}/operator/status`, { headers: { authorization } })).text();
      expect(html).toContain("x.example/a.gif");
      return html;
    });
    for (const text of [status, site.log()]) expect(text).not.toMatch(/abcdef|elsewhere|hidden/);
  });

  it.each([
    ["neither way", { hello: "there" }, 400],
    ["a body without an end", "x".repeat(40_000), 413],
  ])("is refused when it is %s", async (_, body, status) => {
    expect((await tell("/api/reports", body)).status).toBe(status);
  });

  it("from one client is taken so often and no oftener", async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 60; turn += 1)
      statuses.push((await tell("/api/reports", [violation("inline")], { "x-client": "192.0.2.7" })).status);
    expect([statuses.includes(204), statuses.includes(429)]).toEqual([true, true]);
    expect(await figure('site_refused_total{kind="reports",by="client"}')).toBeGreaterThan(0);
    expect(site.log()).not.toContain('"level":50');
  });

  it("a body that says a length it does not have is cut off at the limit", async () => {
    const call = request(`${site.url}/api/reports`, { method: "POST", headers: { "transfer-encoding": "chunked" } });
    call.on("error", () => undefined);
    call.write("x".repeat(40_000));
    call.end();
    const [answer] = await once(call, "response");
    answer.resume();
    expect(answer.statusCode).toBe(413);
  });
});
