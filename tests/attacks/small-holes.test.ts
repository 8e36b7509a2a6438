// Small holes, each with what would get through it: texts that split the shell, addresses that are no source of a picture or a frame, push
// endpoints at any host, tokens that leave no trace.

import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { tokenId } from "../../content/signed-token.ts";
import { brand } from "../../model/brand.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { ask, section, story } from "../faults/running-site.ts";
import { startPushService } from "../stand-ins/push-service.ts";

const secret = "the secret of these very tests";
const oldMark = "the page stands here";
const comment = "<!--the page stands here-->";

const frame = (attributes: string) => ({
  is: "raw-html",
  props: { content: `<iframe ${attributes} width="600" height="400"></iframe>` },
});

const records = [
  section,
  { type: "section", id: "split", title: oldMark },
  { ...story("split", `${oldMark} ${comment}`) },
  {
    type: "hot_topics",
    id: "hot-topics",
    title: oldMark,
    list_items: [{ text: `${comment} ${oldMark}`, url: "/us/split" }],
  },
  {
    type: "alert",
    id: "split",
    text: `${oldMark} ${comment} <div id="page">`,
    url: "/us/split",
    publication_date: "2026-01-01T00:00:00Z",
    expires: "2036-01-01T00:00:00Z",
  },
  {
    ...story("sources", "Sources"),
    fn__distribution_platforms: { google_news: { amp: true } },
    components: [
      { is: "paragraph", props: { text: "The text of sources." } },
      { is: "article-image", props: { url: "mailto:a@b.example", imageAlt: "A letter" } },
      { is: "article-image", props: { url: "tel:+1555", imageAlt: "A call" } },
      { is: "pdf", props: { url: "mailto:a@b.example" } },
      { is: "pdf", props: { url: "/uploads/x.html" } },
      frame(`src="mailto:a@b.example"`),
      frame(`src="/uploads/x.html" allowfullscreen`),
      frame(`src="http://${brand.domain}/uploads/x.html"`),
      frame(
        `src="https://${brand.domain.replace("www.", "")}/uploads/x.html" allowfullscreen sandbox="allow-scripts allow-same-origin"`,
      ),
      frame(`src="https://news.test/uploads/x.html" allowfullscreen`),
    ],
  },
];

let site: DemoSite;
beforeAll(async () => {
  site = await startDemoSite({
    empty: true,
    env: { ACCESS_SECRET: secret, SITE_ORIGIN: "https://news.test", CLIENT_ADDRESS_HEADER: "x-reader" },
    records: records,
  });
});
afterAll(() => site.stop());

describe("the shell", () => {
  it.each(["/us/split", "/us", "/", "/no/such/page"])(
    "of %s is whole, whatever an editor typed into it",
    async (path) => {
      let body = "";
      const shownAlert = async () => {
        ({ body } = await ask(site.url + path));
        return parse(body).querySelector("[data-alert-place]")?.text;
      };
      // The site hears of what was imported beside it within a second.
      await expect.poll(shownAlert).toContain(oldMark);
      const root = parse(body, { comment: true });
      expect(root.querySelectorAll("#page")).toHaveLength(1);
      expect(root.querySelectorAll("footer").length).toBeGreaterThan(0);
      expect(root.querySelector("#page h1, #page h2")).not.toBeNull();
      expect(body).not.toContain(comment);
      expect(body.endsWith("</body></html>")).toBe(true);
      // The page stands between the header and the footer, not in the middle of a text.
      expect(body.indexOf("<header")).toBeLessThan(body.indexOf('id="page"'));
      expect(body.indexOf('id="page"')).toBeLessThan(body.lastIndexOf("<footer"));
    },
  );
});

describe("pictures and frames", () => {
  const elements = async (path: string, name: string) =>
    parse((await ask(site.url + path)).body).querySelectorAll(name);

  it.each(["/us/sources", "/us/sources.amp", "/us/sources.print", "/lite/us/sources"])(
    "of %s load from nothing that is to be written or called to",
    async (path) => {
      const { status, body } = await ask(site.url + path);
      expect(status).toBe(200);
      expect(body).toContain("The text of sources.");
      for (const element of parse(body).querySelectorAll("[src], [srcset], [data], [poster]")) {
        const sources = ["src", "srcset", "data", "poster"].map((name) => element.getAttribute(name) ?? "");
        expect(sources.join(" ")).not.toMatch(/(mailto|tel):/i);
      }
    },
  );

  const frames = async (path: string, name: string) =>
    (await elements(path, name)).map((element) => ({
      src: element.getAttribute("src"),
      sandbox: element.getAttribute("sandbox"),
    }));
  const sandbox = "allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-scripts";

  it("of this site are in a sandbox without an origin", async () => {
    expect(await frames("/us/sources", "iframe")).toEqual([
      { src: "/uploads/x.html", sandbox },
      { src: "/uploads/x.html", sandbox },
      { src: "/uploads/x.html", sandbox: "allow-scripts" },
      // By its other name.
      { src: "/uploads/x.html", sandbox },
    ]);
    expect(await elements("/us/sources", "[data-island=embed]")).toEqual([]);
    // AMP frames nothing of the site that it stands on.
    expect(await frames("/us/sources.amp", "amp-iframe")).toEqual([]);
  });
});

describe("push endpoints", () => {
  let readers = 0;
  const subscribe = async (endpoint: string) => {
    const service = await startPushService();
    const { keys } = service.device("phone", "").subscription;
    await service.stop();
    return fetch(`${site.url}/api/alerts/subscription`, {
      method: "POST",
      body: JSON.stringify({ subscription: { endpoint, keys }, topics: ["breaking"], zone: "UTC" }),
      headers: { "content-type": "application/json", "x-reader": `198.51.100.${(readers += 1)}` },
    });
  };

  it.each([
    "https://push.example/a",
    "https://8.8.8.8/a",
    "https://fcm.googleapis.com.evil.example/a",
    "https://fcm.googleapis.com@evil.example/a",
    "https://fcm.googleapis.com:8080/a",
    "https://[2001:db8::1]/a",
    "http://fcm.googleapis.com/a",
  ])("at no known service are refused: %s", async (endpoint) => {
    expect((await subscribe(endpoint)).status).toBe(400);
  });

  it("of browsers are taken", async () => {
    expect((await subscribe("https://fcm.googleapis.com/fcm/send/abc")).status).toBe(201);
  });
});

describe("tokens", () => {
  const lines = () =>
    site
      .log()
      .split("\n")
      .filter((line) => line.includes('"token '))
      .map((line): Record<string, unknown> => JSON.parse(line));
  const call = (path: string, token: string, body?: string) =>
    fetch(site.url + path, {
      ...(body !== undefined && { method: "POST", body }),
      headers: { authorization: `Bearer ${token}` },
    });

  it("leave a trace of everything they open, and are not to be read in it", async () => {
    const until = Date.now() + 3_600_000;
    const [content, read, submissions, operate] = (["content", "read", "submissions", "operate"] as const).map(
      (scope) => signAccess(scope, until, secret),
    );
    const body = [section, story("told", "Told")].map((record) => JSON.stringify(record)).join("\n");
    const calls = [
      [content, "/api/content", body],
      [read, "/api/content?type=article", undefined],
      [submissions, "/api/submissions?kind=contact", undefined],
      [submissions, "/api/subscribers", undefined],
      [operate, "/metrics", undefined],
      [operate, "/operator/status", undefined],
    ] as const;
    for (const [token = "", path, sent] of calls) {
      const response = await call(path, token, sent);
      await response.arrayBuffer();
      expect(response.status, path).toBe(200);
      await expect
        .poll(() => lines())
        .toContainEqual(
          expect.objectContaining({ token: tokenId(token), address: path, status: 200, msg: "token used" }),
        );
      expect(site.log()).not.toContain(token);
    }
    expect(lines()).toContainEqual(
      expect.objectContaining({
        token: tokenId(content ?? ""),
        method: "POST",
        records: ["section/us", "article/told"],
      }),
    );
  });

  it("that are refused are told by name, a few a minute", async () => {
    const over = signAccess("operate", Date.now() - 1000, secret);
    for (let turn = 0; turn < 40; turn += 1) await (await call("/metrics", over)).arrayBuffer();
    await expect
      .poll(() => lines())
      .toContainEqual(expect.objectContaining({ token: tokenId(over), status: 401, msg: "token refused" }));
    expect(lines().filter(({ msg }) => msg === "token refused").length).toBeLessThanOrEqual(20);
    expect(site.log()).not.toContain(over);
  });
});
