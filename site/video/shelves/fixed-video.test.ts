import { expect, it } from "vitest";
import { fixedArticle } from "../../../model/stories/search-criteria.server.ts";
import { pickFixed } from "./fixed-video.ts";
import { brand } from "../../../model/brand.ts";

it.each([
  ["/video/6312", "video", "/video/6312"],
  [`https://${brand.domain}/video/6312`, "video", "/video/6312"],
  ["/politics/a-story", "article", "/politics/a-story"],
  [`${brand.domain}/politics/a-story`, "article", "/politics/a-story"],
  ["/video/shows/far-desk", "article", "/video/shows/far-desk"],
  [`https://business.meridian.example/video/6312`, "foreign", `https://business.meridian.example/video/6312`],
  ["https://elsewhere.example/a", "foreign", "https://elsewhere.example/a"],
])("SHELF-04 %s is fixed as: %s", (articleUrl, kind, url) => {
  expect(pickFixed(fixedArticle.parse({ articleUrl }))).toMatchObject({ kind, url });
});
