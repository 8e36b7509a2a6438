// A show as podcast apps subscribe to it: RSS 2.0 with its clips as enclosures and the tags that directories ask for.

import { brand } from "../../model/brand.ts";
import { element, emptyElement, parent, xmlDocument } from "../documents/xml.ts";
import type { Feed, FeedHome, FeedItem } from "./feed.ts";
import { channelStart, feedDate, newestDate } from "./rss.ts";

export interface Episode extends Omit<FeedItem, "authors" | "record"> {
  file: { url: string; type: string; bytes: number };
  /** Milliseconds. */
  duration?: number;
  isFullEpisode: boolean;
}

export interface Podcast extends Omit<Feed, "items"> {
  /** Square, 1400 pixels at least. */
  cover: string;
  hosts: readonly string[];
  episodes: readonly Episode[];
}

const namespaces = {
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  "xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
};

export function podcast(show: Podcast, home: FeedHome): string {
  const { cover, hosts, description, episodes } = show;
  const channel = parent("channel", [
    ...channelStart(show, newestDate(episodes), home),
    element("itunes:author", hosts.length === 0 ? brand.name : `${hosts.join(", ")}, ${brand.name}`),
    element("itunes:summary", description),
    emptyElement("itunes:image", { href: cover }),
    emptyElement("itunes:category", { text: "News" }),
    element("itunes:explicit", "false"),
    element("itunes:type", "episodic"),
    parent("itunes:owner", [element("itunes:name", brand.name), element("itunes:email", brand.contact.audience)]),
    ...episodes.map(writeEpisode),
  ]);
  return xmlDocument(parent("rss", [channel], { version: "2.0", ...namespaces }));
}

function writeEpisode({ id, title, url, summary, published, file, duration, picture, isFullEpisode }: Episode): string {
  return parent("item", [
    element("title", title),
    element("link", url),
    element("guid", id, { isPermaLink: "false" }),
    element("description", summary ?? title),
    feedDate("pubDate", published),
    emptyElement("enclosure", { url: file.url, length: file.bytes, type: file.type }),
    element("itunes:duration", duration === undefined ? undefined : Math.round(duration / 1000)),
    element("itunes:episodeType", isFullEpisode ? "full" : "bonus"),
    element("itunes:explicit", "false"),
    picture === undefined ? "" : emptyElement("itunes:image", { href: picture.url }),
  ]);
}
