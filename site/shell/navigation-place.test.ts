import { expect, it } from "vitest";
import { brand } from "../../model/brand.ts";
import { isWithin } from "./navigation-place.ts";

it("HEADER-01 has the main navigation's labels in their order", () => {
  expect(brand.navigation.map(({ label }) => label)).toEqual([
    "U.S.",
    "Politics",
    "World",
    "Opinion",
    "Media",
    "Entertainment",
    "Sports",
    "Lifestyle",
    "Video",
    "AI",
  ]);
});

it("HEADER-06 lists the menu's categories in their order, each with subcategories", () => {
  expect(brand.menu.map(({ label }) => label)).toEqual([
    "U.S.",
    "World",
    "Opinion",
    "Politics",
    "Entertainment",
    "Business",
    "Lifestyle",
    "Science",
    "Tech",
    "Health",
    "TV",
    "About",
    "Other",
  ]);
  for (const { links } of brand.menu) expect(links.length).toBeGreaterThan(2);
});

it("HEADER-06 gives topics readable names", () => {
  const us = brand.menu.find(({ label }) => label === "U.S.");
  expect(us?.links).toContainEqual({ label: "Personal Freedoms", url: "/category/us/personal-freedoms" });
});

it("FOOTER-01 has the fixed links", () => {
  expect(brand.footer.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      "/terms-of-use",
      "/privacy-policy",
      "/privacy-choices",
      "/privacy-choices#do-not-sell",
      "/saved",
      "/settings",
      "/closed-captioning",
      "/help",
      "/contact",
      "/accessibility",
      "/rss",
      "/newsletters",
    ]),
  );
});

it.each([
  ["/us", "/us", true],
  ["/us/some-story", "/us", true],
  ["/category/us/crime", "/us", true],
  ["/category/us", "/us", true],
  ["/usa", "/us", false],
  ["/category", "/us", false],
  ["/", "/us", false],
])("HEADER-01 the page %s within %s: %s", (path, url, within) => {
  expect(isWithin(path, url)).toBe(within);
});
