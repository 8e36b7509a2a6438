// The object store with the site's files goes away: what was served is served on, everything else is refused for a moment, and nothing is lost.

import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { metricsOf } from "../attacks/metrics.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { startObjectStore, swift, type ObjectStore } from "../stand-ins/object-store/start-object-store.ts";
import { silentLine } from "../stand-ins/silent-line.ts";

const secret = "the secret of these very tests";
const title = swift.missing === undefined ? "" : ` (passed over: ${swift.missing})`;
const token = () => `Bearer ${signAccess("content", Date.now() + 600_000, secret)}`;
const clip = Buffer.concat([
  Buffer.from("\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2avc1mp41"),
  Buffer.alloc(20_000_000, "frames"),
]);

function put(site: DemoSite, path: string, bytes: Buffer) {
  return fetch(`${site.url}/api/media/${path}`, {
    method: "PUT",
    headers: { authorization: token() },
    body: new Uint8Array(bytes),
  });
}

const size = (name: string) => `/img/uploads/160/90/${name}`;

async function told(site: DemoSite, path: string) {
  const { status, headers } = await fetch(site.url + path);
  return [status, headers.get("cache-control"), headers.get("retry-after")];
}

const refused = [503, "no-store", "5"];

describe.skipIf(swift.path === undefined)(`a site whose object store is lost${title}`, () => {
  let objects: ObjectStore;
  let folder: string;
  let picture: Buffer;
  const sites: DemoSite[] = [];

  beforeAll(async () => {
    [objects, folder] = await Promise.all([startObjectStore(), mkdtemp(join(tmpdir(), "meridian-lost-"))]);
    picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: "#36c" } })
      .jpeg()
      .toBuffer();
  });

  afterAll(async () => {
    for (const site of sites) await site.stop();
    await objects.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(name: string, settings: Record<string, string>): Promise<DemoSite> {
    const dataDir = join(folder, name);
    const site = await startDemoSite({ empty: true, dataDir, env: { ACCESS_SECRET: secret, ...settings } });
    sites.push(site);
    return site;
  }

  const expectServed = async (site: DemoSite, path: string) => {
    const answer = await fetch(site.url + path);
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get("content-length")));
    return answer.headers.get("cache-control");
  };

  it("serves on what it has served, refuses the rest for a moment, and goes on when the store is back", async () => {
    const settings = await objects.settings("killed");
    const site = await start("killed", settings);
    for (const name of ["seen.jpg", "unseen.jpg"]) expect((await put(site, name, picture)).status).toBe(201);
    await expectServed(site, "/uploads/seen.jpg");
    await expectServed(site, size("seen.jpg"));
    await objects.kill();

    expect(await expectServed(site, "/uploads/seen.jpg")).toBe("public, max-age=86400");
    await expectServed(site, size("seen.jpg"));
    expect(await told(site, "/uploads/unseen.jpg")).toEqual(refused);
    expect(await told(site, size("unseen.jpg"))).toEqual(refused);
    const upload = await put(site, "meanwhile.jpg", picture);
    expect([upload.status, upload.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await upload.json()).toMatchObject({ message: expect.stringContaining("nothing was stored") });
    expect((await metricsOf(site.url, secret))("site_media_failures_total")).toBeGreaterThanOrEqual(2);
    // A size of what is on the disk can still be made.
    await expectServed(site, "/img/uploads/320/180/seen.jpg");

    await site.stop();
    const again = await start("killed", settings);
    expect(await expectServed(again, "/uploads/seen.jpg")).toBe("public, max-age=10");
    expect(await expectServed(again, size("seen.jpg"))).toBe("public, max-age=10");
    expect(await told(again, "/uploads/unseen.jpg")).toEqual(refused);
    await eventually(() => expect(again.log()).toContain("media store does not answer"));

    await objects.resume();
    await eventually(() => expectServed(again, "/uploads/unseen.jpg"));
    await eventually(() => expectServed(again, size("unseen.jpg")));
    expect(await expectServed(again, "/uploads/seen.jpg")).toBe("public, max-age=86400");
    expect((await fetch(`${again.url}/uploads/meanwhile.jpg`)).status).toBe(404);
    expect((await put(again, "meanwhile.jpg", picture)).status).toBe(201);
    await expectServed(again, "/uploads/meanwhile.jpg");
  });

  it("a store that is killed while it is sent a file has none of it, and nobody was told otherwise", async () => {
    let passed = 0;
    let killed: Promise<void> | undefined;
    const line = createServer((near) => {
      const far = connect(objects.port, "127.0.0.1");
      near.on("data", (data) => {
        passed += data.length;
        if (passed > 5_000_000) killed ??= objects.kill();
      });
      near.on("error", () => far.destroy()).on("close", () => far.destroy());
      far.on("error", () => near.destroy()).on("close", () => near.destroy());
      near.pipe(far);
      far.pipe(near);
    }).listen(0, "127.0.0.1");
    await once(line, "listening");
    const address = line.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const settings = await objects.settings("cut", { port });
    const site = await start("cut", settings);
    const direct = objects.bucket(await objects.settings("cut"));
    try {
      expect((await put(site, "long.mp4", clip)).status).toBe(503);
      expect(passed).toBeGreaterThan(5_000_000);
      await killed;
      await objects.resume();
      expect(await direct.facts("uploads/long.mp4")).toBeUndefined();
      passed = -Infinity;
      await eventually(async () => expect((await put(site, "long.mp4", clip)).status).toBe(201));
      expect(await direct.facts("uploads/long.mp4")).toMatchObject({ size: clip.length });

      // Killed while it sends: whoever reads is told that it was not the whole.
      const reading = await fetch(`${site.url}/uploads/long.mp4`);
      const reader = reading.body?.getReader();
      await reader?.read();
      await objects.kill();
      const rest = async () => {
        for (let next = await reader?.read(); next?.done === false; next = await reader?.read());
      };
      await expect(rest()).rejects.toThrow("terminated");
      expect(await told(site, "/uploads/long.mp4")).toEqual(refused);
      await objects.resume();
      await eventually(() => expectServed(site, "/uploads/long.mp4"));
    } finally {
      direct.close();
      line.close();
    }
  });

  it("a store that falls silent holds up nobody for longer than the limit", async () => {
    const line = await silentLine(objects.port);
    const settings = await objects.settings("silent", { port: line.port });
    const site = await start("silent", { ...settings, MEDIA_TIMEOUT_SECONDS: "0.5" });
    try {
      await eventually(async () => expect((await put(site, "seen.jpg", picture)).ok).toBe(true));
      await eventually(async () => expect((await put(site, "unseen.jpg", picture)).ok).toBe(true));
      await eventually(() => expectServed(site, "/uploads/seen.jpg"));
      line.fallSilent();
      await expectServed(site, "/uploads/seen.jpg");
      expect(await told(site, "/uploads/unseen.jpg")).toEqual(refused);
      expect((await put(site, "late.jpg", picture)).status).toBe(503);
      line.speak();
      await eventually(() => expectServed(site, "/uploads/unseen.jpg"));
      await eventually(async () => expect((await put(site, "late.jpg", picture)).status).toBe(201));
    } finally {
      line.close();
    }
  });

  it.each([
    ["another secret", "wrong", "a-secret-nobody-may-see", "refuses the signature"],
    ["a bucket that is not there", "nowhere", undefined, "there is no bucket nowhere"],
  ])("with %s the site starts and says what to mend", async (_, bucket, key, reason) => {
    const settings = await objects.settings("wrong");
    const site = await start(bucket, {
      ...settings,
      MEDIA_URL: (settings["MEDIA_URL"] ?? "").replace("//wrong", `//${bucket}`),
      ...(key !== undefined && { AWS_SECRET_ACCESS_KEY: key }),
    });
    await eventually(() => expect(site.log()).toContain(reason));
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect((await put(site, "a.jpg", picture)).status).toBe(503);
    expect(site.log()).not.toContain("a-secret-nobody-may-see");
  });
});
