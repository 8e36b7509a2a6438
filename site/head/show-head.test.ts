import { expect, it } from "vitest";
import { listHead, showHead } from "./show-head.ts";

const floor = {
  title: "The Floor",
  slug: "the-floor",
  hosts: [],
  sameAs: [],
  path: "/shows/the-floor",
  origin: "https://news.example",
};

it("SHOW-02 the page leads to the show's feed and to its podcast", () => {
  const links = showHead(floor).tags.filter(({ attributes }) => attributes["rel"] === "alternate");
  expect(links.map(({ attributes }) => attributes["href"])).toEqual([
    "/feeds/shows/the-floor.xml",
    "/feeds/shows/the-floor.json",
    "/feeds/shows/the-floor/podcast.xml",
  ]);
});

it("SHOW-02 a show is a TVSeries with its hosts", () => {
  const { title, jsonLd } = showHead({
    ...floor,
    metaTitle: "The Floor, weekdays",
    hosts: [{ name: "Nora Castellan", url: "/person/n/nora-castellan" }],
  });
  expect(title).toMatch(/^The Floor, weekdays/);
  expect(jsonLd[0]).toMatchObject({
    "@type": "TVSeries",
    url: "https://news.example/shows/the-floor",
    actor: [{ "@type": "Person", name: "Nora Castellan", url: "https://news.example/person/n/nora-castellan" }],
  });
});

it("SHOW-03 a show without hosts names none", () => {
  expect(showHead(floor).jsonLd[0]).not.toHaveProperty("actor");
});

it("a list of pages is an ItemList", () => {
  const { jsonLd } = listHead({ title: "Shows", path: "/shows", origin: "https://news.example" }, [
    { name: "The Floor", url: "/shows/the-floor" },
  ]);
  expect(jsonLd[0]).toMatchObject({
    "@type": "ItemList",
    itemListElement: [{ position: 1, url: "https://news.example/shows/the-floor" }],
  });
});
