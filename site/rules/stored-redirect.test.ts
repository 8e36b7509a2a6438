import { expect, it } from "vitest";
import { mostSteps } from "../../content/redirects/redirect-faults.ts";
import { Redirect } from "../../core/redirect.ts";
import { storeOf } from "../testing/asking.ts";
import { accepted } from "../../content/testing/accepted.ts";
import {
  fromPlace,
  fromText,
  patternOfPlace,
  placeText,
  sortedPatterns,
  type RedirectPlace,
} from "../../content/redirects/redirect-address.ts";
import { HttpError } from "../../model/http-error.ts";
import { carryQuery } from "../../model/addresses/carry-query.ts";
import { followRedirectPattern, followStoredRedirect } from "./stored-redirect.ts";

const at = (moved: Record<string, [to: string, status?: number]>, content = storeOf({})) => {
  const docs = new Map(
    Object.entries(moved).map(([from, [to, status = 301]]) => [
      fromText(from),
      accepted("redirect", { id: from, to, status }).doc,
    ]),
  );
  const patterns = sortedPatterns(Object.keys(moved).flatMap((id) => patternOfPlace(fromPlace(id)) ?? []));
  return {
    ...content,
    redirectAt: async (place: RedirectPlace) => docs.get(placeText(place)),
    redirectPatterns: async (of: keyof typeof patterns) => patterns[of],
  };
};

async function followed(address: string, moved: Parameters<typeof at>[0], records = storeOf({})): Promise<string> {
  const [path = "", search = ""] = address.split("?");
  try {
    const asked = { path, search, content: at(moved, records), now: 0 };
    await followStoredRedirect(asked);
    await followRedirectPattern(asked);
    return "nothing";
  } catch (error) {
    if (error instanceof Redirect) return `${carryQuery(error.to, search, error.used)} ${error.status}`;
    if (error instanceof HttpError) return String(error.statusCode);
    throw error;
  }
}

it.each([
  ["nothing stands there", {}, "nothing"],
  ["one step", { "/a": ["/b"] }, "/b 301"],
  ["a chain is one step", { "/a": ["/b"], "/b": ["/c?x=1"], "/c": ["/d"] }, "/d 301"],
  ["the query of the last step stays", { "/a": ["/b"], "/b": ["/c?x=1"] }, "/c?x=1 301"],
  ["out of the site", { "/a": ["/b"], "/b": ["https://elsewhere.example/"] }, "https://elsewhere.example/ 301"],
  ["a way is for good only if every step is", { "/a": ["/b", 308], "/b": ["/c", 307], "/c": ["/d"] }, "/d 307"],
  ["the first word for good counts", { "/a": ["/b", 308], "/b": ["/c", 301] }, "/c 308"],
  ["to itself", { "/a": ["/a"] }, "nothing"],
  ["to itself with a query", { "/a": ["/a?again=1"] }, "nothing"],
  ["back again", { "/a": ["/b"], "/b": ["/a"] }, "nothing"],
  ["into a loop", { "/a": ["/b"], "/b": ["/c"], "/c": ["/b"] }, "nothing"],
] as [string, Parameters<typeof at>[0], string][])("LOAD-01 a stored redirect: %s", async (_, moved, expected) => {
  expect(await followed("/a", moved)).toBe(expected);
});

it.each([
  ["for one query", "/?p=1752", { "/?p=1752": ["/us/a"] }, "/us/a 301"],
  ["for one query, and others beside it", "/?x=1&p=1752", { "/?p=1752": ["/us/a"] }, "/us/a?x=1 301"],
  ["for another query", "/?p=1753", { "/?p=1752": ["/us/a"] }, "nothing"],
  ["for a query, asked for without one", "/", { "/?p=1752": ["/us/a"] }, "nothing"],
  ["back to the same path", "/?p=1752", { "/?p=1752": ["/"] }, "/ 301"],
  ["before the one for all queries", "/a?p=1", { "/a?p=1": ["/b"], "/a": ["/c"] }, "/b 301"],
  ["two parameters before one", "/a?p=1&q=2", { "/a?p=1": ["/b"], "/a?q=2&p=1": ["/c"] }, "/c 301"],
  ["by way of a path", "/old?p=1", { "/old": ["/new"], "/new?p=1": ["/us/a"] }, "/us/a 301"],
  ["in circles by the query that goes along", "/a?p=1", { "/a": ["/b"], "/b?p=1": ["/a?p=1"] }, "nothing"],
] as [string, string, Parameters<typeof at>[0], string][])(
  "ROUTE-20 a stored redirect %s (%s)",
  async (_, address, moved, expected) => {
    expect(await followed(address, moved)).toBe(expected);
  },
);

it.each([
  ["small letters", "/Author/J-Doe", { "/author/j-doe": ["/person/j/jean"] }, "/person/j/jean 301"],
  ["its own letters first", "/A", { "/a": ["/small"], "/A": ["/large"] }, "/large 301"],
  ["small letters before many", "/A/b", { "/a/b": ["/one"], "/A/*": ["/many"] }, "/one 301"],
  ["a tag at once", "/tag/Storms", { "/tag/:slug": ["/category/:slug"] }, "/category/storms 301"],
  ["no way back to where it came from", "/A", { "/a": ["/A"] }, "nothing"],
  ["no longer way back either", "/A", { "/a": ["/b"], "/b": ["/A"] }, "nothing"],
  ["a file whose name has capitals", "/a.jpg", { "/a.jpg": ["/A.JPG"] }, "/A.JPG 301"],
] as [string, string, Parameters<typeof at>[0], string][])(
  "an address in capitals: %s (%s)",
  async (_, address, moved, expected) => {
    expect(await followed(address, moved)).toBe(expected);
  },
);

it.each([
  ["a rest", "/2019/05/a", { "/2019/*": ["/archive/*"] }, "/archive/05/a 301"],
  ["no rest", "/2019", { "/2019/*": ["/archive/*"] }, "nothing"],
  ["the longer beginning first", "/a/b/c", { "/a/*": ["/x"], "/a/b/*": ["/y/*"] }, "/y/c 301"],
  ["one that says more first", "/a/7", { "/a/*": ["/x"], "/a/:id": ["/y/:id"] }, "/y/7 301"],
  ["digits alone for a number", "/a/b", { "/a/*": ["/x"], "/a/:id": ["/y/:id"] }, "/x 301"],
  ["a part of a segment", "/news/17.html", { "/news/:id.html": ["/story/:id"] }, "/story/17 301"],
  ["a rest before an ending", "/2019/a/feed", { "/*/feed": ["/*"] }, "/2019/a 301"],
  ["to a query", "/2019/05", { "/:year/:month": ["/?archive=:year-:month"] }, "/?archive=2019-05 301"],
  ["elsewhere", "/a/b c", { "/a/*": ["https://old.example/*?x=*"] }, "https://old.example/b%20c?x=b%20c 301"],
  ["by way of one alone", "/a/b", { "/a/*": ["/c/*"], "/c/b": ["/d"] }, "/d 301"],
  ["after one alone", "/a", { "/a": ["/b/c"], "/b/*": ["/d/*", 302] }, "/d/c 302"],
  ["in circles", "/a/x", { "/a/*": ["/b/*"], "/b/*": ["/a/*"] }, "nothing"],
  ["for a query", "/?p=12", { "/?p=:id": ["/?archive=:id"] }, "/?archive=12 301"],
  ["for a query, elsewhere", "/?p=12", { "/?p=:id": ["https://old.example/:id"] }, "https://old.example/12 301"],
  ["for a query, where nothing has the number", "/?p=12", { "/?p=:id": ["/wp/:id"] }, "404"],
  [
    "for a query, by way of the number, where nothing is",
    "/?p=12",
    { "/?p=:id": ["/wp/:id"], "/wp/12": ["/draft"] },
    "404",
  ],
  [
    "for a query, by way of the number, a file",
    "/?p=12",
    { "/?p=:id": ["/wp/:id"], "/wp/12": ["/uploads/a.pdf"] },
    "/uploads/a.pdf 301",
  ],
  [
    "for a query, by way of a name, a feed",
    "/?feed=rss&tag=a",
    { "/?feed=:kind&tag=:slug": ["/tag/:slug/feed"], "/tag/:slug/feed": ["/feeds/category/:slug.xml"] },
    "/feeds/category/a.xml 301",
  ],
  ["for a query, a single one first", "/?p=12", { "/?p=:id": ["/wp/:id"], "/?p=12": ["/a"] }, "/a 301"],
  ["for a query, never to another host", "/?p=/evil.com", { "/?p=:name": ["/:name"] }, "/evil.com 301"],
  ["for a query that is no number", "/?p=x", { "/?p=:id": ["/wp/:id"] }, "nothing"],
] as [string, string, Parameters<typeof at>[0], string][])(
  "ROUTE-20 a redirect for many addresses: %s (%s)",
  async (_, address, moved, expected) => {
    expect(await followed(address, moved)).toBe(expected);
  },
);

it("a number whose page is not out yet is nowhere", async () => {
  const draft = accepted("static_page", { id: "draft", title: "A page to come", published: false }).doc;
  const moved = { "/?page_id=:id": ["/wp/:id"], "/wp/12": ["/draft"] } satisfies Parameters<typeof at>[0];
  expect(await followed("/?page_id=12", moved, storeOf({ static_page: { draft } }))).toBe("404");
});

const pictures = Object.fromEntries(
  ["b.jpg", "c-1x1.jpg", "c.jpg"].map((id) => [id, accepted("media", { id, path: `/uploads/${id}` }).doc]),
);

it.each([
  ["leads where the picture leads", "/old/é-300x200.jpg", { "/old/é.jpg": ["/uploads/e.jpg"] }, "/uploads/e.jpg 301"],
  ["of a large one", "/old/é-300x200.jpg", { "/old/é-scaled.jpg": ["/uploads/e.jpg"] }, "/uploads/e.jpg 301"],
  ["is no size of a page", "/old/a-300x200.html", { "/old/a.html": ["/b"] }, "nothing"],
  ["leads to the picture at once", "/old/b-300x200.jpg", { "/old/*": ["/uploads/*"] }, "/uploads/b.jpg 301"],
  ["may be a picture itself", "/old/c-1x1.jpg", { "/old/*": ["/uploads/*"] }, "/uploads/c-1x1.jpg 301"],
  ["of nothing", "/old/d-300x200.jpg", { "/old/*": ["/uploads/*"] }, "/uploads/d-300x200.jpg 301"],
] as [string, string, Parameters<typeof at>[0], string][])(
  "a size of a picture %s",
  async (_, address, moved, expected) => {
    expect(await followed(address, moved, storeOf({ media: pictures }))).toBe(expected);
  },
);

it("a way too long to be followed is followed as far as it is", async () => {
  const steps = Array.from({ length: mostSteps + 5 }, (_, step) => [`/${step}`, [`/${step + 1}`]] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  expect(await followed("/0", Object.fromEntries(steps) as never)).toBe(`/${mostSteps} 301`);
});
