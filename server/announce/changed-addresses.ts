// What a change of content means to those outside: which pages are worth a visit, and which feeds have news.

import { tagPrefix } from "../../model/addresses/front-path.ts";
import {
  frontFeedPath,
  latestFeedPath,
  personFeedPath,
  podcastFeedPath,
  showFeedPath,
} from "../../site/head/feed-addresses.ts";

/** The paths of the records that changed. Whether anything is served there, nobody has asked yet. */
export function changedPages(keys: Iterable<string>): string[] {
  return pathsAfter("path:", keys);
}

/** The paths that something has left: whoever knows them should look again, and find nothing, or where it is now. */
export function leftPages(keys: Iterable<string>): string[] {
  return pathsAfter("gone:", keys);
}

function pathsAfter(prefix: string, keys: Iterable<string>): string[] {
  const paths = [...keys].flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  // What is known of files is no page.
  return paths.filter((path) => path.startsWith("/") && !path.startsWith("/uploads/"));
}

const listName = /^list:(?<type>article|video)\/(?<kind>all|section|tag|show|person)(?::(?<name>[^&]+))?$/;

/** Each as RSS; the JSON feed says the same. */
export function changedFeeds(keys: Iterable<string>): string[] {
  const feeds = [...keys].flatMap((key) => {
    const { type, kind, name = "" } = listName.exec(key)?.groups ?? {};
    const isArticle = type === "article";
    switch (kind) {
      case "all":
        return isArticle ? [latestFeedPath] : [];
      case "section":
        return isArticle ? [frontFeedPath(`/${name}`)] : [];
      case "tag":
        return isArticle ? [frontFeedPath(tagPrefix + name)] : [];
      case "show":
        return isArticle ? [showFeedPath(name)] : [showFeedPath(name), podcastFeedPath(name)];
      case "person":
        return [personFeedPath(name)];
      case undefined:
      default:
        return [];
    }
  });
  return [...new Set(feeds)];
}
