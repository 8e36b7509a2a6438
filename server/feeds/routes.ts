// /feeds/{section}.xml for the sections that have a feed, /feeds/latest.xml for the whole site.

import { Hono } from "hono";
import type { OpenClient } from "../../content/client.ts";
import { brand } from "../../site/brand.ts";
import { sectionFeedPath } from "../../site/head/section-head.ts";
import { rss, type Channel } from "./rss.ts";

const storiesInFeed = 30;

interface FeedParts {
  openClient: OpenClient;
  origin: string;
}

export function feedRoutes({ openClient, origin }: FeedParts): Hono {
  const routes = new Hono();

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
    return { title, description: section.description ?? title, path: `/${name}`, feedPath: path, stories: await stories(`section:${name}`) };
  }

  routes.get("/feeds/:file{[a-z-]+\\.xml}", async (context) => {
    const channel = await channelOf(context.req.param("file").replace(/\.xml$/, ""));
    if (channel === undefined) return context.text("No such feed", 404);
    return context.body(rss(channel, origin), 200, {
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": "public, max-age=60, stale-while-revalidate=300",
      "x-content-type-options": "nosniff",
    });
  });

  return routes;
}
