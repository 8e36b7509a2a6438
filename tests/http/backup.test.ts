// A site that is backed up while it serves, and restored: from SQLite into PostgreSQL, and from there into SQLite again. Every page is the same.

import { cp, mkdtemp, readdir, realpath, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { postgres, type EmptyHome } from "../store/databases.ts";

const letter = { to: "ann@example.com", subject: "Yes", text: "Yes" };

let folder: string;
let shared: EmptyHome;
const sites: DemoSite[] = [];

interface Home {
  dataDir: string;
  databaseUrl?: string;
}

const envOf = ({ dataDir, databaseUrl = "" }: Home) => ({
  ...ofDemoBrand,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});

async function content(home: Home, ...args: string[]): Promise<string> {
  const { status, stdout, stderr } = await runContent(args, envOf(home));
  expect(status, stderr).toBe(0);
  return stdout;
}

async function serve(home: Home): Promise<DemoSite> {
  // Each shows pages as if it were at one place: what they say of themselves is then the same.
  const env = { ...envOf(home), SITE_ORIGIN: "https://www.example.com", FLAGS: "-offline" };
  const site = await startDemoSite({ empty: true, dataDir: home.dataDir, env });
  sites.push(site);
  return site;
}

async function pathsIn(site: DemoSite, map: string): Promise<string[]> {
  const text = await (await fetch(site.url + map)).text();
  return [...text.matchAll(/<loc>https:\/\/www\.example\.com([^<]*)<\/loc>/g)].map(([, path]) => path ?? "/");
}

/** Every page that the site tells robots of, and some that it does not. */
async function allPaths(site: DemoSite): Promise<string[]> {
  const maps = await pathsIn(site, "/sitemap.xml");
  const paths = await Promise.all(maps.map((map) => pathsIn(site, map)));
  return [...new Set(["/", "/contact", "/feeds/latest.xml", "/nothing/here", ...paths.flat()])];
}

/** What a moment, an asking reader or a chance decides is the same for all. */
function timeless(text: string): string {
  return text
    .replaceAll(/\b(just in|\d+ (?:mins?|hours?|days?) ago)\b/g, "…")
    .replaceAll(/"(?:now|renderedAt|at)":\d{13}/g, "…")
    .replaceAll(/[\w-]+\.\w+\.[\w-]{43}\b/g, "a token")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "…");
}

async function pageAt(site: DemoSite, path: string): Promise<string> {
  const response = await fetch(site.url + path, { redirect: "manual" });
  return `${response.status} ${response.headers.get("location") ?? ""}\n${timeless(await response.text())}`;
}

/** Names and sizes. */
async function filesIn(uploads: string): Promise<string[]> {
  const entries = await readdir(await realpath(uploads), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const sizes = await Promise.all(
    files.map(async (file) => `${file.split("/uploads/")[1]} ${(await stat(file)).size}`),
  );
  return sizes.toSorted();
}

/** Those of the demo are read by many sites at once, some of which bring in further ones. */
async function ownUploads({ dataDir }: DemoSite): Promise<void> {
  const uploads = join(dataDir, "uploads");
  const files = await realpath(uploads);
  if (files === uploads) return;
  await rm(uploads);
  await cp(files, uploads, { recursive: true });
}

/** Asked for at the same moment: pages say how long ago things were, and what is on now. */
async function differing(compared: readonly DemoSite[], paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const waiting = [...paths];
  const ask = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const at = path;
      const pages = await Promise.all(compared.map((site) => pageAt(site, at)));
      if (new Set(pages).size > 1) found.push(path);
    }
  };
  await Promise.all([ask(), ask(), ask()]);
  return found;
}

/** Until none differs: a site that has just begun does not know yet which of its links lead somewhere, and a program may end between two answers. */
async function expectSamePages(compared: readonly DemoSite[], paths: readonly string[]): Promise<void> {
  let left = await differing(compared, paths);
  await eventually(async () => {
    if (left.length > 0) left = await differing(compared, left);
    expect(left).toEqual([]);
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "meridian-backup-"));
  shared = await postgres.empty();
});

afterAll(async () => {
  for (const site of sites) await site.stop();
  await shared.drop();
  await rm(folder, { recursive: true, force: true });
});

const inFolder = (name: string) => join(folder, name);

describe("a backup", () => {
  it("is restored with every page, picture, reader and secret, from either database into either", async () => {
    const original = await startDemoSite({ env: { SITE_ORIGIN: "https://www.example.com", FLAGS: "-offline" } });
    sites.push(original);
    await ownUploads(original);
    const first: Home = { dataDir: original.dataDir };
    const second: Home = { dataDir: inFolder("second"), databaseUrl: shared.databaseUrl ?? "" };
    const third: Home = { dataDir: inFolder("third") };
    const store = await openStore({ dataDir: original.dataDir });
    await store.mail.take({
      kind: "newsletter",
      email: "ann@example.com",
      fields: { email: "ann@example.com" },
      token: { nonce: "once", until: Date.now() + 60_000 },
      letter,
      lists: ["daily"],
      limits: { within: 1, perEmail: 9, perSender: 9, letters: 9, longestWait: 1000 },
    });
    await store.mail.confirm("ann@example.com", ["daily"], () => letter);
    await store.close();

    await content(first, "backup", inFolder("one"));
    await content(second, "restore", inFolder("one"));
    await content(second, "backup", inFolder("two"));
    await content(third, "restore", inFolder("two"));

    const [onPostgres, onSqlite] = [await serve(second), await serve(third)];
    const paths = await allPaths(original);
    expect(paths.length).toBeGreaterThan(300);
    await expectSamePages([original, onPostgres], paths);
    // Of the third, whose records are held against the first's below, some of every kind.
    const some = paths.filter((_, place) => place % 10 === 0);
    await expectSamePages([original, onSqlite], some);

    for (const command of [["export"], ["subscribers"], ["submissions"]]) {
      expect(timeless(await content(third, ...command))).toBe(timeless(await content(first, ...command)));
    }
    // What the first has signed the third takes for its own.
    const token = (await content(first, "token", "read")).trim();
    const answer = await fetch(`${onSqlite.url}/api/content?type=section&size=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    expect(await filesIn(join(third.dataDir, "uploads"))).toEqual(await filesIn(join(first.dataDir, "uploads")));
  });

  it("copies no upload twice, and is only restored whole and into an empty store", async () => {
    const [original] = sites;
    expect(await content({ dataDir: original?.dataDir ?? "" }, "backup", inFolder("one"))).toMatch(
      / 0 uploads copied, \d+ unchanged/,
    );
    const full = await runContent(["restore", inFolder("one")], envOf({ dataDir: inFolder("third") }));
    expect([full.status, full.stderr]).toEqual([
      1,
      expect.stringContaining("a backup is restored into an empty store, and this one has records"),
    ]);
    await rm(inFolder("one/backup.json"));
    const broken = await runContent(["restore", inFolder("one")], envOf({ dataDir: inFolder("fourth") }));
    expect([broken.status, broken.stderr]).toEqual([1, expect.stringContaining("holds no whole backup")]);
  });
});
