// Signing in with a TV provider: the way there and back, what a viewer gets, and what nobody else does. The service is the site's stand-in.

import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signViewer, type ViewerToken } from "../../content/sign-in-token.ts";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { video } from "../stand-ins/video-records.ts";

const secret = "shared with the service";
const locked = 7002;

let site: DemoSite;
beforeAll(async () => {
  site = await startDemoSite({
    empty: true,
    env: { ...ofDemoBrand, STAND_INS: "on", SIGN_IN_URL: "/api/stand-ins/sign-in", SIGN_IN_SECRET: secret },
    records: [
      video(7001, "Ferry open"),
      video(locked, "Ferry locked", { isLocked: true, captions: { url: "https://words.example/7002.vtt" } }),
    ],
  });
});
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { redirect: "manual", headers });
const post = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { method: "POST", redirect: "manual", headers });
const tokenOf = (kind: ViewerToken, until: number, by = secret) =>
  signViewer(kind, { provider: "Prairie Cable", until }, by);
const minute = 60_000;
const cookieOf = (response: Response) => response.headers.get("set-cookie") ?? "";
const stream = (cookie: string) => get(`/api/video/${locked}/stream`, { cookie });

/** As a reader would: by the links and buttons of the pages alone. */
async function signIn(): Promise<Response> {
  const page = parse(await (await get(`/video/${locked}`)).text());
  const link = page.querySelectorAll("a").find(({ text }) => text.trim() === "Sign in");
  const service = parse(await (await get(link?.getAttribute("href") ?? "")).text());
  const [provider] = service.querySelectorAll("button");
  const chosen = await post(provider?.getAttribute("formaction") ?? "");
  return get(chosen.headers.get("location") ?? "");
}

describe("a viewer", () => {
  it("VIDEO-05 signs in from the page of a locked video, comes back to it, and gets its stream", async () => {
    const back = await signIn();
    expect(back.status).toBe(303);
    expect(back.headers.get("location")).toBe(`/video/${locked}`);
    expect(cookieOf(back)).toMatch(/^viewer=[^;]+; Path=\/api\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    const [cookie = ""] = cookieOf(back).split(";");
    const answer = await stream(cookie);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer.json()).toEqual({
      standing: "playable",
      stream: { url: `https://films.example/${locked}.mp4`, format: "mp4" },
      captions: { url: "https://words.example/7002.vtt", language: "en" },
      auth: "viewer",
      mvpd: "Prairie Cable",
    });
    expect(await (await get("/api/viewer", { cookie })).json()).toEqual({ auth: "viewer", mvpd: "Prairie Cable" });
  });

  it("VIDEO-05 finds the way to sign in on the picture of a locked video too", async () => {
    const page = parse(await (await get(`/video/${locked}`)).text());
    const leadsTo = (text: string) =>
      page
        .querySelectorAll("main a")
        .find((link) => link.text.endsWith(text))
        ?.getAttribute("href");
    expect(leadsTo("Sign in to watch")).toMatch(/^\/api\/stand-ins\/sign-in\?/);
    expect(leadsTo("Sign in to watch")).toBe(leadsTo("Sign in"));
  });

  it("signs out", async () => {
    const answer = await post("/api/sign-out?to=/login");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/login"]);
    expect(cookieOf(answer)).toMatch(/^viewer=; Path=\/api\/; Max-Age=0/);
    expect(cookieOf(await post("/api/sign-out?to=/login", { "sec-fetch-site": "cross-site" }))).toBe("");
  });
});

describe("nobody else", () => {
  it.each([
    ["no cookie", () => ""],
    ["a cookie of another secret", () => `viewer=${tokenOf("viewer", Date.now() + minute, "another secret here")}`],
    ["one that has ended", () => `viewer=${tokenOf("viewer", Date.now() - minute)}`],
    ["the service's token in its place", () => `viewer=${tokenOf("sign-in", Date.now() + minute)}`],
    ["nonsense", () => "viewer=a.b.c; other=1"],
  ])("VIDEO-05 gets a stream with %s", async (_, cookie) => {
    expect(await (await stream(cookie())).json()).toEqual({ standing: "locked" });
    expect(await (await get("/api/viewer", { cookie: cookie() })).json()).toEqual({});
  });

  it.each([
    ["none", () => ""],
    ["one that has ended", () => tokenOf("sign-in", Date.now() - minute)],
    ["one of another secret", () => tokenOf("sign-in", Date.now() + minute, "another secret here")],
    ["a viewer's own", () => tokenOf("viewer", Date.now() + minute)],
  ])("comes back signed in with a token that is %s", async (_, token) => {
    const answer = await get(`/api/sign-in?to=/video/${locked}&token=${token()}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/video/${locked}#sign-in-failed`]);
    expect(cookieOf(answer)).toBe("");
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "/.//evil.example", "/%09/evil.example", ""])(
    "is sent from this site to %s",
    async (to) => {
      const query = new URLSearchParams({ to, token: tokenOf("sign-in", Date.now() + minute) }).toString();
      const location = (await get(`/api/sign-in?${query}`)).headers.get("location") ?? "";
      expect(new URL(location, site.url).origin).toBe(site.url);
    },
  );

  it("VIDEO-05 finds the stream in the page, which is the same for everybody and allows its host", async () => {
    const cookie = `viewer=${tokenOf("viewer", Date.now() + minute)}`;
    const plain = await get(`/video/${locked}`);
    const html = await plain.text();
    expect(await (await get(`/video/${locked}`, { cookie })).text()).toBe(html);
    expect(html).not.toContain("films.example/");
    expect(plain.headers.get("content-security-policy")).toContain("media-src 'self' blob: https://films.example");
    expect(plain.headers.get("cache-control")).toContain("public");
  });
});

describe("the stand-in", () => {
  it.each(["", "?return=https://evil.example/", "?return=/video/7001", "?return=/.//evil.example"])(
    "knows no way back but the site's own: %s",
    async (query) => {
      expect((await get(`/api/stand-ins/sign-in${query}`)).status).toBe(400);
      expect((await post(`/api/stand-ins/sign-in${query}`)).status).toBe(400);
    },
  );

  it("says that it is a demo, and runs no script", async () => {
    const answer = await get("/api/stand-ins/sign-in?return=/api/sign-in?to=/login");
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(await answer.text()).toContain(`<p class="demo">Demo</p>`);
  });
});

it("HEADER-04 Login leads to a page with the way to the service", async () => {
  const html = await (await get("/login")).text();
  const page = parse(html);
  const link = page.querySelectorAll("main a").find(({ text }) => text.includes("Sign in with your TV provider"));
  expect(link?.getAttribute("href")).toBe("/api/stand-ins/sign-in?return=%2Fapi%2Fsign-in%3Fto%3D%252Flogin");
  // Without script, which alone knows who has signed in.
  expect(html).toMatch(/<noscript><form action="\/api\/sign-out\?to=%2Flogin" method="post"/);
});
