// Pictures: other spellings of an address, conversions without end.

import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { section, story } from "../faults/running-site.ts";
import { rawGet } from "./raw-request.ts";

let site: DemoSite;

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180">${inside}</svg>`;

/** Takes a tenth of a second and more. */
const heavy = drawing(
  '<filter id="f"><feTurbulence baseFrequency=".05" numOctaves="1"/></filter><rect width="320" height="180" filter="url(#f)"/>',
);

const put = (name: string, bytes: Buffer | string, { dataDir } = site) =>
  writeFile(join(dataDir, "uploads", name), bytes);

async function madeFiles(): Promise<number> {
  const found = await readdir(join(site.dataDir, "cache", "images"), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return found.filter((entry) => entry.isFile()).length;
}

beforeAll(async () => {
  site = await startDemoSite({
    empty: true,
    records: [section, ...Array.from({ length: 5 }, (_, index) => story(`story-${index}`, `Story ${index}`))],
  });
  await mkdir(join(site.dataDir, "uploads", "art"), { recursive: true });
  await put("art/dome.svg", drawing('<rect width="320" height="180" fill="#06c"/>'));
  await put("art/loop.m3u8", "#EXTM3U\n#EXTINF:4,\n0.m4s\n");
  await put("art/clip.mp4", "not really");
});

afterAll(async () => {
  await site.stop();
});

describe("one address for each file", () => {
  it.each([
    "/img/uploads/art/160/90/dome.svg",
    "/uploads/art/dome.svg",
    "/uploads/art/clip.mp4",
    "/uploads/art/live.m3u8",
  ])("%s is there", async (path) => {
    expect((await rawGet(site.url, path)).status).toBe(200);
  });

  const spellings = (path: string): string[] => {
    const folder = path.lastIndexOf("/art/");
    const [before, after] = [path.slice(0, folder), path.slice(folder + 1)];
    return [
      `${before}/x%2f..%2f${after}`,
      `${before}/x%2F..%2F${after}`,
      `${before}/x/../${after}`,
      `${before}/x/%2e%2e/${after}`,
      `${before}/./${after}`,
      `${before}/%2e/${after}`,
      `${before}//${after}`,
      `${before}/x%5c..%5c${after}`,
      `${before}/x\\..\\${after}`,
      `${before}/${after.replace("art", "%61rt")}`,
      `${before}/${after.replace("art/", "art%2f")}`,
      `${path}/`,
      `${path}/x`,
      `${path}%00`,
      `${path}%00.jpg`,
      `${path.slice(0, -4)}%2e${path.slice(-3)}`,
    ];
  };

  it.each([
    ...spellings("/img/uploads/art/160/90/dome.svg"),
    "/img/uploads/art/0160/90/dome.svg",
    "/img/uploads/art/160/090/dome.svg",
    "/img/uploads/160/90/..%2fart%2fdome.svg",
    "/img/uploads/160/90/art%2fdome.svg",
    "/img/uploads/art/161/90/dome.svg",
    ...spellings("/uploads/art/dome.svg"),
    ...spellings("/uploads/art/clip.mp4"),
    ...spellings("/uploads/art/live.m3u8"),
  ])("%s is not", async (path) => {
    const before = await madeFiles();
    const { status } = await rawGet(site.url, path);
    // Some are no addresses of anything, and may be turned away before a picture is looked for.
    expect(/\\|\/\//.test(path) ? [301, 308, 400, 404] : [404]).toContain(status);
    expect(await madeFiles()).toBe(before);
  });

  it("of cards too", async () => {
    const card = "/cards/1200/675/us/story-0.jpg";
    expect((await rawGet(site.url, card)).status).toBe(200);
    for (const path of [
      "/cards/1200/675/us%2fstory-0.jpg",
      "/cards/1200/675/x%2f..%2fus/story-0.jpg",
      "/cards/1200/675/x/../us/story-0.jpg",
      "/cards/1200/675/./us/story-0.jpg",
      "/cards/1200/675//us/story-0.jpg",
      "/cards/1200/675/%75s/story-0.jpg",
      "/cards/01200/675/us/story-0.jpg",
      "/cards/1200/676/us/story-0.jpg",
      `${card}/`,
    ]) {
      expect([path, (await rawGet(site.url, path)).status]).toEqual([path, 404]);
    }
  });

  it("makes nothing for random spellings of the largest size, and nothing twice by a link", async () => {
    const before = await madeFiles();
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const random = Math.random().toString(36).slice(2);
        return (await rawGet(site.url, `/img/uploads/${random}%2f..%2fart/2800/2800/dome.svg`)).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect(await madeFiles()).toBe(before);
    await symlink("dome.svg", join(site.dataDir, "uploads", "art", "same.svg"));
    await rawGet(site.url, "/img/uploads/art/240/135/dome.svg");
    await rawGet(site.url, "/img/uploads/art/240/135/same.svg");
    expect(await madeFiles()).toBe(before + 1);
  });

  it("does not follow a link out of the folder", async () => {
    await writeFile(join(site.dataDir, "outside.svg"), drawing("<rect/>"));
    await writeFile(join(site.dataDir, "outside.mp4"), "secret");
    await symlink(site.dataDir, join(site.dataDir, "uploads", "out"));
    for (const path of [
      "/uploads/out/outside.svg",
      "/img/uploads/out/160/90/outside.svg",
      "/uploads/out/outside.mp4",
    ]) {
      expect([path, (await rawGet(site.url, path)).status]).toEqual([path, 404]);
    }
  });
});

describe("conversions", () => {
  const sizes = ["931/523", "931/524", "735/414", "896/500", "672/378", "720/405", "960/540", "768/432"];

  /** So many different ones that all take a while. */
  async function floodAddresses(name: string, count: number): Promise<string[]> {
    const files = Math.ceil(count / sizes.length);
    await Promise.all(Array.from({ length: files }, (_, file) => put(`${name}-${file}.svg`, `${heavy}<!--${file}-->`)));
    return Array.from(
      { length: count },
      (_, index) => `/img/uploads/${sizes[index % sizes.length]}/${name}-${Math.floor(index / sizes.length)}.svg`,
    );
  }

  it("leave threads for pages, and are not begun when nobody waits", async () => {
    const before = await madeFiles();
    const flood = new AbortController();
    let open = 40;
    const pictures = (await floodAddresses("slow", 40)).map((path) =>
      rawGet(site.url, path, { signal: flood.signal })
        .catch(() => undefined)
        .finally(() => (open -= 1)),
    );
    // All of them have come before the pages are asked for.
    expect((await rawGet(site.url, "/healthz")).status).toBe(200);
    for (let index = 0; index < 5; index += 1) {
      const page = await rawGet(site.url, `/us/story-${index}`, { headers: { "accept-encoding": "br" } });
      expect([page.status, page.headers["content-encoding"]]).toEqual([200, "br"]);
    }
    expect(open).toBeGreaterThan(20);
    flood.abort();
    await Promise.all(pictures);
    // Those under way are given up; then there is a turn for this one.
    expect((await rawGet(site.url, "/img/uploads/art/320/180/dome.svg")).status).toBe(200);
    expect(await madeFiles()).toBeLessThan(before + 20);
  });

  it("beyond what can wait are refused, and told to come back", async () => {
    const flood = new AbortController();
    const answers = (await floodAddresses("many", 320)).map((path) =>
      rawGet(site.url, path, { signal: flood.signal }).catch(() => undefined),
    );
    const refused = await Promise.any(
      answers.map(async (answer) => {
        const got = await answer;
        if (got?.status !== 503) throw new Error("not refused");
        return got;
      }),
    );
    expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
    expect(refused.headers["cache-control"]).toBe("no-store");
    flood.abort();
    await Promise.all(answers);
    await expect.poll(async () => (await rawGet(site.url, "/img/uploads/art/375/211/dome.svg")).status).toBe(200);
  });
});
