import { describe, expect, it } from "vitest";
import { get, getDocument } from "./site.ts";

const search = async (query: string) => {
  const { root, response } = await getDocument(`/search-results/search${query}`);
  const main = root.querySelector("main");
  if (main === null) throw new Error("The page has no main part");
  return { response, main, titles: main.querySelectorAll("article h2").map(({ text }) => text) };
};

const numberOf = (text: string | undefined) => Number(/[\d,]+/.exec(text ?? "")?.[0].replace(",", ""));

describe("the search page", () => {
  it("ROUTE-08 finds by q, marks what was searched for, counts and pages", async () => {
    const { response, main, titles } = await search("?q=storm");
    expect(response.status).toBe(200);
    expect(main.querySelector("h1")?.text).toBe("Results for “storm”");
    expect(titles).toHaveLength(10);
    expect(main.querySelectorAll("mark").every(({ text }) => /^storms?$/i.test(text))).toBe(true);
    const total = numberOf(main.querySelector('nav[aria-label="Kinds of results"] a[aria-current]')?.text);
    expect(total).toBeGreaterThan(20);
    const next = main.querySelector('a[rel="next"]')?.getAttribute("href") ?? "";
    expect(next).toBe("/search-results/search?q=storm&page=2");
    const second = (await search(next.slice("/search-results/search".length))).titles;
    expect(second).not.toEqual(titles);
  });

  it("ROUTE-08 every kind, order and filter is a link or a form that works without script", async () => {
    const { main } = await search("?q=storm");
    const videos = main
      .querySelectorAll('nav[aria-label="Kinds of results"] a')
      .find(({ text }) => text.startsWith("Video"));
    const found = await search((videos?.getAttribute("href") ?? "").slice("/search-results/search".length));
    expect(
      found.main.querySelectorAll("article h2 a").every((link) => link.getAttribute("href")?.startsWith("/video/")),
    ).toBe(true);
    expect(numberOf(found.main.querySelector("a[aria-current]")?.text)).toBe(numberOf(videos?.text));
    const form = main.querySelector("details form");
    expect(form?.querySelectorAll("select, input").map((field) => field.getAttribute("name"))).toEqual([
      "q",
      "section",
      "author",
      "from",
      "to",
    ]);
    const politics = await search("?q=storm&section=politics&author=&from=&to=");
    expect(politics.titles.length).toBeGreaterThan(0);
    expect(politics.main.querySelector('ul[aria-label="Narrowed by"] a')?.getAttribute("href")).toBe(
      "/search-results/search?q=storm",
    );
  });

  it("ROUTE-08 a typing slip is searched for as it was meant, and says so", async () => {
    const { main, titles } = await search("?q=sentae%20strom");
    expect(main.text).toContain("Nothing was found for “sentae strom”. These are the results for senate storm");
    expect(titles.length).toBeGreaterThan(0);
  });

  it("ROUTE-08 where nothing is found there is something to go on with", async () => {
    const { response, main, titles } = await search("?q=xylophone%20quantum%20zebra");
    expect([response.status, titles]).toEqual([200, []]);
    expect(main.text).toContain("Nothing was found for “xylophone quantum zebra”");
    expect(main.querySelectorAll('nav[aria-label="In the news now"] a').length).toBeGreaterThan(2);
  });

  it.each([
    "?q=%3Cscript%3Ealert(1)%3C/script%3E",
    "?q=%22onmouseover%3Dx",
    "?q=storm&section=%3Cb%3E%22&author=%27",
    `?q=${"a".repeat(1900)}`,
    "?q=%00%ff&page=-1&from=x",
  ])("ROUTE-08 %.60s is words and nothing else", async (query) => {
    const { response, main } = await search(query);
    expect(response.status).toBe(200);
    expect(main.querySelectorAll("script, [onmouseover]")).toEqual([]);
    expect(main.innerHTML).not.toMatch(/<b>/);
  });

  it("HEADER-03 what is being typed is completed: sections, people and shows, then headlines", async () => {
    const completed: { title: string; type: string }[] = await (await get("/api/search-suggestions?q=sena")).json();
    expect(completed[0]).toMatchObject({ title: expect.stringMatching(/^Sena/), type: "section" });
    expect(completed.some(({ type }) => type === "article")).toBe(true);
    const people: { type: string }[] = await (await get("/api/search-suggestions?q=nora%20cas")).json();
    expect(people[0]).toMatchObject({
      title: "Nora Castellan",
      type: "person",
      url: expect.stringMatching("^/person/"),
    });
  });
});
