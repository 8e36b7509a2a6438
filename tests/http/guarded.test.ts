// Everything behind a token, one table: nobody enters without one, with a wrong one, with one for something else or with one that is over.

import { createHmac } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessScopes, signAccess, type AccessScope } from "../../content/access-token.ts";
import { signPreview } from "../../content/preview-token.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";

const secret = "the secret of these very tests";
const previewSecret = "another secret of these tests";
const minute = 60_000;

const guarded: readonly [scope: AccessScope, method: "GET" | "POST", path: string][] = [
  ["content", "POST", "/api/content"],
  ["read", "GET", "/api/content?type=article"],
  ["content", "GET", "/api/content/section/guarded"],
  ["content", "GET", "/api/content/section/guarded/revisions"],
  ["submissions", "GET", "/api/submissions"],
  ["submissions", "GET", "/api/subscribers"],
  ["operate", "GET", "/metrics"],
  ["operate", "GET", "/operator/status"],
];

let site: DemoSite;
beforeAll(async () => {
  site = await startDemoSite({
    empty: true,
    env: { ACCESS_SECRET: secret, PREVIEW_SECRET: previewSecret, CLIENT_ADDRESS_HEADER: "x-client" },
  });
  await fetch(`${site.url}/api/content`, {
    method: "POST",
    body: JSON.stringify({ type: "section", id: "guarded", title: "Guarded" }),
    headers: { authorization: `Bearer ${token("content")}` },
  });
});
afterAll(() => site.stop());

const token = (scope: AccessScope, until = Date.now() + minute, by = secret) => signAccess(scope, until, by);
let clients = 0;
/** Each time from another address: one that shows many wrong tokens has to wait. */
const ask = (method: string, path: string, authorization?: string) => {
  clients += 1;
  return fetch(site.url + path, {
    method,
    ...(method === "POST" && { body: "" }),
    headers: { "x-client": `10.0.0.${clients % 250}`, ...(authorization !== undefined && { authorization }) },
  });
};

const flipped = (given: string) => given.slice(0, -2) + (given.at(-2) === "A" ? "B" : "A") + given.slice(-1);

describe.each(guarded)("a token for %s opens %s %s", (scope, method, path) => {
  const other = accessScopes.find((each) => each !== scope) ?? "operate";
  const ended = createHmac("sha256", secret).update("access nothing").digest("base64url");

  it("and is taken as a bearer, or as the password of a browser", async () => {
    expect((await ask(method, path, `Bearer ${token(scope)}`)).status).toBe(200);
    const basic = Buffer.from(`anybody:${token(scope)}`).toString("base64");
    expect((await ask(method, path, `Basic ${basic}`)).status).toBe(200);
  });

  it.each([
    ["no token", undefined],
    ["an empty one", "Bearer "],
    ["nonsense", "Bearer nonsense"],
    ["a very long one", `Bearer ${"a".repeat(8000)}`],
    ["a wrong signature", `Bearer ${flipped(token(scope))}`],
    ["another secret", `Bearer ${token(scope, undefined, "not the secret of the site")}`],
    ["another purpose", `Bearer ${signPreview({ type: "article", id: scope, until: Date.now() + minute }, secret)}`],
    ["another scope", `Bearer ${token(other)}`],
    ["one that is over", `Bearer ${token(scope, Date.now() - 1000)}`],
    [
      "a later end written into one that is over",
      `Bearer ${token(scope, Date.now() - 1000).replace(/\.\w+\./, ".zzzzzz.")}`,
    ],
    ["a signature of nothing", `Bearer .${ended}`],
    ["the token as the scheme", token(scope)],
  ])("but not %s", async (_, authorization) => {
    const refused = await ask(method, path, authorization);
    expect(refused.status).toBe(401);
    expect(refused.headers.get("cache-control")).toBe("private, no-store");
    expect(refused.headers.get("www-authenticate")).toContain(`realm="${scope}"`);
    expect(await refused.json()).toEqual({ message: `needs a token for ${scope}`, statusCode: 401 });
  });

  it("and is no parameter: addresses end up in logs", async () => {
    const withToken = `${path}${path.includes("?") ? "&" : "?"}token=${token(scope)}&access_token=${token(scope)}`;
    expect((await ask(method, withToken)).status).toBe(401);
  });
});

it("a browser can read that it may ask for a password: a line for each scheme", async () => {
  const [answer]: IncomingMessage[] = await once(get(`${site.url}/operator/status`), "response");
  answer?.resume();
  expect(answer?.headersDistinct["www-authenticate"]).toEqual(['Bearer realm="operate"', 'Basic realm="operate"']);
});
