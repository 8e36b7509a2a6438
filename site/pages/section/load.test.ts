import { expect, it } from "vitest";
import type { ContentClient } from "../../../content/client.ts";
import { layout as layoutKind } from "../../../content/records/layout.ts";
import type { Card } from "../../../model/stories/card.ts";
import type { PageContext } from "../../page-context.ts";
import { asking, storeOf } from "../../testing/asking.ts";
import { loadSectionPage } from "./load.server.ts";
import { decideLayout } from "../../layouts/decide-layout.ts";
import { brand } from "../../../model/brand.ts";

const politics = { id: "politics", title: "Politics", metaTitle: "U.S. Politics", description: "Votes." };

const story = (number: number): Card => ({
  id: `${number}`,
  title: `Story ${number}`,
  url: `/politics/${number}`,
  form: "article",
  authors: [],
});

const stories = (count: number) => Array.from({ length: count }, (_, index) => story(index));

interface Around {
  search?: string;
  count?: number;
  layout?: object;
  path?: string;
}

function context({ search = "", count = 60, layout, path = "/politics" }: Around = {}): PageContext {
  const content: ContentClient = {
    ...storeOf({}),
    cards: ({ lists, size, offset = 0 }) =>
      Promise.resolve(lists[0] === "all" ? [] : stories(count).slice(offset, offset + size)),
    layout: (subtype) =>
      Promise.resolve(
        layout === undefined ? undefined : { id: "l", ...layoutKind.schema.parse({ subtype, ...layout }) },
      ),
  };
  const query = new URLSearchParams(search);
  return asking(path, { query, search, route: { name: "section", path: "/:slug", kind: "section" }, content }).context;
}

const links = (page: Awaited<ReturnType<typeof loadSectionPage>>, rel: string) =>
  page.head.tags.filter(({ attributes }) => attributes["rel"] === rel).map(({ attributes }) => attributes["href"]);

const items = (page: Awaited<ReturnType<typeof loadSectionPage>>) =>
  page.props.regions.main.flatMap((block) =>
    block.kind === "article-list" ? block.props.items.map(({ title }) => title) : [],
  );

it("FRONT-02 the title is the metaTitle, or the title, with the site suffix", async () => {
  expect((await loadSectionPage(context(), politics)).head.title).toBe(`U.S. Politics | ${brand.name}`);
  expect((await loadSectionPage(context(), { id: "us", title: "U.S." })).head.title).toBe(`U.S. | ${brand.name}`);
});

it("FRONT-03 the canonical link is the domain plus the path, also on later pages", async () => {
  expect(links(await loadSectionPage(context({ search: "page=2" }), politics), "canonical")).toEqual([
    "https://www.meridian.example/politics",
  ]);
});

it.each([
  ["/politics", 2],
  ["/weather", 0],
  ["/category/us/crime", 0],
])("FRONT-06 %s has %i links to its feed, as RSS and as JSON", async (path, count) => {
  expect(links(await loadSectionPage(context({ path }), politics), "alternate")).toHaveLength(count);
});

it("FRONT-05 shows its own heading unless the pre-content brings one", async () => {
  expect((await loadSectionPage(context(), politics)).props.heading).toEqual({
    title: "Politics",
    description: "Votes.",
  });
  const preContent = [{ is: "category-heading", props: { title: "Politics today" } }];
  expect((await loadSectionPage(context({ layout: { preContent } }), politics)).props.heading).toBeUndefined();
});

it("FRONT-07 page 2 goes on where the front ends, and names its neighbours", async () => {
  const main = [{ is: "spotlight", props: { searchCriteria: { size: 5 } } }];
  const page = await loadSectionPage(context({ search: "page=2", layout: { main } }), politics);
  expect(items(page)).toEqual(
    stories(60)
      .slice(5, 15)
      .map(({ title }) => title),
  );
  expect(links(page, "prev")).toEqual(["https://www.meridian.example/politics"]);
  expect(links(page, "next")).toEqual(["https://www.meridian.example/politics?page=3"]);
  expect(page.props.pages).toMatchObject({ page: 2, pages: expect.objectContaining({ length: 7 }) });
});

it("FRONT-07 a page in range with nothing on it still answers; beyond 8 there is none", async () => {
  expect((await loadSectionPage(context({ search: "page=8", count: 12 }), politics)).status).toBe(200);
  for (const page of ["9", "0", "x"]) {
    await expect(loadSectionPage(context({ search: `page=${page}` }), politics)).rejects.toMatchObject({
      statusCode: 404,
    });
  }
});

it("a section without a layout gets the built-in one, and a right rail", async () => {
  const page = await loadSectionPage(context(), politics);
  const { props, bodyClass } = page;
  expect(props.regions.main.filter(({ kind }) => kind !== "ad").map(({ kind }) => kind)).toEqual([
    "spotlight",
    "three-across",
    "article-list",
  ]);
  expect(props.regions.rightRail.map(({ kind }) => kind)).toEqual(["ad", "newsletter"]);
  expect(decideLayout({}, page)).toBe("section-pages");
  expect(bodyClass).toBe("section-front politics");
});

it("LAYOUT-08 the list's Show More begins where the page's lists ended", async () => {
  const { props } = await loadSectionPage(context(), politics);
  expect(props.regions.main.find(({ kind }) => kind === "article-list")?.props).toMatchObject({
    from: 18,
    hasMore: true,
    moreUrl: "/politics?page=2",
  });
});
