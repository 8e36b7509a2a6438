// What a search result is, in a word: its kind, or the section its address names.

import type { StoryItem } from "../../blocks/story/story-item.ts";

const shortNames: Readonly<Record<string, string>> = { us: "U.S.", ai: "AI", tv: "TV" };

export function forms({ form, url }: Pick<StoryItem, "form" | "url">): string {
  if (form === "video") return "Video";
  const section = url.split("/").find((segment) => segment !== "") ?? "";
  return shortNames[section] ?? section.replaceAll("-", " ");
}
