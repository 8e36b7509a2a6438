// LIST-07: Breaking News, then Developing; Live (a link) takes precedence over the duration.

import type { StoryItem } from "../../../model/stories/story-item.ts";

export type StoryPill =
  | { kind: "breaking" | "developing" }
  | { kind: "live"; href: string }
  | { kind: "duration"; milliseconds: number };

export function pillsOf({ isBreaking, isDeveloping, isLive, duration, url }: StoryItem): StoryPill[] {
  return [
    ...(isBreaking ? [{ kind: "breaking" as const }] : []),
    ...(isDeveloping ? [{ kind: "developing" as const }] : []),
    ...(isLive ? [{ kind: "live" as const, href: url }] : durationPill(duration)),
  ];
}

function durationPill(duration: number | undefined): StoryPill[] {
  return duration === undefined || duration <= 0 ? [] : [{ kind: "duration", milliseconds: duration }];
}
