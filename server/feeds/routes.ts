// /feeds/latest.xml, /feeds/{section}.xml, /feeds/category/{tag}.xml, /feeds/corrections.xml, /feeds/shows/{slug}.xml, /feeds/people/{slug}.xml, each also as .json; a show's clips as a podcast.
// Stories of a section or a tag, and the latest, whole, for the systems of partners: /feeds/{section}.ninjs.json.

import type { DocumentRoute, MadeDocument } from "../documents/document-route.ts";
import type { FindUpload } from "../media/find-upload.ts";
import type { Feed, FeedHome } from "./feed.ts";
import { jsonFeed } from "./json-feed.ts";
import { ninjsFeedPath } from "../../site/head/feed-addresses.ts";
import { ninjsFeed } from "./ninjs-feed.ts";
import { podcast } from "./podcast.ts";
import {
  correctionsFeed,
  frontFeed,
  latestFeed,
  personFeed,
  showFeed,
  showPodcast,
  type BytesOf,
} from "./read-feeds.ts";
import { rss } from "./rss.ts";

export interface FeedParts {
  findUpload: FindUpload;
  hub?: string;
}

const mediaTypes = {
  xml: "application/rss+xml; charset=utf-8",
  json: "application/feed+json; charset=utf-8",
  ninjs: "application/json; charset=utf-8",
} as const;

export function feedRoutes({ findUpload, hub }: FeedParts): DocumentRoute[] {
  const bytesOf: BytesOf = async (url) => (await findUpload(url))?.size ?? 0;

  function written(feed: Feed | undefined, ending: string | undefined, home: FeedHome): MadeDocument | undefined {
    if (feed === undefined) return undefined;
    return ending === "json"
      ? answer(jsonFeed(feed, home), "json", feed.feedPath.replace(/xml$/, "json"), home)
      : answer(rss(feed, home), "xml", feed.feedPath, home);
  }

  return [
    {
      path: /^\/feeds(?<path>\/.+)\.ninjs\.json$/,
      make: async (request) => {
        const { path = "" } = request.params;
        const feed = path === "/latest" ? await latestFeed(request) : await frontFeed(path, request);
        return (
          feed &&
          answer(await ninjsFeed(feed, request), "ninjs", ninjsFeedPath(feed.feedPath), { origin: request.origin, hub })
        );
      },
    },
    {
      path: /^\/feeds\/latest\.(?<ending>xml|json)$/,
      make: async (request) =>
        written(await latestFeed(request), request.params["ending"], { origin: request.origin, hub }),
    },
    {
      path: /^\/feeds\/shows\/(?<slug>[^/]+)\/podcast\.xml$/,
      make: async (request) => {
        const home = { origin: request.origin, hub };
        const show = await showPodcast(request.params["slug"] ?? "", request, bytesOf);
        return show && answer(podcast(show, home), "xml", show.feedPath, home);
      },
    },
    {
      path: /^\/feeds\/(?<kind>shows|people)\/(?<slug>[^/]+)\.(?<ending>xml|json)$/,
      make: async (request) => {
        const { kind, slug = "", ending } = request.params;
        const feed = kind === "shows" ? await showFeed(slug, request) : await personFeed(slug, request);
        return written(feed, ending, { origin: request.origin, hub });
      },
    },
    {
      path: /^\/feeds(?<path>\/.+)\.(?<ending>xml|json)$/,
      make: async (request) => {
        const { path = "", ending } = request.params;
        const front = await frontFeed(path, request);
        // A section of that name was there first.
        const feed = front ?? (path === "/corrections" ? await correctionsFeed(request) : undefined);
        return written(feed, ending, { origin: request.origin, hub });
      },
    },
    { path: /^\/feeds\//, make: async () => undefined },
  ];
}

/** WebSub asks for the links in the headers too. */
function answer(body: string, format: keyof typeof mediaTypes, path: string, { origin, hub }: FeedHome): MadeDocument {
  const links = hub === undefined ? undefined : `<${hub}>; rel="hub", <${encodeURI(origin + path)}>; rel="self"`;
  return {
    type: mediaTypes[format],
    body,
    headers: {
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      ...(links && { link: links }),
    },
  };
}
