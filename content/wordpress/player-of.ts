// A film or a recording in a post: the player of this site for a film of the blog's own, a link for everything else, which is told.

import type { Component } from "./component.ts";
import { linkTo } from "./leaf-components.ts";
import type { PostParts } from "./post-parts.ts";

export function playerOf(
  source: string,
  { media, tell }: Pick<PostParts, "media" | "tell">,
  { caption = "", poster = "" } = {},
): Component | undefined {
  const videoId = media.clip(source);
  if (videoId !== undefined) {
    const imageUrl = poster && media.moved(poster);
    return { is: "video-inline", props: { videoId, ...(caption && { caption }), ...(imageUrl && { imageUrl }) } };
  }
  tell("a video or audio file, which is now a link");
  return source === "" ? undefined : linkTo(media.moved(source), source.split("/").at(-1));
}
