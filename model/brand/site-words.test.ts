import { expect, it } from "vitest";
import { spokenOn } from "./site-words.ts";

it.each([
  ["en-US", {}, {}],
  ["en", {}, {}],
  ["fr-CA", { lang: "en" }, { lang: "fr-CA" }],
  ["zh-Hant", { lang: "en" }, { lang: "zh-Hant" }],
])("on a site in %s the site's words are marked %j, the publisher's within them %j", (language, site, publisher) => {
  expect(spokenOn(language)).toEqual({ site, publisher });
});
