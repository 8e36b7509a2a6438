import { expect, it } from "vitest";
import { rss } from "./rss.ts";

const feed = rss(
  {
    title: "Politics | Meridian News",
    description: "News & views",
    path: "/politics",
    feedPath: "/feeds/politics.xml",
    stories: [
      {
        id: "1",
        title: "A <b>bold</b> & risky bill",
        url: "/politics/a-bill",
        form: "article",
        dek: "What “it” says ]]> does",
        imageUrl: "/uploads/art/a-bill.svg",
        category: { name: "Politics", url: "/politics" },
        authors: [{ name: "Nora Castellan" }],
        publicationDate: "2026-11-14T12:00:00Z",
      },
      { id: "2", title: "No picture, no date", url: "https://elsewhere.example/x", form: "article", authors: [] },
    ],
  },
  "https://www.meridian.example",
);

it("markup in a story is text in the feed", () => {
  expect(feed).toContain("<title>A &lt;b&gt;bold&lt;/b&gt; &amp; risky bill</title>");
  expect(feed).not.toContain("<b>");
});

it("addresses are absolute, dates as feeds write them, pictures in the social size", () => {
  expect(feed).toContain("<link>https://www.meridian.example/politics/a-bill</link>");
  expect(feed).toContain("<pubDate>Sat, 14 Nov 2026 12:00:00 GMT</pubDate>");
  expect(feed).toContain('url="https://www.meridian.example/img/uploads/art/1200/675/a-bill.svg?ve=1&amp;tl=1"');
  expect(feed).toContain("<link>https://elsewhere.example/x</link>");
});
