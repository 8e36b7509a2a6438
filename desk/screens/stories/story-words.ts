// What the desk says of stories.

import type { StoryPart, StoryType } from "../../../model/desk/story-calls.ts";

export const storyLink = (type: StoryType, id: string): string =>
  `/desk/stories?${new URLSearchParams({ type, id }).toString()}`;

/** As it is called among the parts of a body. */
export function partName({ kind, position }: StoryPart): string {
  const name = kind.replaceAll("-", " ");
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${position + 1}`;
}
