// Two nodes whose files are in one bucket of a real object store: what one is sent the other serves, and what one has made the other need not make.

import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import type { S3Bucket } from "../../content/media/s3/s3-bucket.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { isWithin } from "../patience.ts";
import { startObjectStore, swift, type ObjectStore } from "../stand-ins/object-store/start-object-store.ts";
import { postgres, type EmptyHome } from "../store/databases.ts";

const secret = "the secret of these very tests";
const title = swift.missing === undefined ? "" : ` (passed over: ${swift.missing})`;
const token = () => `Bearer ${signAccess("content", Date.now() + 600_000, secret)}`;

const picture = (background: string, width = 640) =>
  sharp({ create: { width, height: 360, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** 20 MB, no two parts alike. */
const clip = Buffer.concat([
  Buffer.from("\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2avc1mp41"),
  Buffer.from(Uint32Array.from({ length: 5 * 1024 * 1024 }, (_, place) => place).buffer),
]);

describe.skipIf(swift.path === undefined)(`two nodes with one bucket${title}`, () => {
  let objects: ObjectStore;
  let home: EmptyHome;
  let folder: string;
  let settings: Record<string, string>;
  let bucket: S3Bucket;
  let one: DemoSite;
  let other: DemoSite;

  const envOf = (name: string) => ({
    ...settings,
    DATABASE_URL: home.databaseUrl ?? "",
    DATA_DIR: join(folder, name),
    ACCESS_SECRET: secret,
  });
  const start = (name: string) => startDemoSite({ empty: true, dataDir: join(folder, name), env: envOf(name) });

  beforeAll(async () => {
    [objects, home, folder] = await Promise.all([
      startObjectStore(),
      postgres.empty(),
      mkdtemp(join(tmpdir(), "meridian-nodes-")),
    ]);
    settings = await objects.settings("news", { prefix: "a site" });
    bucket = objects.bucket(settings);
    one = await start("one");
    other = await start("other");
  });

  afterAll(async () => {
    bucket.close();
    await Promise.all([one.stop(), other.stop()]);
    await objects.stop();
    await home.drop();
    await rm(folder, { recursive: true, force: true });
  });

  function put(site: DemoSite, path: string, bytes: Buffer, headers: Record<string, string> = {}) {
    return fetch(`${site.url}/api/media/${path}`, {
      method: "PUT",
      headers: { authorization: token(), ...headers },
      body: new Uint8Array(bytes),
    });
  }

  async function bytesAt(site: DemoSite, path: string, headers: Record<string, string> = {}): Promise<Buffer> {
    return Buffer.from(await (await fetch(site.url + path, { headers })).arrayBuffer());
  }

  const madePictures = async () => {
    const keys: string[] = [];
    for await (const { key } of bucket.list("made/images/")) keys.push(key);
    return keys;
  };

  it.each(["2026/storm.jpg", "two%20words.jpg", "a+b.jpg", "caf%C3%A9%20noir.jpg", "%E6%97%A5%E6%9C%AC/(1)'s.jpg"])(
    "what one is sent, %s, the other has at once, also if it was just asked for",
    async (path) => {
      const bytes = await picture("#c33");
      expect((await fetch(`${other.url}/uploads/${path}`)).status).toBe(404);
      const answer = await put(one, path, bytes, { "if-none-match": "*" });
      expect([answer.status, answer.headers.get("location")]).toEqual([201, `/uploads/${path}`]);
      const began = performance.now();
      await eventually(async () => {
        const served = await fetch(`${other.url}/uploads/${path}`);
        expect([served.status, served.headers.get("etag")]).toEqual([200, answer.headers.get("etag")]);
        expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
      });
      expect(isWithin(performance.now() - began, 1000)).toBe(true);
      expect((await put(other, path, bytes, { "if-none-match": "*" })).status).toBe(412);
      expect((await put(other, path, bytes)).status).toBe(200);
      expect(await bucket.facts(`uploads/${decodeURIComponent(path)}`)).toMatchObject({ size: bytes.length });
    },
  );

  it("a size that one has made the other takes from the store", async () => {
    await put(one, "made.jpg", await picture("#3c3"));
    const address = "/img/uploads/160/90/made.jpg";
    const first = await eventually(async () => {
      const answer = await fetch(one.url + address, { headers: { accept: "image/webp" } });
      expect(answer.status).toBe(200);
      return answer;
    });
    const name = (first.headers.get("etag") ?? "").replaceAll('"', "");
    await eventually(async () => expect(await madePictures()).toContain(`made/images/${name}`));
    // Nobody would make this of it.
    const mark = Buffer.from("made by the first node");
    const digest = createHash("sha256").update(mark).digest("hex");
    await bucket.put({ key: `made/images/${name}`, body: mark, size: mark.length, digest, type: "image/webp" });
    expect((await bytesAt(other, address, { accept: "image/webp" })).equals(mark)).toBe(true);
  });

  it("one that is replaced is another at both, and so are its sizes", async () => {
    const address = "/img/uploads/160/90/turns.jpg";
    const colours: [string, (red: number, blue: number) => boolean][] = [
      ["#f00", (red, blue) => red > 200 && blue < 50],
      ["#00f", (red, blue) => blue > 200 && red < 50],
    ];
    for (const [colour, isIt] of colours) {
      expect((await put(one, "turns.jpg", await picture(colour))).ok).toBe(true);
      await eventually(async () => {
        for (const site of [one, other]) {
          const { dominant } = await sharp(await bytesAt(site, address)).stats();
          expect(isIt(dominant.r, dominant.b)).toBe(true);
        }
      });
    }
  });

  it("a clip of 20 MB is served in parts by the other, which copies none of it", async () => {
    const answer = await put(one, "clips/long.mp4", clip);
    expect(answer.status).toBe(201);
    const address = `${other.url}/uploads/clips/long.mp4`;
    const whole = await eventually(async () => {
      const served = await fetch(address);
      expect([served.status, served.headers.get("content-length")]).toEqual([200, String(clip.length)]);
      return Buffer.from(await served.arrayBuffer());
    });
    expect(whole.equals(clip)).toBe(true);
    for (const [range, first, last] of [
      ["bytes=0-0", 0, 0],
      ["bytes=7000000-9000000", 7_000_000, 9_000_000],
      ["bytes=-1000", clip.length - 1000, clip.length - 1],
    ] as const) {
      const part = await fetch(address, { headers: { range } });
      expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes ${first}-${last}/${clip.length}`]);
      expect(Buffer.from(await part.arrayBuffer()).equals(clip.subarray(first, last + 1))).toBe(true);
    }
    const etag = answer.headers.get("etag") ?? "";
    expect((await fetch(address, { headers: { "if-none-match": etag } })).status).toBe(304);
    expect((await fetch(address, { headers: { range: "bytes=99000000-" } })).status).toBe(416);
    const copies = await readdir(join(folder, "other", "cache", "media"), { recursive: true, withFileTypes: true });
    expect(copies.filter((entry) => entry.isFile()).length).toBeLessThan(20);
  });

  it("commands add to the store, back it up, and move it to a folder and back, each file once", async () => {
    const run = async (env: Record<string, string>, ...args: string[]) => {
      const { status, stdout, stderr } = await runContent(args, env);
      expect(status, stderr).toBe(0);
      return stdout;
    };
    const env = envOf("one");
    const file = join(folder, "pier.jpg");
    await sharp(await picture("#cc3")).toFile(file);
    expect(await run(env, "media", "add", file, "--alt", "A pier")).toContain("1 added");
    await eventually(async () => expect((await fetch(`${other.url}/uploads/pier.jpg`)).status).toBe(200));

    const saved = join(folder, "backup");
    const counted = Number(/(\d+) uploads copied/.exec(await run(env, "backup", saved))?.[1]);
    expect(counted).toBeGreaterThan(5);
    expect(await run(env, "backup", saved)).toContain(` 0 uploads copied, ${counted} unchanged`);

    // Into a folder, and from that one's backup into another bucket.
    const inFolder = { DATA_DIR: join(folder, "restored"), MEDIA_URL: "", DATABASE_URL: "", ACCESS_SECRET: secret };
    expect(await run(inFolder, "restore", saved)).toContain(`${counted} uploads`);
    const again = join(folder, "backup-of-folder");
    await run(inFolder, "backup", again);
    const moved = { ...inFolder, ...(await objects.settings("second")), DATA_DIR: join(folder, "again") };
    expect(await run(moved, "restore", again)).toContain(`${counted} uploads`);
    const site = await startDemoSite({ empty: true, dataDir: moved.DATA_DIR, env: moved });
    try {
      for (const path of ["/uploads/pier.jpg", "/uploads/a+b.jpg", "/uploads/caf%C3%A9%20noir.jpg"]) {
        expect((await bytesAt(site, path)).equals(await bytesAt(one, path))).toBe(true);
      }
    } finally {
      await site.stop();
    }

    const third = { ...inFolder, ...(await objects.settings("third")) };
    expect(await run(third, "media", "move")).toBe(`${counted} copied, 0 there before\n`);
    expect(await run(third, "media", "move")).toBe(`0 copied, ${counted} there before\n`);
    const back = { ...third, DATA_DIR: join(folder, "back") };
    expect(await run(back, "media", "move", "--back")).toBe(`${counted} copied, 0 there before\n`);
    expect(await run(back, "media", "move", "--back")).toBe(`0 copied, ${counted} there before\n`);
  });
});
