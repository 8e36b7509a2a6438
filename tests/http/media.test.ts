// Long: every kind of file that may be brought in, every one that may not, and what becomes of what is known of them.

import { once } from "node:events";
import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccess, type AccessScope } from "../../content/access-token.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";

const secret = "the secret of these very tests";
let site: DemoSite;
/** Red, green and blue, from left to right. */
let bands: Buffer;

const mp4 = Buffer.from("\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2avc1mp41");
const webm = Buffer.from("1a45dfa39f4286810142f7810142f2810442f381084282847765626d", "hex");
const pdf = Buffer.from("%PDF-1.7\n%%EOF");
const vtt = Buffer.from("WEBVTT\n\n00:00.000 --> 00:01.000\nHello");
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`);

beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: { ACCESS_SECRET: secret } });
  const part = (background: string) => ({ create: { width: 400, height: 400, channels: 3, background } }) as const;
  bands = await sharp({ create: { width: 1200, height: 400, channels: 3, background: "#0f0" } })
    .composite([
      { input: part("#f00"), left: 0, top: 0 },
      { input: part("#00f"), left: 800, top: 0 },
    ])
    .png()
    .toBuffer();
});

afterAll(() => site.stop());

const token = (scope: AccessScope = "content") => `Bearer ${signAccess(scope, Date.now() + 600_000, secret)}`;

function put(path: string, body: Buffer | string, headers: Record<string, string> = {}) {
  const bytes = typeof body === "string" ? body : new Uint8Array(body);
  return fetch(`${site.url}/api/media/${path}`, {
    method: "PUT",
    headers: { authorization: token(), ...headers },
    body: bytes,
  });
}

const post = (...records: object[]) =>
  fetch(`${site.url}/api/content`, {
    method: "POST",
    headers: { authorization: token() },
    body: records.map((record) => JSON.stringify(record)).join("\n"),
  });

describe("PUT /api/media", () => {
  it.each([
    ["2026/01/bands.png", () => bands, "image/png"],
    ["map.SVG", () => svg, "image/svg+xml"],
    ["reports/water.pdf", () => pdf, "application/pdf"],
    ["clips/12.mp4", () => mp4, "video/mp4"],
    ["clips/12.webm", () => webm, "video/webm"],
    ["clips/12.vtt", () => vtt, "text/vtt; charset=utf-8"],
    ["caf%C3%A9%20noir.png", () => bands, "image/png"],
  ])("brings in %s, which is then served", async (path, body, type) => {
    const response = await put(path, body(), { "if-none-match": "*" });
    expect([response.status, response.headers.get("location")]).toEqual([201, `/uploads/${path}`]);
    const answer: unknown = await response.json();
    expect(answer).toMatchObject({ path: `/uploads/${path}`, bytes: body().length, outcome: "new" });
    const served = await fetch(`${site.url}/uploads/${path}`);
    expect([served.headers.get("content-type"), served.headers.get("etag")]).toEqual([
      type,
      response.headers.get("etag"),
    ]);
    expect(Buffer.from(await served.arrayBuffer()).equals(body())).toBe(true);
    expect((await put(path, body(), { "if-none-match": "*" })).status).toBe(412);
  });

  it("the same again changes nothing, another takes its place, and only if it is the one that is meant", async () => {
    const first = await put("again.png", bands);
    const etag = first.headers.get("etag") ?? "";
    const same = await put("again.png", bands);
    expect([same.status, same.headers.get("etag"), await same.json()]).toEqual([
      200,
      etag,
      expect.objectContaining({ outcome: "unchanged", width: 1200, height: 400 }),
    ]);
    const other = await sharp(bands).flop().png().toBuffer();
    expect((await put("again.png", other, { "if-match": `"other"` })).status).toBe(412);
    const replaced = await put("again.png", other, { "if-match": etag });
    expect([replaced.status, await replaced.json()]).toEqual([200, expect.objectContaining({ outcome: "replaced" })]);
  });

  it.each([
    ["without a token", { authorization: "" }],
    ["with one for something else", { authorization: token("read") }],
  ])("%s nobody is let in", async (_, headers) => {
    expect((await put("stranger.png", bands, headers)).status).toBe(401);
    expect((await fetch(`${site.url}/uploads/stranger.png`)).status).toBe(404);
  });

  it.each([
    ["page.html", "<p>", 415],
    ["run.js", "x", 415],
    ["meridian.sqlite", "x", 415],
    ["no-ending", "x", 415],
    ["live.m3u8", "#EXTM3U", 415],
    [".hidden.png", "x", 400],
    [".incoming/a.png", "x", 400],
    ["a/.b/c.png", "x", 400],
    ["..%2f..%2fa.png", "x", 400],
    ["a%5c..%5cb.png", "x", 400],
    ["a%00.png", "x", 400],
    ["a%3Fb.png", "x", 400],
    ["a//b.png", "x", 400],
    ["from/img.example/a.png", "x", 400],
    [`${"a".repeat(201)}.png`, "x", 400],
    [`${"long/".repeat(90)}a.png`, "x", 400],
    ["a.png?focalPoint=2,0", "x", 400],
    ["a.png?focalPoint=left", "x", 400],
    ["lies.jpg", "<!doctype html><script>alert(1)</script>", 422],
    ["lies.svg", "<html><svg/></html>", 422],
    ["lies.pdf", "MZ", 422],
    ["empty.png", "", 422],
    ["broken.png", Buffer.from("89504e470d0a1a0a0000", "hex"), 422],
    ["heavy.svg", `<svg>${" ".repeat(2 * 1024 * 1024)}</svg>`, 413],
  ])("%s is refused", async (path, body, status) => {
    const response = await put(path, body);
    expect([response.status, await response.json()]).toEqual([
      status,
      { message: expect.stringMatching(/\w/), statusCode: status },
    ]);
  });

  it("a picture under the name of another kind is told as what it is", async () => {
    const response = await put("bands.jpg", bands);
    expect(await response.json()).toMatchObject({ message: "is image/png by its content, not image/jpeg" });
  });

  it("nothing leaves the uploads by a link, and no folder or file is in the way of another", async () => {
    const outside = join(tmpdir(), `outside-${process.pid}`);
    await mkdir(outside, { recursive: true });
    await mkdir(join(site.dataDir, "uploads", "folder.png"), { recursive: true });
    await symlink(outside, join(site.dataDir, "uploads", "link"));
    expect((await put("link/a.png", bands)).status).toBe(400);
    expect((await put("link/deep/a.png", bands)).status).toBe(400);
    expect(await readdir(outside)).toEqual([]);
    expect((await put("folder.png", bands)).status).toBe(409);
    expect((await put("again.png/a.png", bands)).status).toBe(409);
  });

  it("half a file is never there, and leaves nothing behind", async () => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    socket.write(
      `PUT /api/media/half.png HTTP/1.1\r\nhost: x\r\nauthorization: ${token()}\r\ncontent-length: ${bands.length}\r\n\r\n`,
    );
    socket.write(bands.subarray(0, 100));
    const incoming = join(site.dataDir, "uploads", ".incoming");
    await eventually(async () => expect(await readdir(incoming)).toHaveLength(1));
    expect((await fetch(`${site.url}/uploads/half.png`)).status).toBe(404);
    socket.destroy();
    await eventually(async () => expect(await readdir(incoming)).toEqual([]));
    expect((await fetch(`${site.url}/uploads/half.png`)).status).toBe(404);
  });
});

describe("what is known of a picture", () => {
  beforeAll(async () => {
    await put("2026/words.png?alt=Three%20bands&credit=Ann%20Lee&caption=At%20<b>noon</b>", bands);
    await post({
      type: "article",
      id: 91,
      title: "Three bands",
      canonical_url: "/us/three-bands",
      publication_date: "2026-01-05T12:00:00Z",
      fn__distribution_platforms: { google_news: { amp: true } },
      components: [
        { is: "article-image", props: { url: "/uploads/2026/words.png" } },
        { is: "paragraph", props: { text: "Words." } },
        { is: "article-image", props: { url: "/uploads/2026/words.png", imageAlt: "Own words", copyright: "Own" } },
      ],
    });
  });

  const page = async (path: string) => parse(await (await fetch(site.url + path)).text());

  it.each(["/us/three-bands", "/us/three-bands.amp", "/us/three-bands.print"])(
    "BLOCK-04 stands on %s where the story says nothing itself",
    async (path) => {
      const html = (await page(path)).outerHTML;
      expect(html).toContain(`alt="Three bands"`);
      expect(html).toContain(`alt="Own words"`);
      expect(html).toMatch(/At <b>noon<\/b>/);
      expect(html).toContain("Ann Lee");
    },
  );

  it("BLOCK-04 a change of it shows at once, and what is not given again stays", async () => {
    await put("2026/words.png?alt=Red,%20green%20and%20blue", bands);
    await eventually(async () => {
      const html = (await page("/us/three-bands")).outerHTML;
      expect(html).toContain(`alt="Red, green and blue"`);
      expect(html).toContain("Ann Lee");
    });
    await put("2026/words.png?credit=", bands);
    await eventually(async () => expect((await page("/us/three-bands")).outerHTML).not.toContain("Ann Lee"));
  });
});

describe("the focal point", () => {
  const sized = "/img/uploads/2026/focus/320/320/bands.png";
  /** Which of the bands is seen. */
  async function seen(path: string): Promise<string> {
    const response = await fetch(site.url + path);
    const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
    const colour = (["r", "g", "b"] as const).find((name) => dominant[name] > 128);
    return `${colour} ${response.headers.get("etag")}`;
  }

  it("IMG-01 decides what is cut off, and another one is another picture to browsers", async () => {
    await put("2026/focus/bands.png", bands);
    const middle = await seen(sized);
    expect(middle).toMatch(/^g /);
    await put("2026/focus/bands.png?focalPoint=0.1,0.5", bands);
    await eventually(async () => expect(await seen(sized)).toMatch(/^r /));
    await post({
      type: "media",
      id: "2026/focus/bands.png",
      path: "/uploads/2026/focus/bands.png",
      focalPoint: { x: 1, y: 0 },
    });
    await eventually(async () => expect(await seen(sized)).toMatch(/^b /));
    const etags = new Set([middle.slice(2), (await seen(sized)).slice(2)]);
    expect(etags.size).toBe(2);
    await put("2026/focus/bands.png?focalPoint=", bands);
    await eventually(async () => expect(await seen(sized)).toBe(middle));
  });

  it("IMG-01 decides the picture of a card too", async () => {
    await put("2026/live.png", bands);
    await post({
      type: "live_event",
      id: 5,
      path: "coverage/flood",
      title: "The flood",
      thumbnail: "/uploads/2026/live.png",
    });
    const right = async () => {
      const bytes = Buffer.from(await (await fetch(`${site.url}/cards/1200/675/coverage/flood.jpg`)).arrayBuffer());
      const side = await sharp(bytes).extract({ left: 700, top: 0, width: 500, height: 675 }).toBuffer();
      const { dominant } = await sharp(side).stats();
      return (["r", "g", "b"] as const).find((name) => dominant[name] > 128);
    };
    await eventually(async () => expect(await right()).toBe("g"));
    await put("2026/live.png?focalPoint=0,0.5", bands);
    await eventually(async () => expect(await right()).toBe("r"));
  });
});

describe("npm run content -- media add", () => {
  const content = (...args: string[]) => runContent(["media", ...args], { DATA_DIR: site.dataDir });

  it("brings files in, tells each, and refuses what may not be there", async () => {
    const folder = join(site.dataDir, "desk");
    await mkdir(folder);
    const files = { "one.png": bands, "two.pdf": pdf, "three.jpg": pdf };
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
    const paths = [...Object.keys(files), "none.png"].map((name) => join(folder, name));
    const { stdout, stderr, status } = await content("add", ...paths, "--to", "/uploads/desk/", "--credit", "Ann Lee");
    expect(stdout.split("\n")).toEqual([
      "new /uploads/desk/one.png image/png 1200x400",
      "new /uploads/desk/two.pdf application/pdf",
      "2 added, 0 replaced, 0 unchanged, 2 refused",
      "",
    ]);
    expect(stderr).toContain("three.jpg: refused: is application/pdf by its content, not image/jpeg");
    expect(stderr).toContain("none.png: ENOENT");
    expect(status).toBe(1);
    expect((await readFile(join(site.dataDir, "uploads", "desk", "two.pdf"))).equals(pdf)).toBe(true);
    const again = await content("add", join(folder, "one.png"), "--to", "desk", "--alt", "Bands", "--focus", "0,0.5");
    expect([again.stdout.split("\n")[1], again.status]).toEqual(["0 added, 0 replaced, 1 unchanged, 0 refused", 0]);
    const exported = await runContent(["export", "media"], { DATA_DIR: site.dataDir });
    const records = exported.stdout
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(records).toContainEqual({
      type: "media",
      id: "desk/one.png",
      path: "/uploads/desk/one.png",
      alt: "Bands",
      credit: "Ann Lee",
      focalPoint: { x: 0, y: 0.5 },
      width: 1200,
      height: 400,
    });
  });
});
