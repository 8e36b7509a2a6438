// The pages that list videos, of all shows, sections and topics that have any.

import type { ContentClient } from "../../content/client.ts";
import { sectionName, tagName } from "../../model/addresses/front-path.ts";
import { everythingList, showList, tagList } from "../../model/fields/list-names.ts";

export async function videoRoomPaths(content: ContentClient): Promise<string[]> {
  const [shows, sections, tags] = await Promise.all([content.all("show"), content.all("section"), content.all("tag")]);
  const roomOf = async (path: string, list: string) => ((await hasVideo(content, list)) ? [path] : []);
  const ofTopic = (name: string) => roomOf(`/video/topics/${name.toLowerCase()}`, tagList(name));
  const [all, ofShows, ofSections, ofTags] = await Promise.all([
    roomOf("/video", everythingList),
    Promise.all(shows.map(({ show_slug }) => roomOf(`/video/shows/${show_slug}`, showList(show_slug)))),
    Promise.all(sections.map((section) => ofTopic(sectionName(section)))),
    Promise.all(tags.map((tag) => ofTopic(tagName(tag)))),
  ]);
  const rooms = [
    ...all,
    ...(shows.length > 0 ? ["/video/shows"] : []),
    ...(ofSections.flat().length > 0 ? ["/video/topics"] : []),
    ...[...ofShows, ...ofSections, ...ofTags].flat(),
  ];
  return [...new Set(rooms)];
}

/** A room without a video is not there. */
async function hasVideo(content: ContentClient, list: string): Promise<boolean> {
  return (await content.cards({ type: "video", lists: [list], size: 1 })).length > 0;
}
