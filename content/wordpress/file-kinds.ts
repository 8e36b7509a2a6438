// What of a blog's files is a film or a recording, by the ending of its name.

import { withoutQuery } from "../../model/addresses/without-query.ts";

const films = /\.(?:mp4|m4v|webm|ogv|mov|wmv|avi|flv)$/i;
const recordings = /\.(?:mp3|m4a|ogg|oga|wav|wma|flac|aac)$/i;
/** What the player of this site shows. */
const clips = /\.(?:mp4|webm)$/i;

export const isClip = (address: string): boolean => clips.test(withoutQuery(address));

/** Which player WordPress shows in the place of its address. */
export function playerFor(address: string): "video" | "audio" | undefined {
  const file = withoutQuery(address);
  return films.test(file) ? "video" : recordings.test(file) ? "audio" : undefined;
}
