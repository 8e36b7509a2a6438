// The playlists of the newsroom, newest first, and where they stand: below every video.

import { ageOf } from "../age.ts";
import { channels } from "../../site/tv/channels.ts";
import { module } from "../records/modules.ts";
import { shows } from "../records/shows.ts";
import { videoId, type VideoFacts } from "./video-facts.ts";
import { videos } from "./videos.ts";

interface Playlist {
  id: string;
  title: string;
  url: string;
  has: (video: VideoFacts) => boolean;
}

const playlists: readonly Playlist[] = [
  { id: "odalys", title: "Tropical Storm Odalys", url: "/weather", has: ({ kicker }) => /odalys/i.test(kicker) },
  { id: "episodes", title: "Full episodes", url: "/shows", has: ({ episode }) => episode !== undefined },
  { id: "latest", title: "Latest videos", url: "/video", has: ({ live }) => live === undefined },
];

/** What each channel has on air: its first video is the stream that the live page plays. */
const livePlaylists = channels.map(({ id, name, livePlaylist }): Playlist => ({
  id: livePlaylist,
  title: `${name}, live`,
  url: "/go",
  has: ({ live, section }) => live === true && (section === "business") === (id === "business"),
}));

export function playlistRecords(): object[] {
  return [...playlists, ...livePlaylists, ...shows.map(showPlaylist)].map(({ id, title, has }) => ({
    type: "playlist",
    id,
    title,
    videos: videos.filter(has).toSorted(byAge).map(videoId),
  }));
}

function showPlaylist({ slug, title }: { slug: string; title: string }): Playlist {
  return {
    id: `show-${slug}`,
    title,
    url: `/shows/${slug}`,
    has: ({ show, live }) => show === slug && live === undefined,
  };
}

const byAge = (a: VideoFacts, b: VideoFacts) => (ageOf(a.ago) ?? 0) - (ageOf(b.ago) ?? 0);

const group = ({ id, title, url }: Omit<Playlist, "has">) =>
  module("video-group", { title, titleUrl: url, playlistId: id });

/** One for the videos of each show, and one for all others. */
export function videoLayouts(): object[] {
  const below = playlists.map(group);
  return [
    layout("video", null, below),
    ...shows.map((show) => {
      const own = showPlaylist(show);
      return layout(own.id, show.slug, [group({ ...own, title: `More from ${own.title}` }), ...below]);
    }),
  ];
}

function layout(id: string, elementId: string | null, main: readonly object[]): object {
  return { type: "layout", id: `video-layout-${id}`, subtype: "videoLayout", elementId, title: "Below a video", main };
}
