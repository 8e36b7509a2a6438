import type { StoryState } from "../model/desk/story-calls.ts";
import { stateNames } from "../model/desk/story-names.ts";
import { timeWords } from "./ui/time-words.ts";

export function storyStateWords({ is, at, why }: StoryState): string {
  if (is === "hidden") return `Hidden: ${why}`;
  const said = at === null ? stateNames[is] : `${stateNames[is]}, ${timeWords(at)}`;
  return why === undefined ? said : `${said}, but hidden: ${why}`;
}
