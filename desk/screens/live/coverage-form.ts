// How the fields of live coverage are called and in which order they stand, for whoever fills them in on a phone. Pure.

import type { RecordField } from "../../../model/desk/record-shapes.ts";
import type { FormWords } from "../../ui/record-form/form-words.ts";

export const coverageWords: FormWords = {
  published: { hint: "Readers see it" },
  end: { hint: "From then on readers are told that it has ended" },
  title: { label: "Headline" },
  start: { hint: "Without one the first post tells when it began" },
  path: { label: "Address", hint: "Below /coverage/" },
  urls: { label: "Older addresses", hint: "These lead to it" },
  canonical_url: { label: "Address, as the CMS has it", isSpelling: true },
  description: { hint: "For search engines and where it is shared" },
  thumbnail: {
    label: "Picture in lists",
    hint: "Also where it is shared; without one that of the heading stands there",
  },
  heading: { label: "Heading of the page", hint: "Without one the headline and the description stand there" },
  "heading.title": { label: "Heading" },
  "heading.eyebrow": { label: "Kicker", hint: "A word or two above the heading" },
  "heading.eyebrowText": { label: "Kicker, as the CMS has it", isSpelling: true },
  "heading.date": { hint: "A moment, or words for it" },
  "heading.breaking": { hint: "The heading is drawn as breaking news" },
  "heading.isBreaking": { label: "Breaking, as the CMS has it", isSpelling: true },
  "heading.imageUrl": { label: "Picture" },
  "heading.backgroundImage": { label: "Picture, as the CMS has it", isSpelling: true },
  "heading.imageAlt": { label: "Alt text", hint: "What the picture shows, for those who do not see it" },
  "heading.videoId": { label: "Video", hint: "Its id: /video/ID is its address" },
  "heading.playlist": { hint: "Its id; its videos stand below the heading" },
  "heading.playlistId": { label: "Playlist, as the CMS has it", isSpelling: true },
  "heading.videos": { label: "Videos of its own", hint: "In place of those of the playlist" },
};

const first = ["published", "end", "title", "description", "start", "path", "urls"];

/** What is changed while news breaks stands first. */
export function inOrder(fields: readonly RecordField[]): RecordField[] {
  const rank = ({ name }: RecordField) => (first.includes(name) ? first.indexOf(name) : first.length);
  return fields.toSorted((one, other) => rank(one) - rank(other));
}
