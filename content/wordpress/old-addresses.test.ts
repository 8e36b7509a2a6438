// Where every address leads that a WordPress site has besides those of its posts and pages, by the redirects that come with it.

import { expect, it } from "vitest";
import { carryQuery } from "../../model/addresses/carry-query.ts";
import { fromPlace, fromText, patternOfPlace, placeText, sortedPatterns } from "../redirects/redirect-address.ts";
import { placeOf, redirectFrom, walkRedirects } from "../redirects/walk-redirects.ts";
import { blogOf, namePath, numberPath } from "./blog.ts";
import { dateAddresses, patternAddresses, personAddresses, sectionAddresses, typeAddresses } from "./old-addresses.ts";
import { peopleOf } from "./people-of.ts";
import { sectionsOf } from "./sections-of.ts";
import { tagAddresses } from "./tag-paths.ts";

const term = (id: string, slug: string, parent = "") => ({
  id,
  slug,
  parent,
  domain: "category",
  name: slug,
  description: "",
});

function addressesOf(base: string) {
  const blog = blogOf({ title: "Quay", address: `https://quay.example${base}` }, "quay");
  const categories = new Map([
    ["coast", term("5", "coast")],
    ["tides", term("6", "tides", "coast")],
  ]);
  const people = peopleOf([{ id: "3", login: "nora", name: "Nora" }], blog, () => false);
  const redirects = [
    ...patternAddresses(blog),
    ...dateAddresses(blog, ["20190512", "20191101"]),
    ...[...sectionsOf(categories, blog, () => "nothing").values()].flatMap((one) => sectionAddresses(one, blog)),
    ...[...people.values()].flatMap((person) => personAddresses(person, blog)),
    ...typeAddresses(new Map([["event", "events"]]), new Map([["events", { path: "/events" }]]), blog),
    ...tagAddresses({ slug: "coast", id: "50" }, "coast-2", blog),
  ];
  const byPlace = new Map(redirects.map(({ id, to }) => [fromText(id), { id, to, status: 301 as const }]));
  const patterns = sortedPatterns(redirects.flatMap(({ id }) => patternOfPlace(fromPlace(id)) ?? []));
  const content = {
    redirectAt: async (place: Parameters<typeof placeText>[0]) => byPlace.get(placeText(place)),
    redirectPatterns: async (of: keyof typeof patterns) => patterns[of],
    byPath: async () => undefined,
  };
  return { blog, content };
}

async function ledBy(address: string, base = ""): Promise<string> {
  const { content } = addressesOf(base);
  const from = placeOf(address) ?? { path: "", search: "" };
  const { steps } = await walkRedirects(from, await redirectFrom(from, content, 0), content, 0);
  return steps.reduce((_, { at, found }) => carryQuery(found.to, at.search, found.used), "nowhere");
}

const { blog } = addressesOf("");
const latest = "/feeds/latest.xml";
const may = "/?archive=2019-05";

it.each([
  ["/?p=7", numberPath(blog, "7")],
  ["/?post_type=event&p=7", numberPath(blog, "7")],
  ["/?page_id=7", numberPath(blog, "7")],
  ["/?attachment_id=7", numberPath(blog, "7")],
  ["/?tag_id=50", "/category/coast-2"],
  ["/?post_type=event", "/events"],
  ["/?event=harvest", namePath(blog, "event", "harvest")],
  ["/?name=a-story", namePath(blog, "post", "a-story")],
  ["/?pagename=about/us", namePath(blog, "page", "about/us")],
  ["/?cat=5", "/coast"],
  ["/?cat=6", "/tides"],
  ["/?category_name=coast", "/coast"],
  ["/?category_name=coast/tides", "/tides"],
  ["/?tag=ships", "/category/ships"],
  ["/?tag=coast", "/category/coast-2"],
  ["/?author=3", "/person/n/nora"],
  ["/?author_name=nora", "/person/n/nora"],
  ["/?s=two+words", "/search-results/search?q=two%20words"],
  ["/search/words", "/search-results/search?q=words"],
  ["/?paged=2", "/?archive=all"],
  ["/index.php?pagename=about/us", namePath(blog, "page", "about/us")],
  ["/index.php?cat=5&feed=rss2", "/feeds/coast.xml"],
  ["/index.php/category/coast/feed", "/feeds/coast.xml"],
])("%s leads to %s", async (from, to) => {
  expect(await ledBy(from)).toBe(to);
});

it.each([
  ["/?m=2019", "/?archive=all"],
  ["/?m=201905", may],
  ["/?m=20190512", may],
  ["/?m=201911", "/?archive=2019-11"],
  ["/?year=2019", "/?archive=all"],
  ["/?year=2019&monthnum=5", may],
  ["/?monthnum=05&year=2019", may],
  ["/?year=2019&monthnum=5&day=12", may],
  ["/2019", "/?archive=all"],
  ["/2019/05", may],
  ["/2019/5", may],
  ["/2019/05/12", may],
  ["/2019/5/12", may],
  ["/2019/05/page/2", may],
])("the date %s leads to %s", async (from, to) => {
  expect(await ledBy(from)).toBe(to);
});

it.each([
  ["/feed", latest],
  ["/feed/atom", latest],
  ["/rss", latest],
  ["/rss2", latest],
  ["/comments/feed", latest],
  ["/comments/feed/rss2", latest],
  ["/?feed=rss2", latest],
  ["/?feed=comments-rss2", latest],
  ["/2019/05/a-story/feed", latest],
  ["/2019/05/a-story/feed/atom", latest],
  ["/2019/05/feed", latest],
  ["/?p=7&feed=rss2", latest],
  ["/?feed=rss2&page_id=7", latest],
  ["/?name=a-story&feed=rss2", latest],
  ["/?s=words&feed=rss2", latest],
  ["/category/coast/feed", "/feeds/coast.xml"],
  ["/category/coast/feed/atom", "/feeds/coast.xml"],
  ["/category/coast/atom", "/feeds/coast.xml"],
  ["/category/coast/tides/feed", "/feeds/tides.xml"],
  ["/category/tides/feed", "/feeds/tides.xml"],
  ["/?cat=5&feed=rss2", "/feeds/coast.xml"],
  ["/?feed=rdf&cat=5", "/feeds/coast.xml"],
  ["/?category_name=coast&feed=rss2", "/feeds/coast.xml"],
  ["/tag/ships/feed", "/feeds/category/ships.xml"],
  ["/tag/ships/feed/rss2", "/feeds/category/ships.xml"],
  ["/?tag=ships&feed=atom", "/feeds/category/ships.xml"],
  ["/tag/coast/feed", "/feeds/category/coast-2.xml"],
  ["/?tag=coast&feed=rss2", "/feeds/category/coast-2.xml"],
  ["/author/nora/feed", "/feeds/people/nora.xml"],
  ["/author/nora/feed/atom", "/feeds/people/nora.xml"],
  ["/?author=3&feed=atom", "/feeds/people/nora.xml"],
  ["/?author_name=nora&feed=rss2", "/feeds/people/nora.xml"],
])("the feed %s leads to %s", async (from, to) => {
  expect(await ledBy(from)).toBe(to);
});

it.each([
  ["/blog?name=a-story", namePath(blog, "post", "a-story")],
  ["/blog/2019/5", may],
  ["/blog?year=2019&monthnum=5", may],
  ["/blog/category/coast/feed/atom", "/feeds/coast.xml"],
  ["/blog/a-story/feed", latest],
  ["/a-story/feed", "nowhere"],
])("of a blog below a path %s leads to %s", async (from, to) => {
  expect(await ledBy(from, "/blog")).toBe(to);
});
