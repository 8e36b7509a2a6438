// The desk's door over HTTP: every role at every call, calls of other pages, cookies that are stolen or brought along, and readers who notice
// nothing of it.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { deskCalls, openCalls } from "../../model/desk/calls.ts";
import { may, roles, type Role } from "../../model/desk/roles.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";

/** As node's fetch is known. */
const device = "unknown on unknown";
const day = 86_400_000;
const origin = "https://desk.example";

let site: DemoSite;
let store: Store;
beforeAll(async () => {
  site = await startDemoSite({ env: { DESK: "on", SITE_ORIGIN: origin } });
  store = await openStore({ dataDir: site.dataDir });
});
afterAll(async () => {
  await store.close();
  await site.stop();
});

async function signedIn(role: Role, name: string = role): Promise<{ id: string; cookie: string }> {
  const { id } = await store.desk.people.add({ name, role });
  const secret = await store.desk.sessions.begin({ person: id, way: "passkey", device, lasts: day });
  return { id, cookie: `__Secure-desk=${secret}` };
}

interface Sent {
  method?: string;
  cookie?: string;
  headers?: Record<string, string>;
  body?: object;
}

const ask = (path: string, { method = "GET", cookie = "", headers = {}, body }: Sent = {}) =>
  fetch(`${site.url}/desk/api${path}`, {
    method,
    headers: { origin, "content-type": "application/json", cookie, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

describe("every role at every call", () => {
  it.each(["nobody", ...roles] as const)("%s", async (role) => {
    const answers: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [name, { method, path, needs }] of Object.entries(deskCalls)) {
      const { cookie } = role === "nobody" ? { cookie: "" } : await signedIn(role);
      // Of things that are not there: whoever may do it is told so, or that something is missing.
      const { status } = await ask(path.replaceAll(/:\w+/g, "none"), {
        method,
        cookie,
        ...(method !== "GET" && { body: {} }),
      });
      answers[name] = status === 401 || status === 403 ? String(status) : status < 500 ? "let in" : `fault ${status}`;
      const isAllowed = role !== "nobody" && (needs === "any" || may(role, needs));
      expected[name] = isAllowed ? "let in" : role === "nobody" ? "401" : "403";
    }
    expect(answers).toEqual(expected);
  });

  it("calls before signing in let nobody in without what they ask for", async () => {
    const statuses: Record<string, number> = {};
    for (const [name, { method, path }] of Object.entries(openCalls)) {
      const { status } = await ask(path, { method, ...(method !== "GET" && { body: { token: "x", id: "x" } }) });
      statuses[name] = status;
    }
    expect(statuses).toEqual({
      "sign-in.ways": 200,
      "sign-in.invitation": 404,
      "sign-in.register": 401,
      "sign-in.begin": 200,
      "sign-in.finish": 401,
    });
  });
});

describe("calls that other pages make", () => {
  const writes = { method: "POST", body: { name: "Eve", role: "admin" } };

  it.each<[string, Record<string, string>]>([
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["another host of the domain", { origin: "https://blog.desk.example", "sec-fetch-site": "same-site" }],
    ["a page without an origin", { origin: "null" }],
  ])("%s changes nothing", async (_, headers) => {
    const { cookie } = await signedIn("admin");
    const before = (await store.desk.people.list()).length;
    const response = await ask("/people", { ...writes, cookie, headers });
    expect(response.status).toBe(403);
    expect(await store.desk.people.list()).toHaveLength(before);
  });

  it("the same call by the desk's page does, and is written down", async () => {
    const { cookie } = await signedIn("admin", "Grace");
    const response = await ask("/people", { ...writes, cookie });
    expect(await response.json()).toEqual({
      link: expect.stringMatching(/^https:\/\/desk\.example\/desk\/invitation#[\w-]{43}$/),
      until: expect.any(Number),
    });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await store.desk.log.read(1)).toMatchObject([{ name: "Grace", act: "invited", details: { name: "Eve" } }]);
  });

  it("what is sent need not make sense", async () => {
    const { cookie } = await signedIn("admin");
    for (const body of [
      { name: "" },
      { name: "A", role: "king" },
      { name: "A", role: "editor", email: "no" },
      [] as object,
    ]) {
      expect((await ask("/people", { method: "POST", cookie, body })).status).toBe(422);
    }
    const response = await fetch(`${site.url}/desk/api/people`, {
      method: "POST",
      headers: { origin, cookie },
      body: "{",
    });
    expect(response.status).toBe(422);
  });
});

describe("cookies", () => {
  it("a stolen one is worth nothing on another device, and from then on nowhere", async () => {
    const { id, cookie } = await signedIn("editor", "Lin");
    expect((await ask("/me", { cookie })).status).toBe(200);
    const thief =
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
    expect((await ask("/me", { cookie, headers: { "user-agent": thief } })).status).toBe(401);
    expect((await ask("/me", { cookie })).status).toBe(401);
    expect(await store.desk.log.read(1)).toMatchObject([
      { person: id, act: "session-stolen", details: { on: "Chrome on Linux" } },
    ]);
  });

  it("one that somebody brought along before signing in is never a session", async () => {
    const brought = "__Secure-desk=a-value-of-the-attacker-who-waits";
    const begun = await ask("/sign-in/begin", { method: "POST", cookie: brought, body: {} });
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Secure-desk-pending=[\w-]{43}; Path=\/desk; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ]);
    expect((await ask("/me", { cookie: brought })).status).toBe(401);
  });

  it("signing out ends the session, also for whoever copied the cookie", async () => {
    const { cookie } = await signedIn("reporter");
    const out = await ask("/sign-out", { method: "POST", cookie, body: {} });
    expect(out.headers.getSetCookie()).toEqual([expect.stringContaining("__Secure-desk=; Path=/desk; Max-Age=0")]);
    expect((await ask("/me", { cookie })).status).toBe(401);
  });

  it("an admin signs others out; somebody else's session is nobody else's to end", async () => {
    const [admin, victim, other] = [await signedIn("admin"), await signedIn("editor"), await signedIn("editor")];
    const [line] = await store.desk.sessions.list(victim.id, "");
    const foreign = await ask(`/me/sessions/${line?.id ?? ""}`, { method: "DELETE", cookie: other.cookie, body: {} });
    expect(foreign.status).toBe(404);
    expect((await ask("/me", { cookie: victim.cookie })).status).toBe(200);
    await ask(`/people/${victim.id}/sessions`, { method: "DELETE", cookie: admin.cookie, body: {} });
    expect((await ask("/me", { cookie: victim.cookie })).status).toBe(401);
  });
});

describe("readers", () => {
  it("the desk is off unless it is switched on", async () => {
    const plain = await startDemoSite({ empty: true, env: { DESK: "off" } });
    try {
      expect((await fetch(`${plain.url}/desk`)).status).toBe(404);
      expect((await fetch(`${plain.url}/desk/api/me`)).status).toBe(404);
    } finally {
      await plain.stop();
    }
  });

  async function written(url: string) {
    const response = await fetch(url);
    return {
      status: response.status,
      body: (await response.text()).replaceAll(/"now":\d+|data-now="\d+"/g, ""),
      policy: response.headers.get("content-security-policy"),
    };
  }
  const minuteOf = ({ body }: { body: string }) => /"renderedAt":(\d+)/.exec(body)?.[1];

  it("pages have the same bytes with the desk on or off", async () => {
    const off = await startDemoSite({ dataDir: site.dataDir, env: { DESK: "off", SITE_ORIGIN: origin } });
    try {
      for (const path of [
        "/",
        "/politics",
        "/politics/senate-clears-storm-recovery-bill",
        "/search-results/search?q=storm",
        "/nowhere",
        "/settings",
      ]) {
        // Each has the hours and the ages of the minute in which it was drawn.
        const [on, without] = await eventually(async () => {
          const both = await Promise.all([site.url, off.url].map((url) => written(url + path)));
          expect(new Set(both.map(minuteOf)).size).toBe(1);
          return both;
        });
        expect(on).toEqual(without);
      }
    } finally {
      await off.stop();
    }
  });

  it("is at one address without a slash at its end, as all pages are", async () => {
    for (const [asked, path] of [
      ["/desk/", "/desk"],
      ["/desk/?fault=failed", "/desk?fault=failed"],
      ["/desk/stories/", "/desk/stories"],
    ] as const) {
      const { status, headers } = await fetch(site.url + asked, { redirect: "manual" });
      expect([status, headers.get("location")]).toEqual([303, path]);
    }
  });

  it("its documents run its own script alone, and stand in no frame", async () => {
    const response = await fetch(`${site.url}/desk/people`);
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).not.toContain("style=");
  });
});
