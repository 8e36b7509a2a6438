// The text edition finds what stands at an address by the rules of the full page, on content that is not the demo's.

import { afterAll, beforeAll, expect, it } from "vitest";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";

const records = [
  { type: "section", id: "harbor", title: "Harbor" },
  { type: "show", id: "77", title: "Night Desk", show_slug: "night-desk", published: true },
  { type: "show", id: "78", title: "Morning", show_slug: "morning", published: false },
  { type: "static_page", id: "masthead", title: "Masthead", published: false, components: [] },
  {
    type: "article",
    id: 4711,
    title: "The ferry is back",
    canonical_url: "/harbor/ferry",
    fn__sections: [{ path: "harbor", title: "Harbor" }],
    publication_date: "2025-06-01T12:00:00Z",
    components: [
      { is: "paragraph", props: { text: "It sails at <b>six</b>." } },
      { is: "raw-html", props: { content: "<p>Pasted timetable</p>" } },
      { is: "timeline", props: { title: "The day", entries: [{ label: "First bell" }] } },
      { is: "youtube", props: { videoId: "a_b-C123456" } },
    ],
  },
  {
    type: "article",
    id: "later",
    title: "Not yet",
    canonical_url: "/harbor/later",
    publication_date: "2099-01-01T00:00:00Z",
    components: [],
  },
  { type: "redirect", id: "/boats", to: "/harbor/ferry", status: 301 },
  { type: "redirect", id: "/elsewhere", to: "https://elsewhere.example/x", status: 302 },
];

let site: DemoSite;

beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: ofDemoBrand, records: records });
  await eventually(async () => expect((await ask("/lite/shows/77")).status).toBe(301));
});
afterAll(() => site.stop());

const ask = (path: string) => fetch(site.url + path, { redirect: "manual" });

it("a story is told whole, pasted words and modules too; a player is left to the full page", async () => {
  const html = await (await ask("/lite/harbor/ferry")).text();
  expect(html).toContain("<p>It sails at <b>six</b>.</p>");
  expect(html).toContain("<p>Pasted timetable</p>");
  expect(html).toContain("<h3>The day</h3><p>First bell</p>");
  expect(html).toContain("Pictures, players and charts are on the");
  expect(html).toContain('<link rel="canonical" href="http');
});

it.each([
  ["a stored redirect", "/lite/boats", 301, "/lite/harbor/ferry"],
  ["a stored redirect to another site", "/lite/elsewhere", 302, "https://elsewhere.example/x"],
  ["a show in another spelling", "/lite/shows/NIGHT-DESK", 301, "/lite/shows/night-desk"],
  ["a show by its number", "/lite/shows/77", 301, "/lite/shows/night-desk"],
  ["a show that is not published", "/lite/shows/morning", 302, "/shows/morning"],
  ["a story that is not out", "/lite/harbor/later", 302, "/harbor/later"],
  ["a page that is not published", "/lite/masthead", 302, "/masthead"],
  ["nothing", "/lite/no/such/story", 302, "/no/such/story"],
  ["a page without a text edition", "/lite/search-results/search", 302, "/search-results/search"],
])("%s leads where the full page leads", async (_, path, status, location) => {
  const response = await ask(path);
  expect({ status: response.status, location: response.headers.get("location") }).toEqual({ status, location });
});

it.each(["/lite", "/lite/harbor", "/lite/shows", "/lite/shows/night-desk", "/lite/personalities", "/lite/coverage"])(
  "%s is there",
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("</html>");
  },
);
