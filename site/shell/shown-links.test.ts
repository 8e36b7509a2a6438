import { expect, it } from "vitest";
import { brand } from "../../model/brand.ts";
import { leadsSomewhere, shellPaths, shownFooter, shownMenu, shownNavigation } from "./shown-links.ts";

it("HEADER-01 leaves out sections at which there is nothing", () => {
  expect(shownNavigation(["/us", "/ai"]).map(({ label }) => label)).toEqual([
    "Politics",
    "World",
    "Opinion",
    "Media",
    "Entertainment",
    "Sports",
    "Lifestyle",
    "Video",
  ]);
});

it("HEADER-06 a category without a page of its own names its links, one without any is left out", () => {
  const science = brand.menu.find(({ label }) => label === "Science")?.links.map(({ url }) => url) ?? [];
  const menu = shownMenu(["/us", "/category/us/crime", "/science", ...science]);
  expect(menu.find(({ label }) => label === "U.S.")).not.toHaveProperty("url");
  expect(menu.find(({ label }) => label === "U.S.")?.links[0]?.label).toBe("Disasters");
  expect(menu.map(({ label }) => label)).not.toContain("Science");
});

it("FOOTER-01 a place on a page goes with its page", () => {
  const left = shownFooter(["/privacy-choices"]).map(({ url }) => url);
  expect(left.filter((url) => url.startsWith("/privacy-choices"))).toEqual([]);
  expect(left).toContain("/terms-of-use");
});

it.each([
  ["/us", ["/us"], false],
  ["/us?x=1", ["/us"], false],
  ["/us/story", ["/us"], true],
  ["/us", [], true],
])("%s leads somewhere while %j do not: %s", (url, dead, leads) => {
  expect(leadsSomewhere(url, dead)).toBe(leads);
});

it("every path of the shell is asked for once, other sites never", () => {
  const paths = shellPaths(["/login", undefined, "https://elsewhere.example/x"]);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(["/us", "/category/us/crime", "/privacy-choices", "/login"]));
  expect(paths.filter((path) => !path.startsWith("/") || path.includes("#"))).toEqual([]);
});
