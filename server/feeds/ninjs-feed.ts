// A feed as one item of ninjs 3.0: a composite, whose associations are the stories, each whole.

import { ninjsOfStory, standard } from "../../content/ninjs/ninjs-of-story.ts";
import { brand } from "../../model/brand.ts";
import { ninjsFeedPath } from "../../site/head/feed-addresses.ts";
import type { DocumentRequest } from "../documents/document-route.ts";
import type { Feed } from "./feed.ts";
import { newestDate } from "./rss.ts";

export async function ninjsFeed(
  feed: Feed,
  { content, origin, now }: Pick<DocumentRequest, "content" | "origin" | "now">,
): Promise<string> {
  const home = { origin, language: brand.language, publisher: brand.name, now };
  const found = await Promise.all(feed.items.map(({ record }) => content.byId("article", record)));
  const stories = found.filter((story) => story !== undefined);
  const newest = newestDate(feed.items);
  return JSON.stringify({
    uri: origin + ninjsFeedPath(feed.feedPath),
    standard,
    type: "composite",
    ...(newest && { versionCreated: new Date(newest).toISOString() }),
    language: brand.language,
    copyrightHolder: brand.name,
    headlines: [{ role: "main", contentType: "text/plain", value: feed.title }],
    descriptions: [{ role: "summary", contentType: "text/plain", value: feed.description }],
    associations: stories.map((story) => ({ name: story.title, ...ninjsOfStory(story, home) })),
  });
}
