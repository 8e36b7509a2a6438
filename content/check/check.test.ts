import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { parseLine } from "../import/parse-line.ts";
import type { RecordDocs } from "../records/kinds.ts";
import { modulePlaces } from "../records/layout.ts";
import { askPolitely, type Answer } from "./ask-politely.ts";
import type { Finding } from "./finding.ts";
import { countsText, findingsText } from "./findings-text.ts";
import { layoutTargets } from "./layout-targets.ts";
import { isOtherForm, pageItself } from "./other-forms.ts";
import { picturesWithoutAlt } from "./pictures-without-alt.ts";
import { walkSite } from "./walk-site.ts";
import { addressesIn } from "./who-names.ts";

const site = "https://news.example";

it("finds addresses in any field of a record, in HTML too", () => {
  const source = JSON.stringify({
    to: "/Old/Place/",
    text: `<a href="/us/gone?x=1">a</a> and <a href='/us/caf%c3%a9'>b</a>`,
    srcset: "/uploads/a.jpg 1x, /uploads/b.jpg 2x",
  });
  expect([...addressesIn(source)]).toEqual(
    expect.arrayContaining(["/Old/Place", "/us/gone", "/us/caf%C3%A9", "/uploads/a.jpg", "/uploads/b.jpg"]),
  );
});

it.each([
  ["/us/a", "/us/a", false],
  ["/us/a.amp", "/us/a", true],
  ["/us/a.print", "/us/a", true],
  ["/lite", "/", true],
  ["/lite/us/a", "/us/a", true],
  ["/literature", "/literature", false],
])("%s is %s in a form of its own: %s", (path, page, other) => {
  expect([pageItself(path), isOtherForm(path)]).toEqual([page, other]);
});

describe("the walk", () => {
  const pages: Record<string, Answer> = {
    "/": {
      status: 200,
      html: `<a href="/a">a</a><a href="/moved">m</a><a href="/round">r</a><a href="/lite/a">l</a><img src="/uploads/x.jpg"><img src="/img/uploads/96/54/half.jpg">`,
    },
    "/a": {
      status: 200,
      html: `<link rel="amphtml" href="${site}/a.amp"><a href="/gone">g</a><a href="/paper.pdf">p</a><a href="/a.print">b</a>`,
    },
    "/moved": { status: 301, location: "/a" },
    "/round": { status: 301, location: `${site}/round-again` },
    "/round-again": { status: 301, location: "/round" },
    "/alone": { status: 200, html: `<a href="/gone">g</a>` },
    "/a.amp": { status: 200, html: `<a href="/only-on-amp">o</a>` },
    "/a.print": { status: 200, html: "" },
    "/lite/a": { status: 200, html: `<a href="/lite/gone">g</a>` },
    "/paper.pdf": { status: 200 },
    "/uploads/half.jpg": { status: 200 },
    "/img/uploads/96/54/half.jpg": { status: 422 },
  };
  const asked: string[] = [];
  const ask = (_: string, path: string, method: string): Promise<Answer> => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(pages[path] ?? { status: 404 });
  };

  it("follows every link once, then goes where none leads, and follows redirects to their end", async () => {
    asked.length = 0;
    const walk = await walkSite({ site, further: ["/alone", "/a"], mostPages: 100, ask });
    expect(asked.toSorted()).toEqual([
      "GET /",
      "GET /a",
      "GET /a.amp",
      "GET /a.print",
      "GET /alone",
      "GET /gone",
      "GET /lite/a",
      "GET /lite/gone",
      "GET /moved",
      "GET /only-on-amp",
      "GET /round",
      "GET /round-again",
      "HEAD /img/uploads/96/54/half.jpg",
      "HEAD /paper.pdf",
      "HEAD /uploads/half.jpg",
      "HEAD /uploads/x.jpg",
    ]);
    expect(["/", "/moved", "/gone", "/round", "/uploads/x.jpg", "/lite/a", "/b"].map(walk.statusOf)).toEqual([
      200,
      200,
      404,
      310,
      404,
      200,
      undefined,
    ]);
    expect(walk.statusOf("/uploads/half.jpg")).toBe(422);
    expect(walk.links.get("/gone")).toEqual(["/a", "/alone"]);
    expect(walk.links.get("/only-on-amp")).toEqual(["/a.amp"]);
    for (const form of ["/a.amp", "/a.print", "/lite/a"]) {
      expect(asked.indexOf(`GET ${form}`)).toBeGreaterThan(asked.indexOf("GET /alone"));
    }
    expect([walk.visited, walk.left]).toEqual([13, 0]);
  });

  it("visits so many pages and no more, and says how many it left", async () => {
    const walk = await walkSite({ site, further: ["/alone"], mostPages: 2, ask });
    expect([walk.visited, walk.left]).toEqual([2, expect.any(Number)]);
    expect(walk.left).toBeGreaterThan(1);
  });
});

it("waits as long as a busy site asks for, and gives up after some tries", async () => {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    const isBusy = request.url === "/busy" || asked < 3;
    response.writeHead(isBusy ? 429 : 200, { "retry-after": "7", "content-type": "text/html" }).end("<p>Here</p>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const waits: number[] = [];
  const ask = (path: string) => askPolitely(url, path, "GET", async (milliseconds) => waits.push(milliseconds));
  expect(await ask("/")).toEqual({ status: 200, html: "<p>Here</p>" });
  expect(waits).toEqual([7000, 7000]);
  expect(await ask("/busy")).toEqual({ status: 429, location: undefined });
  expect(waits).toHaveLength(6);
  server.close();
  expect(await askPolitely("http://127.0.0.1:1", "/", "GET")).toEqual({ status: 0 });
});

const targetsIn = (record: object) => layoutTargets(layoutOf(record), modulePlaces(record));

function layoutOf(record: object): RecordDocs["layout"] {
  const parsed = parseLine(Buffer.from(JSON.stringify({ type: "layout", id: 7, ...record })));
  if (parsed === undefined || !("ok" in parsed)) throw new Error("No layout");
  return JSON.parse(parsed.ok.doc);
}

const module = (is: string, props: object) => ({ is, props: { title: "A module", ...props } });

it.each([
  [
    module("article-list", { searchCriteria: { isSection: true, searchSelected: { path: "harbor" } } }),
    ["section harbor"],
  ],
  [module("article-list", { searchCriteria: { isSection: true, searchSelected: { path: "all" } } }), []],
  [module("bucket", { searchCriteria: { isTag: true, searchSelected: "us/crime" } }), ["tag us/crime"]],
  [
    module("card-grid", { searchCriteria: { tags: { includeAny: ["a"], includeAll: ["b"], exclude: ["c"] } } }),
    ["tag b", "tag a", "tag c"],
  ],
  [module("spotlight", { searchCriteria: { shows: ["night-boat"] } }), ["show night-boat"]],
  [
    module("spotlight", {
      searchCriteria: {
        isFixed: true,
        fixedArticles: [
          { articleUrl: "/us/one" },
          { articleUrl: "/us/two", title: "Two" },
          { articleUrl: "https://o.example/" },
        ],
      },
    }),
    ["story /us/one"],
  ],
  [module("video-group", { playlistId: 88 }), ["playlist 88"]],
  [module("rank-tool", { rankListId: "most" }), ["aggregate most"]],
  [module("show-carousel", { items: [{ showDetails: { id: 3 } }] }), ["show 3"]],
  [module("election-results", { election: "2023/general" }), ["election 2023/general"]],
  [module("main-video", { videoId: "12" }), ["video 12"]],
  [module("content-carousel", { searchCriteria: { searchCriteriaSelected: "By Show", shows: ["x"] } }), ["show x"]],
  [module("category-heading", {}), []],
])("a layout names what its modules ask for: %j", (block, names) => {
  const targets = targetsIn({ subtype: "homeLayout", isDefault: true, main: [block] });
  expect(targets.map(({ is, name }) => `${is} ${name}`)).toEqual(names);
});

it("a layout names what it belongs to, and says where a module stands among those that are hidden or not drawn", () => {
  const targets = targetsIn({
    subtype: "sectionLayout",
    elementId: "gone",
    rightRail: [module("video-group", { playlistId: 88 })],
    main: [
      { ...module("ad", {}), hidden: true },
      module("tide-table", {}),
      module("rank-tool", { rankListId: "most" }),
    ],
  });
  expect(targets).toEqual([
    { is: "element", name: "gone", at: "elementId" },
    { is: "aggregate", name: "most", at: "main.2 (rank-tool)" },
    { is: "playlist", name: "88", at: "rightRail.0 (video-group)" },
  ]);
});

it("pictures without an alt text are told with their place", () => {
  const parsed = parseLine(
    Buffer.from(
      JSON.stringify({
        type: "static_page",
        id: "/about",
        title: "About",
        components: [
          { is: "article-image", props: { url: "/uploads/a.jpg", imageAlt: "A quay" } },
          { is: "article-image", props: { url: "/uploads/b.jpg", imageAlt: " " } },
          {
            is: "slider",
            props: { items: [{ imageUrl: "/uploads/c.jpg" }, { imageUrl: "/uploads/d.jpg", alt: "D" }] },
          },
        ],
      }),
    ),
  );
  if (parsed === undefined || !("ok" in parsed)) throw new Error("No page");
  expect(picturesWithoutAlt(JSON.parse(parsed.ok.doc).blocks)).toEqual([
    { picture: "/uploads/b.jpg", at: "components.1" },
    { picture: "/uploads/c.jpg", at: "components.2" },
  ]);
});

it("tells what was found kind by kind, on lines of its own", () => {
  const found: Finding[] = [
    {
      kind: "missing-alt",
      what: "/uploads/a.jpg",
      why: "components.1 says nothing of it",
      mend: ["article/42"],
      pages: ["/us/one"],
    },
    { kind: "dead-link", what: "/gone\n", why: "answers 404", mend: [], pages: [] },
  ];
  expect(findingsText(found)).toBe(
    [
      "Links that lead nowhere (1)",
      "  /gone : answers 404",
      "",
      "Pictures without an alt text (1)",
      "  /uploads/a.jpg: components.1 says nothing of it",
      "      mend article/42; seen on /us/one",
      "",
      "",
    ].join("\n"),
  );
  expect([countsText(found), countsText([])]).toEqual(["2 found: 1 missing-alt, 1 dead-link", "Nothing found"]);
});
