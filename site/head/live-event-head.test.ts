import { expect, it } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import { postPage } from "../live/post-pages.ts";
import { livePosts } from "../live/posts.server.ts";
import { liveEventHead } from "./live-event-head.ts";
import { brand } from "../../model/brand.ts";

const origin = "https://www.meridian.example";
const path = "/coverage/storm";
const event = accepted("live_event", {
  title: "Storm center",
  description: "What the storm does.",
  start: "2026-11-14T10:00:00Z",
  updates: [
    {
      id: "b",
      title: "Ashore",
      body: "<p>It is <em>here</em>.</p>",
      components: [{ is: "paragraph", props: { text: "And stays." } }],
      author: "Rosa Delgado-Finch",
      time: "2026-11-14T12:00:00Z",
    },
    { id: "a", body: "<p>On its way.</p>", time: "2026-11-14T11:00:00Z" },
  ],
}).doc;
const ordered = livePosts(event);
const posts = postPage(ordered, null);
const headOf = (shared?: string) => {
  if (posts === undefined) throw new Error("no posts");
  return liveEventHead({ event, posts, shared: ordered.find(({ id }) => id === shared), path, origin });
};
const contentOf = (head: ReturnType<typeof headOf>, name: string) =>
  head.tags.find(({ attributes }) => attributes["name"] === name || attributes["property"] === name)?.attributes[
    "content"
  ];

it("LIVE-01 the head names title, description, canonical and robots", () => {
  const head = headOf();
  expect(head.title).toBe(`Storm center | ${brand.name}`);
  expect(contentOf(head, "description")).toBe("What the storm does.");
  expect(contentOf(head, "robots")).toContain("index, follow");
  expect(head.tags.find(({ attributes }) => attributes["rel"] === "canonical")?.attributes["href"]).toBe(origin + path);
});

it("LIVE-01 the coverage is a LiveBlogPosting with its posts", () => {
  expect(headOf().jsonLd[0]).toMatchObject({
    "@type": "LiveBlogPosting",
    headline: "Storm center",
    coverageStartTime: "2026-11-14T10:00:00.000Z",
    coverageEndTime: "2026-11-15T12:00:00.000Z",
    dateModified: "2026-11-14T12:00:00.000Z",
    liveBlogUpdate: [
      {
        headline: "Ashore",
        articleBody: "It is here. And stays.",
        datePublished: "2026-11-14T12:00:00.000Z",
        url: `${origin}${path}?post=b#post-b`,
        author: { "@type": "Person", name: "Rosa Delgado-Finch" },
      },
      { headline: "On its way.", articleBody: "On its way.", author: { "@type": "Organization" } },
    ],
  });
});

it("LIVE-01 a post that is shared on shows its own title, and stays canonical to the coverage", () => {
  const head = headOf("b");
  expect(contentOf(head, "og:title")).toBe("Ashore");
  expect(contentOf(head, "og:url")).toBe(`${origin}${path}?post=b#post-b`);
  expect(head.tags.find(({ attributes }) => attributes["rel"] === "canonical")?.attributes["href"]).toBe(origin + path);
});
