// A bucket of a real object store, without a site: names, conditions, copies to and from a folder, and what is said of settings that are wrong.

import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MediaAway, type FilePart } from "../../content/media/media-store.ts";
import { openMedia } from "../../content/media/open-media.ts";
import type { S3Bucket } from "../../content/media/s3/s3-bucket.ts";
import { storeFile } from "../../content/media/store-file.ts";
import { uploadName } from "../../content/media/upload-name.ts";
import { startObjectStore, swift, type ObjectStore } from "../stand-ins/object-store/start-object-store.ts";

const title = swift.missing === undefined ? "" : ` (passed over: ${swift.missing})`;
const names = [
  "plain.vtt",
  "two words.vtt",
  "a+b.vtt",
  "café/ñandú.vtt",
  "日本/東京.vtt",
  "it's (1), & more!.vtt",
  "x=1;y@z.vtt",
];

describe.skipIf(swift.path === undefined)(`a bucket${title}`, () => {
  let objects: ObjectStore;
  let folder: string;
  const opened: { close: () => void }[] = [];

  beforeAll(async () => {
    objects = await startObjectStore();
    folder = await mkdtemp(join(tmpdir(), "meridian-bucket-"));
  });

  afterAll(async () => {
    for (const one of opened) one.close();
    await objects.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function media(bucket: string, more: Record<string, string> = {}, prefix = "") {
    const settings = await objects.settings(bucket, { prefix });
    const store = openMedia({ DATA_DIR: join(folder, bucket), ...settings, ...more });
    opened.push(store);
    return store;
  }

  async function bucketOf(name: string, prefix = ""): Promise<S3Bucket> {
    const bucket = objects.bucket(await objects.settings(name, { prefix }));
    opened.push(bucket);
    return bucket;
  }

  async function put(store: Awaited<ReturnType<typeof media>>, name: string, words: string, conditions = {}) {
    const chunks = (async function* pieces() {
      yield Buffer.from(`WEBVTT\n${words}`);
    })();
    return storeFile({ media: store, ...uploadName(name), chunks, conditions });
  }

  const textAt = async (bucket: S3Bucket, name: string, part?: FilePart) => {
    const chunks = await bucket.open(`uploads/${name}`, { part });
    return chunks && text(chunks);
  };

  const keysIn = async (bucket: S3Bucket) => {
    const keys: string[] = [];
    for await (const { key } of bucket.list("")) keys.push(key);
    return keys;
  };

  it("takes any name, and gives back what was put there", async () => {
    const store = await media("names");
    const bucket = await bucketOf("names");
    expect(await keysIn(bucket)).toEqual([]);
    for (const name of names) expect(await put(store, name, name)).toMatchObject({ outcome: "new", name });
    expect(new Set(await keysIn(bucket))).toEqual(new Set(names.map((name) => `uploads/${name}`)));
    for (const name of names) {
      expect(await textAt(bucket, name)).toBe(`WEBVTT\n${name}`);
      expect(await textAt(bucket, name, { first: 3, last: 6 })).toBe("VTT\n");
    }
    expect(await readdir(join(folder, "names", "cache", "incoming"))).toEqual([]);
  });

  it("stands below its prefix, and knows of nothing beside it", async () => {
    const [one, other] = [await media("prefix", {}, "a/b"), await media("prefix", {}, "a")];
    await put(one, "x.vtt", "one");
    expect([await one.sizeOf("x.vtt"), await other.sizeOf("x.vtt")]).toEqual([10, 0]);
    expect(await keysIn(await bucketOf("prefix"))).toEqual(["a/b/uploads/x.vtt"]);
    expect(await keysIn(await bucketOf("prefix", "a/b"))).toEqual(["uploads/x.vtt"]);
  });

  it("the same again changes nothing, another replaces it, and conditions hold", async () => {
    const store = await media("conditions");
    const first = await put(store, "a.vtt", "one", { ifNoneMatch: "*" });
    expect(await put(store, "a.vtt", "one")).toEqual({ ...first, outcome: "unchanged" });
    await expect(put(store, "a.vtt", "two", { ifNoneMatch: "*" })).rejects.toMatchObject({ statusCode: 412 });
    await expect(put(store, "a.vtt", "two", { ifMatch: '"other"' })).rejects.toMatchObject({ statusCode: 412 });
    const second = await put(store, "a.vtt", "two", { ifMatch: first.tag });
    expect([second.outcome, second.tag === first.tag]).toEqual(["replaced", false]);
    await expect(put(store, "a.vtt/b.vtt", "below a file")).rejects.toMatchObject({ statusCode: 409 });
    const body = Buffer.from("x");
    const digest = createHash("sha256").update(body).digest("hex");
    const bucket = await bucketOf("conditions");
    await bucket.put({ key: "uploads/c.vtt/d.vtt", body, size: 1, type: "text/vtt", digest });
    await expect(put(store, "c.vtt", "where a folder is")).rejects.toMatchObject({ statusCode: 409 });
  });

  it("refuses bytes that are not those of their digest: what was harmed on the way is nobody's", async () => {
    const bucket = await bucketOf("digests");
    const harmed = { key: "uploads/a.vtt", body: Buffer.from("two"), size: 3, type: "text/vtt" };
    const digest = createHash("sha256").update("one").digest("hex");
    await expect(bucket.put({ ...harmed, digest })).rejects.toThrow(MediaAway);
    expect(await bucket.facts("uploads/a.vtt")).toBeUndefined();
  });

  it("is filled from a folder and copied into one, each file once", async () => {
    const from = join(folder, "from");
    for (const name of names) {
      await mkdir(dirname(join(from, name)), { recursive: true });
      await writeFile(join(from, name), name);
    }
    await writeFile(join(from, "half.part"), "not finished");
    const store = await media("copies");
    expect(await store.copyFrom(from)).toEqual({ copied: names.length, unchanged: 0 });
    await writeFile(join(from, "plain.vtt"), "PLAIN.VTT");
    expect(await store.copyFrom(from)).toEqual({ copied: 1, unchanged: names.length - 1 });
    const to = join(folder, "to");
    expect(await store.copyTo(to)).toEqual({ copied: names.length, unchanged: 0 });
    expect(await store.copyTo(to)).toEqual({ copied: 0, unchanged: names.length });
    for (const name of names) {
      expect(await readFile(join(to, name), "utf8")).toBe(name === "plain.vtt" ? "PLAIN.VTT" : name);
    }
  });

  it("brings whole files from elsewhere, and nothing of those that did not come", async () => {
    const store = await media("bring");
    await store.bring("a/b.jpg", async (path) => {
      expect(path.endsWith("b.jpg")).toBe(true);
      await writeFile(path, "whole");
      return true;
    });
    await store.bring("a/c.jpg", async () => false);
    expect([await store.sizeOf("a/b.jpg"), await store.sizeOf("a/c.jpg")]).toEqual([5, 0]);
  });

  it.each([
    ["another secret", { AWS_SECRET_ACCESS_KEY: "another" }, "refuses the signature"],
    ["an unknown key", { AWS_ACCESS_KEY_ID: "test:nobody" }, /AWS_ACCESS_KEY_ID|refuses the signature/],
  ])("with %s says what to mend", async (_, more, reason) => {
    const store = await media("refused", more);
    await expect(store.copyTo(join(folder, "never"))).rejects.toThrow(reason);
    await expect(put(store, "a.vtt", "one")).rejects.toThrow(MediaAway);
  });

  it("that is not there is told by its name", async () => {
    const settings = await objects.settings("there");
    const store = openMedia({ ...settings, MEDIA_URL: (settings["MEDIA_URL"] ?? "").replace("//there", "//nowhere") });
    opened.push(store);
    await expect(store.copyTo(join(folder, "never"))).rejects.toThrow("there is no bucket nowhere");
  });
});
