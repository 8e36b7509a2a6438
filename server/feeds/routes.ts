// /feeds/{section}.xml for the sections that have a feed, /feeds/latest.xml for the whole site. While the store fails, the last good one.

import { Hono } from "hono";
import type { Logger } from "pino";
import type { OpenClient } from "../../content/client.ts";
import { brand } from "../../site/brand.ts";
import { sectionFeedPath } from "../../site/head/section-head.ts";
import { events } from "../log.ts";
import { rss, type Channel } from "./rss.ts";

const storiesInFeed = 30;

interface FeedParts {
  openClient: OpenClient;
  origin: string;
  log: Logger;
}

export function feedRoutes({ openClient, origin, log }: FeedParts): Hono {
  const routes = new Hono();
  /** As many as there are feeds. */
  const lastGood = new Map<string, string>();

  async function channelOf(name: string): Promise<Channel | undefined> {
    const content = openClient(new Set());
    const stories = (list: string) => content.cards({ type: "article", lists: [list], size: storiesInFeed });
    if (name === "latest") {
      const { name: title, description } = brand;
      return { title, description, path: "/", feedPath: "/feeds/latest.xml", stories: await stories("all") };
    }
    const path = sectionFeedPath(`/${name}`);
    const section = path === undefined ? undefined : await content.byId("section", name);
    if (path === undefined || section === undefined) return undefined;
    const title = `${section.title}${brand.titleSuffix}`;
    return {
      title,
      description: section.description ?? title,
      path: `/${name}`,
      feedPath: path,
      stories: await stories(`section:${name}`),
    };
  }

  async function feedOf(name: string): Promise<string | undefined> {
    try {
      const channel = await channelOf(name);
      if (channel === undefined) return undefined;
      const feed = rss(channel, origin);
      lastGood.set(name, feed);
      return feed;
    } catch (error) {
      log.error({ err: error, feed: name }, events.apiFailed);
      return lastGood.get(name);
    }
  }

  routes.get("/feeds/:file{[a-z-]+\\.xml}", async (context) => {
    const name = context.req.param("file").replace(/\.xml$/, "");
    const feed = await feedOf(name);
    if (feed === undefined) return context.text("No such feed", 404, { "cache-control": "no-store" });
    return context.body(feed, 200, {
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": "public, max-age=60, stale-while-revalidate=300",
      "x-content-type-options": "nosniff",
    });
  });

  return routes;
}
