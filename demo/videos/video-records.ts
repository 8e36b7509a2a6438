// The videos of the newsroom as records, for a given moment.

import { ageOf } from "../age.ts";
import { showUrl, shows } from "../records/shows.ts";
import { sectionTopic } from "../records/sections.ts";
import { tagTopic } from "../records/tags.ts";
import { artUrl } from "../story-body.ts";
import { posterName, videoId, type VideoFacts } from "./video-facts.ts";
import { videos } from "./videos.ts";

const day = 86_400_000;
/** A clip leaves the site after this. */
const shelfLife = 730 * day;

export const mediaUrl = "/uploads/video";

export function videoRecords(now: number): object[] {
  return videos.map((video) => videoRecord(video, now));
}

function videoRecord(video: VideoFacts, now: number): object {
  const id = videoId(video);
  const published = now - ageIn(video, video.ago);
  const expires = video.expired === undefined ? now + shelfLife : now - ageIn(video, video.expired);
  return {
    type: "video",
    id,
    external_id: id,
    title: video.title,
    description: video.description,
    thumbnail: { url: artUrl(posterName(video)) },
    imageAlt: "",
    brightcove: {
      ...(video.live !== true && { duration: clockReading(video.seconds) }),
      media_tags: mediaTags(video),
      streams: streams(video),
      start_air_date: iso(published),
    },
    publication_date: iso(published),
    last_published_date: iso(published),
    expiration_date: iso(expires),
    tags: video.tags.map((tag) => tagTopic(tag) ?? refuse(video, `${tag} is not a tag`)),
    spark_shows: showOf(video),
    category: sectionTopic(video.section),
    isLocked: video.locked ?? false,
    ...(video.captions !== undefined && { captions: { url: `${mediaUrl}/${id}.vtt`, language: "en" } }),
  };
}

function streams(video: VideoFacts): object[] {
  const id = videoId(video);
  if (video.live === true) return [{ url: `${mediaUrl}/${id}/live.m3u8`, mime_type: "" }];
  return video.episode === "hls"
    ? [{ url: `${mediaUrl}/${id}/master.m3u8`, mime_type: "" }]
    : [{ url: `${mediaUrl}/${id}.mp4`, mime_type: "MP4" }];
}

function mediaTags({ live, episode }: VideoFacts): string[] {
  if (live === true) return ["live_stream"];
  return [episode === undefined ? "clip" : "full_episode"];
}

function showOf(video: VideoFacts): object {
  const { slug, title } =
    shows.find((show) => show.slug === video.show) ?? refuse(video, `${video.show} is not a show`);
  return { title, show_slug: slug, canonical_url: showUrl(slug) };
}

/** As exports write lengths: 0:05:47. */
function clockReading(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `0:${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

function ageIn(video: VideoFacts, age: string): number {
  return ageOf(age) ?? refuse(video, `${age} is not an age`);
}

function refuse({ number }: VideoFacts, reason: string): never {
  throw new Error(`demo/videos: video ${number}: ${reason}`);
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
