import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { get } from "./site.ts";

const picture = "/img/uploads/art/735/414/senate-clears-storm-recovery-bill.webp?ve=1&tl=1";

describe("pictures", () => {
  it.each([
    ["image/avif,image/webp,*/*", "image/avif", "heif"],
    ["image/webp,*/*", "image/webp", "webp"],
    ["*/*", "image/jpeg", "jpeg"],
  ])("IMG-04 for Accept %s come as %s in the size asked for", async (accept, type, format) => {
    const response = await get(picture, { accept });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("vary")).toBe("accept");
    const { width, height, format: actual } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ width, height, actual }).toEqual({ width: 735, height: 414, actual: format });
  });

  it("a page among the uploads stands in a frame and may run nothing", async () => {
    const { status, headers } = await get("/uploads/services/forecast/2417.html");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    const html = await (await get("/media/tugboat-cook-posts-followed-around-the-world")).text();
    expect(html).not.toContain("can’t be shown here");
  });

  it("a picture opened by itself may run nothing", async () => {
    const response = await get("/uploads/art/senate-clears-storm-recovery-bill.webp");
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
  });
});

describe("the resizer's calls", () => {
  const source = "/uploads/art/senate-clears-storm-recovery-bill.webp";
  const call = (name: string, query: Record<string, string>) =>
    get(`/api/resizer/${name}?${new URLSearchParams(query).toString()}`);

  it("IMG-04 /api/resizer/multiple answers a list of addresses that lead to pictures of those sizes", async () => {
    const response = await call("multiple", { imageUrl: source, sizes: "132x74,268x148" });
    expect(response.status).toBe(200);
    const urls = (await response.json()) as string[];
    expect(urls).toHaveLength(2);
    const sides = await Promise.all(
      urls.map(async (url) => {
        const { width, height } = await sharp(Buffer.from(await (await get(url)).arrayBuffer())).metadata();
        return `${width}x${height}`;
      }),
    );
    expect(sides).toEqual(["132x74", "268x148"]);
  });

  it("IMG-04 /api/resizer/single answers one address", async () => {
    const url = (await (await call("single", { imageUrl: source, size: "227x128" })).json()) as string;
    expect((await get(url)).headers.get("content-type")).toBe("image/jpeg");
  });

  it.each([
    ["multiple", { sizes: "132x74" }],
    ["multiple", { imageUrl: "https://elsewhere.example/a.jpg", sizes: "132x74" }],
    ["multiple", { imageUrl: source, sizes: "1x1" }],
    ["single", { imageUrl: source }],
    ["single", { imageUrl: source, size: "132x74,268x148" }],
  ])("IMG-04 /api/resizer/%s refuses %o and says why", async (name, query) => {
    const response = await call(name, query);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ statusCode: 400, message: expect.stringMatching(/\w+ \w+/) });
  });
});

describe("pictures that are not what they should be", () => {
  let site: DemoSite;
  const put = (name: string, bytes: Buffer | string) => writeFile(join(site.dataDir, "uploads", name), bytes);
  const ask = (name: string, size = "160/90") => fetch(`${site.url}/img/uploads/${size}/${name}?ve=1&tl=1`);
  const drawing = (inside: string, sides = 'width="320" height="180"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${sides}>${inside}</svg>`;

  beforeAll(async () => {
    site = await startDemoSite({ empty: true });
    await mkdir(join(site.dataDir, "uploads"), { recursive: true });
  });
  afterAll(async () => {
    await site.stop();
  });

  it.each<[string, string, () => Promise<Buffer | string>]>([
    ["text", "words.jpg", async () => "not a picture"],
    ["nothing at all", "empty.png", async () => ""],
    ["a page", "page.webp", async () => "<!doctype html><script>alert(1)</script>"],
    [
      "a picture cut off in its head",
      "cut.png",
      async () =>
        (
          await sharp({ create: { width: 90, height: 90, channels: 3, background: "#123" } })
            .png()
            .toBuffer()
        ).subarray(0, 20),
    ],
    [
      "more pixels than anyone can hold",
      "bomb.png",
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#000" } })
          .png()
          .toBuffer(),
    ],
    [
      "entities that unfold without end",
      "entities.svg",
      async () =>
        `<!DOCTYPE svg [<!ENTITY a "${"x".repeat(1000)}">${Array.from({ length: 9 }, (_, step) => `<!ENTITY ${"bcdefghij"[step]} "${`&${"abcdefghi"[step]};`.repeat(10)}">`).join("")}]>${drawing("<text>&j;</text>")}`,
    ],
    ["a drawing as tall as a mountain", "tall.svg", async () => drawing("<rect/>", 'width="1" height="9000000"')],
  ])("IMG-04 %s is refused cleanly", async (_, name, bytes) => {
    await put(name, await bytes());
    const response = await ask(name);
    expect(response.status).toBe(422);
    expect(await response.text()).toMatch(/^This picture cannot be read/);
    expect(response.headers.get("content-type")).toContain("text/plain");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("IMG-04 a drawing with script, other files and other hosts in it becomes plain pixels", async () => {
    const hostile = drawing(
      '<script>alert(1)</script><image xlink:href="file:///etc/passwd" width="9" height="9"/><image xlink:href="https://elsewhere.example/x.png" width="9" height="9"/><rect width="320" height="180" fill="#c00" onload="alert(1)"/>',
    );
    await put("hostile.svg", hostile);
    const response = await ask("hostile.svg");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(160);
    const raw = await fetch(`${site.url}/uploads/hostile.svg`);
    expect(raw.headers.get("content-type")).toBe("image/svg+xml");
    expect(raw.headers.get("content-security-policy")).toContain("sandbox");
    expect(raw.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("IMG-02 only the sizes of the specification are made", async () => {
    await put("plain.svg", drawing("<rect/>"));
    expect((await ask("plain.svg", "161/90")).status).toBe(404);
    expect((await ask("plain.svg", "9999/9999")).status).toBe(404);
  });

  it("IMG-01 a gif is served as it is, and resized when its address says so", async () => {
    const gif = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#0a0" } })
      .gif()
      .toBuffer();
    await put("loop.gif", gif);
    const whole = await fetch(`${site.url}/uploads/loop.gif`);
    expect(Buffer.from(await whole.arrayBuffer()).equals(gif)).toBe(true);
    expect((await ask("loop.gif")).headers.get("content-type")).toBe("image/jpeg");
  });

  it("IMG-04 many who ask at once get the same picture", async () => {
    await put("crowd.svg", drawing('<rect width="320" height="180" fill="#06c"/>'));
    const answers = await Promise.all(
      Array.from({ length: 25 }, async () => Buffer.from(await (await ask("crowd.svg")).arrayBuffer())),
    );
    expect(answers.every((answer) => answer.equals(answers[0] ?? Buffer.alloc(0)))).toBe(true);
  });

  it("IMG-04 the site answers on after all of that", async () => {
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    await expect.poll(() => site.log()).toContain("image failed");
  });
});
