// What the desk says of stories.

import type { StoryPart, StoryState, StoryType } from "../../../model/desk/story-calls.ts";
import { stateNames } from "../../../model/desk/story-names.ts";
import { timeWords } from "../../ui/time-words.ts";

export const storyLink = (type: StoryType, id: string): string =>
  `/desk/stories?${new URLSearchParams({ type, id }).toString()}`;

export function stateWords({ is, at, why }: StoryState): string {
  if (is === "hidden") return `Hidden: ${why}`;
  const said = at === null ? stateNames[is] : `${stateNames[is]}, ${timeWords(at)}`;
  return why === undefined ? said : `${said}, but hidden: ${why}`;
}

/** As it is called among the parts of a body. */
export function partName({ kind, position }: StoryPart): string {
  const name = kind.replaceAll("-", " ");
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${position + 1}`;
}
