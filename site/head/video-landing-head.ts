// The head of the pages of the video room: what they are, and the videos on them as a list.

import type { Head } from "../../core/head.ts";
import type { ShelfBlock } from "../video/shelves/plan-shelf.ts";
import { listHead } from "./show-head.ts";
import { breadcrumbs } from "./structured-breadcrumbs.ts";

export interface VideoLandingHeadParts {
  title: string;
  description?: string;
  path: string;
  origin: string;
  shelves: readonly ShelfBlock[];
}

const room = { name: "Video", path: "/video" };
/** What search engines are told of: what stands first. */
const mostListed = 20;

/** Politics is a topic, and its page is of video; the room and its two halls say so themselves. */
function nameOf(title: string, path: string): string {
  if (path === "/video/topics") return "Video topics";
  return path === room.path || path === "/video/shows" ? title : `${title} video`;
}

export function videoLandingHead({ title, description, path, origin, shelves }: VideoLandingHeadParts): Head {
  const videos = shelves.flatMap((shelf) => (shelf.kind === "show-carousel" ? [] : shelf.props.videos));
  const listed = [...new Map(videos.map((video) => [video.href, video])).values()].slice(0, mostListed);
  const isRoom = path === room.path;
  const name = nameOf(title, path);
  const head = listHead(
    { title: name, description, path, origin, imageUrl: videos[0]?.image, pageType: "video-landing" },
    listed.map((video) => ({ name: video.title, url: video.href })),
  );
  const lists = listed.length === 0 ? [] : head.jsonLd.slice(0, 1);
  return { ...head, jsonLd: [...lists, breadcrumbs(origin, [room, ...(isRoom ? [] : [{ name: title, path }])])] };
}
