// A newspaper that has no video room, and films in its stories: they are shown, and nothing leads to pages that they do not have.

import { afterAll, beforeAll, expect, it } from "vitest";
import { bostonFolder } from "../brands/brand-folders.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";

const film = {
  type: "video",
  id: 77,
  title: "Ship film",
  publication_date: "2026-03-02T00:00:00Z",
  brightcove: { duration: 40_000, streams: [{ url: "https://films.example/77.mp4", mime_type: "video/mp4" }] },
};
const blocks = [
  { is: "paragraph", props: { text: "A ship." } },
  { is: "video-inline", props: { videoId: "77", title: "Ship film" } },
  { is: "video-inline", props: { videoId: "78", title: "A film that nobody has" } },
  { is: "related-media", props: { type: "video", title: "More ships", videoId: "77" } },
  { is: "summary", props: { items: [{ content_type: "hosted_video", content: { id: "77", title: "The film" } }] } },
];
const story = "/harbor/launch";
let newspaper: DemoSite;

beforeAll(async () => {
  const launch = {
    type: "article",
    id: 3,
    title: "Ship comes in",
    publication_date: "2026-03-02T00:00:00Z",
    fn__sections: [{ path: "harbor", title: "Harbor" }],
    canonical_url: story,
    components: blocks,
    fn__distribution_platforms: { google_news: { amp: true } },
  };
  newspaper = await startDemoSite({
    empty: true,
    env: { BRAND_DIR: bostonFolder },
    records: [launch, { type: "section", id: 7, path: "harbor", title: "Harbor" }, film],
  });
});
afterAll(() => newspaper.stop());

it.each([
  story,
  `${story}.print`,
  `${story}.amp`,
  `/lite${story}`,
  "/harbor",
  "/feeds/harbor.xml",
  "/feeds/harbor.json",
  "/feeds/harbor.ninjs.json",
  "/sitemap.xml",
  "/sitemaps/pages.xml",
])("%s leads to no page of a video", async (path) => {
  const response = await fetch(newspaper.url + path);
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(/.{0,80}\/video\/7[78]/.exec(text)?.[0]).toBeUndefined();
});

it.each([story, `${story}.print`, `${story}.amp`, `/lite${story}`, "/feeds/harbor.ninjs.json"])(
  "%s has its film all the same",
  async (path) => {
    const text = await (await fetch(newspaper.url + path)).text();
    expect(/Ship film/.exec(text)?.[0]).toBe("Ship film");
  },
);
