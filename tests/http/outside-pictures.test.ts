// Long: every way in which the host of a publisher whose pictures are elsewhere can behave, and every address that must not be asked.

import { parse } from "node-html-parser";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import {
  dropping,
  endless,
  failing,
  file,
  leadingTo,
  startPictureHost,
  stuck,
  type PictureHostStandIn,
} from "../stand-ins/picture-host.ts";

const secret = "the secret of these very tests";

let host: PictureHostStandIn;
/** Named in IMAGE_SOURCES, and inside without leave. */
let inside: PictureHostStandIn;
let site: DemoSite;
let photograph: Buffer;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180"/></svg>`;
const own = (path: string, standIn = host) => `/uploads/from/${standIn.host}${path}`;
const sized = (path: string, standIn = host) =>
  `/img${own(path, standIn).replace(/\/([^/]*)$/, "/735/414/$1")}?ve=1&tl=1`;
const get = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers });
const timesAsked = (path: string) => host.asked.filter((asked) => asked === path).length;

beforeAll(async () => {
  [host, inside] = await Promise.all([startPictureHost(), startPictureHost()]);
  photograph = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#246" } })
    .jpeg()
    .toBuffer();
  for (const { at } of [host, inside]) {
    for (const name of ["good", "lead", "inline", "thumb", "by-call", "fresh", "going"])
      at.set(`/news/${name}.jpg`, file(photograph, "image/jpeg"));
  }
  const insidePort = inside.host.split(":")[1];
  site = await startDemoSite({
    empty: true,
    env: {
      ACCESS_SECRET: secret,
      SITE_ORIGIN: "https://www.gazette.example",
      IMAGE_SOURCES: [`${host.url}/news`, inside.url, `http://localhost:${insidePort}`, "img.gazette.example"].join(
        ",",
      ),
      IMAGE_SOURCES_INSIDE: host.host,
      IMAGE_SOURCES_LARGEST_MB: "1",
      IMAGE_SOURCES_TIMEOUT_SECONDS: "1",
      IMAGE_SOURCES_FRESH_SECONDS: "1",
    },
  });
  await post(
    { type: "section", id: 31, path: "harbor", title: "Harbor" },
    {
      type: "article",
      id: 7007,
      title: "A crane is moved",
      canonical_url: "/harbor/a-crane-is-moved",
      publication_date: "2026-01-05T12:00:00Z",
      wp__category: { path: "harbor", title: "Harbor" },
      fn__distribution_platforms: { google_news: { amp: true } },
      thumbnail: `${host.url}/news/thumb.jpg`,
      components: [
        { is: "article-image", props: { url: `${host.url}/news/lead.jpg`, imageAlt: "The crane" } },
        { is: "paragraph", props: { text: "It took a day." } },
        { is: "raw-html", props: { content: `<p>Then</p><img src="${host.url}/news/inline.jpg" alt="By night">` } },
        { is: "article-image", props: { url: "https://elsewhere.example/a.jpg", imageAlt: "Elsewhere" } },
      ],
    },
  );
});

afterAll(async () => {
  await site.stop();
  await Promise.all([host.stop(), inside.stop()]);
});

const post = (...records: object[]) =>
  fetch(`${site.url}/api/content`, {
    method: "POST",
    headers: { authorization: `Bearer ${signAccess("content", Date.now() + 600_000, secret)}` },
    body: records.map((record) => JSON.stringify(record)).join("\n"),
  });

async function page(path: string) {
  return parse(await (await get(path)).text());
}

describe("a page with pictures of an outside source", () => {
  it("IMG-01 offers them in sizes, in the story, in lists and to those who share it", async () => {
    const story = await page("/harbor/a-crane-is-moved");
    const pictures = story.querySelectorAll("img[data-picture]");
    for (const [alt, name] of [
      ["The crane", "lead"],
      ["By night", "inline"],
    ] as const) {
      const picture = pictures.find((image) => image.getAttribute("alt") === alt);
      expect(picture?.getAttribute("srcset")).toContain(`${sized(`/news/${name}.jpg`)} 735w`);
    }
    expect(story.querySelector("img[alt=Elsewhere]")?.getAttribute("src")).toBe("https://elsewhere.example/a.jpg");
    const shared = story.querySelector("meta[property='og:image']")?.getAttribute("content");
    expect(shared).toMatch(new RegExp(`^https://www.gazette.example/img${own("/news")}/1200/675/`));
    expect(story.querySelector("script[type='application/ld+json']")?.text).toContain(`/img${own("/news")}/931/523/`);
    const front = await page("/harbor");
    expect(front.querySelector(`img[src*='${own("/news")}']`)?.getAttribute("srcset")).toContain("w,");
    expect(await (await get("/harbor/a-crane-is-moved.amp")).text()).toContain(`/img${own("/news")}/`);
    expect(await (await get("/harbor/a-crane-is-moved")).text()).not.toContain(`src="${host.url}`);
  });

  it("IMG-04 the resizer's calls name them, and what they name is a picture", async () => {
    const query = new URLSearchParams({ imageUrl: `${host.url}/news/by-call.jpg`, sizes: "735x414,132x74" });
    const urls: unknown = await (await get(`/api/resizer/multiple?${query.toString()}`)).json();
    expect(urls).toEqual([sized("/news/by-call.jpg"), expect.stringContaining("/132/74/by-call.jpg")]);
    const elsewhere = new URLSearchParams({ imageUrl: "https://elsewhere.example/a.jpg", size: "735x414" });
    expect((await get(`/api/resizer/single?${elsewhere.toString()}`)).status).toBe(400);
  });
});

describe("a picture of an outside source", () => {
  it.each([
    ["image/avif,*/*", "image/avif", "heif"],
    ["image/webp,*/*", "image/webp", "webp"],
    ["*/*", "image/jpeg", "jpeg"],
  ])("IMG-04 for Accept %s comes as %s, and is fetched once", async (accept, type, format) => {
    const response = await get(sized("/news/good.jpg"), { accept });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
    const made = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([made.width, made.height, made.format]).toEqual([735, 414, format]);
    expect(timesAsked("/news/good.jpg")).toBeLessThanOrEqual(1);
    const again = await get(sized("/news/good.jpg"), { accept, "if-none-match": response.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  it("IMG-04 only the sizes of the specification are made", async () => {
    expect((await get(sized("/news/good.jpg").replace("/735/414/", "/736/414/"))).status).toBe(404);
  });

  it("comes as it is too, of the type that it is, and may run nothing", async () => {
    host.at.set("/news/view.php?id=3", file(photograph, "text/html"));
    const query = Buffer.from("id=3").toString("base64url");
    const response = await get(`/uploads/from/${host.host};${query}/news/view.php`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    expect(Buffer.from(await response.arrayBuffer()).equals(photograph)).toBe(true);
  });

  it("IMG-04 a drawing is drawn, by the process that draws uploads", async () => {
    host.at.set("/news/map.svg", file(drawing, "image/svg+xml"));
    const response = await get(sized("/news/map.svg"));
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });

  it("a redirect to a source is followed, also over several", async () => {
    host.at.set("/news/moved.jpg", leadingTo("/news/moved-on.jpg"));
    host.at.set("/news/moved-on.jpg", leadingTo(`${host.url}/news/good.jpg`));
    expect((await get(sized("/news/moved.jpg"))).status).toBe(200);
  });

  it("after a while its source is asked whether it is another, and another is shown", async () => {
    const size = async () => (await (await get(own("/news/fresh.jpg"))).arrayBuffer()).byteLength;
    const first = await size();
    const before = (await get(sized("/news/fresh.jpg"))).headers.get("etag");
    await eventually(async () => {
      await size();
      expect(timesAsked("/news/fresh.jpg")).toBeGreaterThan(1);
    });
    expect(await size()).toBe(first);
    const another = await sharp({ create: { width: 800, height: 450, channels: 3, background: "#b21" } })
      .jpeg()
      .toBuffer();
    host.at.set("/news/fresh.jpg", file(another, "image/jpeg"));
    await eventually(async () => expect(await size()).toBe(another.length));
    expect((await get(sized("/news/fresh.jpg"))).headers.get("etag")).not.toBe(before);
  });

  it("LIST-06 one that is gone is a 404 that nobody holds for long, also when it was there", async () => {
    expect((await get(sized("/news/going.jpg"))).status).toBe(200);
    host.at.delete("/news/going.jpg");
    await eventually(async () => {
      const { status, headers } = await get(sized("/news/going.jpg"));
      expect([status, headers.get("cache-control")]).toEqual([404, "public, max-age=10"]);
    });
    const before = timesAsked("/news/never.jpg");
    for (let time = 0; time < 3; time += 1) expect((await get(sized("/news/never.jpg"))).status).toBe(404);
    expect(timesAsked("/news/never.jpg")).toBe(before + 1);
  });

  it("a connection that breaks is tried again at once", async () => {
    host.at.set("/news/dropped.jpg", dropping(1, file(photograph, "image/jpeg")));
    expect((await get(sized("/news/dropped.jpg"))).status).toBe(200);
    expect(timesAsked("/news/dropped.jpg")).toBe(2);
  });

  it("a source that cannot be reached is asked again soon, and nobody holds on to the answer", async () => {
    host.at.set("/news/away.jpg", dropping(2, file(photograph, "image/jpeg")));
    const { status, headers } = await get(sized("/news/away.jpg"));
    expect([status, headers.get("cache-control")]).toEqual([502, "no-store"]);
    await eventually(async () => expect((await get(sized("/news/away.jpg"))).status).toBe(200));
  });

  it("one that was there stays while its source fails", async () => {
    host.at.set("/news/failing.jpg", file(photograph, "image/jpeg"));
    expect((await get(sized("/news/failing.jpg"))).status).toBe(200);
    host.at.set("/news/failing.jpg", failing(500));
    await eventually(async () => {
      expect((await get(sized("/news/failing.jpg"))).status).toBe(200);
      expect(timesAsked("/news/failing.jpg")).toBeGreaterThan(1);
    });
    expect((await get(sized("/news/failing.jpg"))).status).toBe(200);
  });
});

describe("a source that behaves badly", () => {
  const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  const manyPixels = () =>
    sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#000" } })
      .png({ compressionLevel: 9 })
      .toBuffer();

  it.each([
    ["without end", endless(jpegStart), 422],
    ["that never ends", stuck(jpegStart), 502],
    ["that never answers", () => undefined, 502],
    ["that leads elsewhere", leadingTo("https://elsewhere.example/news/a.jpg"), 502],
    ["that leads to itself", leadingTo("/news/bad.jpg"), 502],
    ["that leads to no address", leadingTo("http://"), 502],
    ["that leads to a file", leadingTo("file:///etc/passwd"), 502],
    ["out of its prefix", leadingTo("/secret.jpg"), 502],
    ["that fails", failing(503), 502],
    ["that wants to know who asks", failing(401), 502],
    ["that is a page", file("<!doctype html><script>alert(1)</script>", "image/jpeg"), 422],
    ["that is a program", file("MZ\u0090", "image/png"), 422],
    ["that only begins as one", file(Buffer.concat([jpegStart, Buffer.alloc(500)]), "image/jpeg"), 422],
    ["that is empty", file("", "image/jpeg"), 422],
    ["that declares entities", file(`<!DOCTYPE svg [<!ENTITY a "a">]><svg>&a;</svg>`, "image/svg+xml"), 422],
    [
      "that loads others",
      file(`<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/a.png"/></svg>`, "image/svg+xml"),
      422,
    ],
    ["that is a film", file(Buffer.from("\0\0\0\u0018ftypisom\0\0\0\0"), "image/jpeg"), 422],
  ])("IMG-04 a picture %s is refused, and nobody waits for long", async (name, answer, status) => {
    const path = `/news/bad.jpg`.replace("bad", encodeURIComponent(name));
    host.at.set(path, name === "that leads to itself" ? leadingTo(path) : answer);
    const response = await get(sized(path));
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/127\.0\.0\.1|ECONN/);
    expect((await get(own(path))).status).toBe(status);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  });

  it("IMG-04 one with more pixels than may be is refused", async () => {
    host.at.set("/news/pixels.png", file(await manyPixels(), "image/png"));
    const response = await get(sized("/news/pixels.png"));
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining("pixels")]);
  });
});

describe("addresses inside", () => {
  it("a source that stands inside without leave is not called, by number or by name", async () => {
    const port = inside.host.split(":")[1] ?? "";
    for (const name of [inside.host, `localhost:${port}`]) {
      const response = await get(`/img/uploads/from/${name}/news/735/414/good.jpg`);
      expect(response.status).toBe(502);
    }
    expect(inside.asked).toEqual([]);
  });

  it("nor is one that a source leads to", async () => {
    for (const [name, location] of [
      ["in", `${inside.url}/news/good.jpg`],
      ["meta", "http://169.254.169.254/latest/meta-data/"],
    ] as const) {
      host.at.set(`/news/${name}.jpg`, leadingTo(location));
      expect((await get(sized(`/news/${name}.jpg`))).status).toBe(502);
    }
    expect(inside.asked).toEqual([]);
  });

  it.each([
    "/img/uploads/from/169.254.169.254/latest/735/414/meta-data",
    "/img/uploads/from/2130706433/735/414/a.jpg",
    "/img/uploads/from/0x7f.1/735/414/a.jpg",
    "/img/uploads/from/[::1]/735/414/a.jpg",
    "/img/uploads/from/%31%32%37.0.0.1/735/414/a.jpg",
    "/img/uploads/from/img.gazette.example@127.0.0.1/735/414/a.jpg",
    "/img/uploads/from/img.gazette.example:22/735/414/a.jpg",
    "/uploads/from/img.gazette.example/%2e%2e/%2e%2e/etc/passwd",
    "/uploads/from/../meridian.sqlite",
    "/uploads/from/elsewhere.example/a.jpg",
    "/uploads/from/",
    "/uploads/from",
  ])("%s is nobody's", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
