// Every answer says how it may be used: that it is what it says it is, what may run in it, who may load it, and that it is to be asked for
// safely. All addresses of the site, by route, by file and by call; found, moved, refused and missing.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { accessScopes, signAccess, type AccessScope } from "../../content/access-token.ts";
import { operatingPaths } from "../../server/operating/routes.ts";
import { urlTable } from "../../model/addresses/url-table.ts";
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

const rowAddresses = urlTable.flatMap(({ path }) => [
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

type Use = "same-origin" | "cross-origin";

interface Asked {
  path: string;
  use: Use;
  init?: RequestInit;
}

const asked = (paths: readonly string[], use: Use, init: RequestInit = {}): Asked[] =>
  paths.map((path) => ({ path, use, init }));

const always: Readonly<Record<string, RegExp>> = {
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /./,
  "permissions-policy": /./,
  "cross-origin-opener-policy": /^same-origin$/,
  "strict-transport-security": /^max-age=31536000$/,
};

/** A document may load what is the site's own, a worker too; everything else loads nothing. */
function policyOf(path: string, { status, headers }: Response): RegExp {
  const isPage = headers.get("content-type")?.startsWith("text/html") === true && ![301, 302].includes(status);
  return isPage || path === workerPath ? /default-src '(none|self)'/ : /default-src 'none'/;
}

const seen = new Set<number>();

async function faultsOf({ path, use, init = {} }: Asked): Promise<string[]> {
  const stream = new AbortController();
  const response = await fetch(site.url + path, { redirect: "manual", signal: stream.signal, ...init });
  const { status, headers } = response;
  seen.add(status);
  const wanted = {
    ...always,
    "cross-origin-resource-policy": new RegExp(`^${use}$`),
    "content-security-policy": policyOf(path, response),
  };
  const faults = Object.entries(wanted).flatMap(([name, value]) =>
    value.test(headers.get(name) ?? "")
      ? []
      : [`${init.method ?? "GET"} ${path} ${status}: ${name} ${headers.get(name)}`],
  );
  if (headers.get("content-type")?.startsWith("text/event-stream") === true) stream.abort();
  else await response.arrayBuffer();
  return faults;
}

/** A few at a time: the machine may be busy. */
async function faultsIn(all: readonly Asked[]): Promise<string[]> {
  const left = [...all];
  const faults: string[] = [];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) faults.push(...(await faultsOf(one)));
    }),
  );
  return faults;
}

const withToken = (scope: AccessScope): RequestInit => ({
  headers: { authorization: `Bearer ${signAccess(scope, Date.now() + 60_000, secret)}` },
});

describe("the headers of", () => {
  it("every row of the table of addresses", async () => {
    expect(await faultsIn(asked(rowAddresses, "same-origin"))).toEqual([]);
  });

  it("pages, documents and what leads elsewhere", async () => {
    expect(await faultsIn(asked(documents, "same-origin"))).toEqual([]);
  });

  it("the same when they are cached, known to the reader, or asked for in another way", async () => {
    const etag = (await fetch(site.url + article)).headers.get("etag") ?? "";
    const others = [
      ...asked(documents, "same-origin"),
      ...asked(documents, "same-origin", { method: "HEAD" }),
      ...asked([article], "same-origin", { headers: { "if-none-match": etag } }),
      ...asked([article, "/robots.txt", "/no/such/page"], "same-origin", { method: "POST", body: "" }),
      ...asked(["/contact"], "same-origin", { method: "POST", body: new URLSearchParams({ email: "x" }) }),
    ];
    expect(await faultsIn(others)).toEqual([]);
  });

  it("feeds, which other sites may show", async () => {
    expect(await faultsIn(asked(feeds, "cross-origin"))).toEqual([]);
  });

  it("every call, as described and by other methods", async () => {
    const ways = calls.flatMap(({ method, path }) => [
      ...asked([path], "same-origin", method === "GET" ? {} : { method, body: "{}" }),
      ...asked([path], "same-origin", { method: "OPTIONS" }),
      ...asked([path], "same-origin", { method: "PATCH", body: "" }),
    ]);
    expect(await faultsIn(ways)).toEqual([]);
  });

  it("calls that nobody described, streams, and what needs a token", async () => {
    const streams = ["/api", "/api/", "/api/nothing", "/api/live/coverage/storm-center", "/api/live/nothing"];
    const guarded = [...operatingPaths, "/api/submissions", "/api/subscribers", "/api/content?type=article"];
    const ways = [
      ...asked([...streams, ...guarded], "same-origin"),
      ...asked(streams, "same-origin", { headers: { accept: "text/event-stream" } }),
      ...accessScopes.flatMap((scope) => asked(guarded, "same-origin", withToken(scope))),
    ];
    expect(await faultsIn(ways)).toEqual([]);
  });

  it("built files, pictures, films, documents and cards", async () => {
    const uploads = oneOfEach(filesIn(join(site.dataDir, "uploads"))).map((path) => `/uploads${path}`);
    expect(uploads.length).toBeGreaterThan(4);
    const film = uploads.filter((path) => path.endsWith(".mp4"));
    const ways = [
      ...asked([...files, ...uploads, "/img/uploads/art/320/180/x.svg"], "cross-origin"),
      ...asked(film, "cross-origin", { headers: { range: "bytes=0-9" } }),
      ...asked(film, "cross-origin", { headers: { range: "bytes=99999999999-" } }),
      ...asked([workerPath], "same-origin"),
    ];
    expect(await faultsIn(ways)).toEqual([]);
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
