// Every answer says how it may be used: that it is what it says it is, what may run in it, who may load it, and that it is to be asked for
// safely. All addresses of the site, by route, by file and by call; found, moved, refused and missing.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { signAccess } from "../../content/access-token.ts";
import { operatingPaths } from "../../server/operating/routes.ts";
import { routes } from "../../site/routes.ts";
import { workerPath } from "../../site/service-worker/worker-settings.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";

const root = join(import.meta.dirname, "..", "..");
const client = join(root, "dist", "client");
const secret = "the secret of these very tests";
const article = "/politics/senate-clears-storm-recovery-bill";

let site: DemoSite;
beforeAll(async () => {
  site = await startDemoSite({ env: { SITE_ORIGIN: "https://www.meridian.example", ACCESS_SECRET: secret } });
});
afterAll(() => site.stop());

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
    .filter((path) => !path.startsWith("/."));

/** One of each ending is enough. */
const oneOfEach = (paths: readonly string[]) => [
  ...new Map(paths.map((path) => [path.replace(/^.*\./, ""), path])).values(),
];

const rowAddresses = routes.flatMap(({ path }) => [
  path.replaceAll(/:\w+\??/g, "politics").replace("*", "a/b"),
  path
    .replaceAll(/\/:\w+\?/g, "")
    .replaceAll(/:\w+/g, "nothing")
    .replace("*", "a") || "/",
]);

interface Call {
  parameters?: { name: string; in: string; example?: string | number }[];
}
const description: { paths: Record<string, Record<string, Call>> } = parse(
  readFileSync(join(root, "docs", "openapi.yaml"), "utf8"),
);
const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters = [] }]) => {
    const query = new URLSearchParams();
    let filled = path;
    for (const { name, in: place, example = "x" } of parameters) {
      if (place === "path") filled = filled.replace(`{${name}}`, encodeURIComponent(example));
      else query.set(name, String(example));
    }
    return { method: method.toUpperCase(), path: `${filled}?${query.toString()}`.replace(/\?$/, "") };
  }),
);

/** Pages by what they are, documents that are no pages, and what leads elsewhere. */
const documents = [
  "/politics",
  article,
  `${article}.amp`,
  `${article}.print`,
  `${article}/`,
  `/lite${article}`,
  "/lite/no/such",
  "/us/odalys-first-day-in-pictures",
  "/media/tugboat-cook-posts-followed-around-the-world",
  "/video/6390000000120",
  "/coverage/storm-center",
  "/terms-of-use",
  "/contact",
  "/newsletters",
  "/person/r/rosa-delgado-finch",
  "/shows/the-vail-report",
  "/elections/2023",
  `/_page${article}`,
  "/_page/no/such",
  `/_page${article}/`,
  "/robots.txt",
  "/ads.txt",
  "/llms.txt",
  "/.well-known/security.txt",
  "/sitemap.xml",
  "/sitemap-news.xml",
  "/no/such/page",
  "/%",
  "/%00",
  "/index.php?a=<script>",
];

const feeds = ["/feeds/latest.xml", "/feeds/latest.json", "/feeds/politics.xml"];
const files = [
  ...oneOfEach(filesIn(client)),
  ...filesIn(client).filter((path) => !path.startsWith("/assets/")),
  `/cards/1200/675${article}.jpg`,
  "/cards/1/1/x.jpg",
  "/img/uploads/art/no-such/320/180/x.jpg",
  "/uploads/no-such.jpg",
  "/uploads/no-such.mp4",
  "/uploads/no-such",
  "/assets/no-such.js",
];

/** By a few at a time: the machine may be busy. */
async function each<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
    }),
  );
}

const seen = new Set<number>();

async function check(path: string, use: "same-origin" | "cross-origin", init: RequestInit = {}): Promise<Response> {
  const stream = new AbortController();
  const response = await fetch(site.url + path, { redirect: "manual", signal: stream.signal, ...init });
  const { status, headers } = response;
  seen.add(status);
  const about = `${init.method ?? "GET"} ${path} ${status}`;
  expect(headers.get("x-content-type-options"), about).toBe("nosniff");
  expect(headers.get("referrer-policy"), about).not.toBeNull();
  expect(headers.get("permissions-policy"), about).not.toBeNull();
  expect(headers.get("cross-origin-opener-policy"), about).toBe("same-origin");
  expect(headers.get("cross-origin-resource-policy"), about).toBe(use);
  expect(headers.get("strict-transport-security"), about).toBe("max-age=31536000");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy, about).toMatch(/default-src '(none|self)'/);
  const isPage = (headers.get("content-type") ?? "").startsWith("text/html") && status !== 301 && status !== 302;
  if (!isPage && path !== workerPath) expect(policy, about).toContain("default-src 'none'");
  expect(policy, about).not.toMatch(/script-src[^;]*unsafe/);
  if (headers.get("content-type")?.startsWith("text/event-stream") === true) stream.abort();
  else await response.arrayBuffer();
  return response;
}

describe("the headers of", () => {
  it("every row of the table of addresses", () =>
    each(rowAddresses, async (path) => void (await check(path, "same-origin"))));

  it("pages, documents and what leads elsewhere, made and kept", async () => {
    for (const round of ["made", "kept"])
      await each(documents, async (path) => {
        await check(path, "same-origin");
        if (round === "kept") await check(path, "same-origin", { method: "HEAD" });
      });
    const { headers } = await check(article, "same-origin");
    await check(article, "same-origin", { headers: { "if-none-match": headers.get("etag") ?? "" } });
    await check(article, "same-origin", { method: "POST", body: "" });
    await check("/contact", "same-origin", { method: "POST", body: new URLSearchParams({ email: "x" }) });
  });

  it("feeds, which other sites may show", () => each(feeds, async (path) => void (await check(path, "cross-origin"))));

  it("every call, as described, by other methods and with a token", async () => {
    await each(calls, async ({ method, path }) => {
      await check(path, "same-origin", method === "GET" ? {} : { method, body: "{}" });
      if (method === "GET") await check(path, "same-origin", { method: "OPTIONS" });
      await check(path, "same-origin", { method: "PATCH", body: "" });
    });
    await each(
      ["/api", "/api/", "/api/nothing", "/api/live/coverage/storm-center", "/api/live/nothing"],
      async (path) => {
        await check(path, "same-origin");
        await check(path, "same-origin", { headers: { accept: "text/event-stream" } });
      },
    );
    for (const path of [...operatingPaths, "/api/submissions", "/api/subscribers", "/api/content?type=article"]) {
      await check(path, "same-origin");
      for (const scope of ["operate", "submissions", "read"] as const) {
        const authorization = `Bearer ${signAccess(scope, Date.now() + 60_000, secret)}`;
        await check(path, "same-origin", { headers: { authorization } });
      }
    }
  });

  it("built files, pictures, films, documents and cards", async () => {
    const uploads = oneOfEach(filesIn(join(site.dataDir, "uploads"))).map((path) => `/uploads${path}`);
    expect(uploads.length).toBeGreaterThan(4);
    await each([...files, ...uploads], async (path) => void (await check(path, "cross-origin")));
    await check("/img/uploads/art/320/180/x.svg", "cross-origin");
    const film = uploads.find((path) => path.endsWith(".mp4")) ?? "";
    await check(film, "cross-origin", { headers: { range: "bytes=0-9" } });
    await check(film, "cross-origin", { headers: { range: "bytes=99999999999-" } });
    await check(workerPath, "same-origin");
  });

  it("answers of every kind", () => {
    expect([...seen]).toEqual(expect.arrayContaining([200, 206, 301, 304, 400, 401, 404, 405, 416]));
  });
});

it("a site that is not reached safely promises nothing", async () => {
  const plain = await startDemoSite({ empty: true });
  try {
    const { headers } = await fetch(plain.url);
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
  } finally {
    await plain.stop();
  }
});
