// A film or a recording in a post: the player of this site for a film of the blog's own, a link for everything else, which is told.

import type { Component } from "./component.ts";
import { linkTo } from "./leaf-components.ts";
import type { PostParts } from "./components-of.ts";

const played = /\.(?:mp4|m4v|webm|ogv|mov|wmv|avi|flv|mp3|m4a|ogg|oga|wav|wma|flac|aac)$/i;

/** Whether WordPress shows a player in the place of its address. */
export const isPlayed = (address: string): boolean => played.test(address.replace(/[?#].*$/, ""));

export function playerOf(
  source: string,
  { media, tell }: Pick<PostParts, "media" | "tell">,
  caption = "",
): Component | undefined {
  const videoId = media.clip(source);
  if (videoId !== undefined) return { is: "video-inline", props: { videoId, ...(caption && { caption }) } };
  tell("a video or audio file, which is now a link");
  return source === "" ? undefined : linkTo(media.moved(source), source.split("/").at(-1));
}
