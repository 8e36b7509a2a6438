// API-06: a story as /api/article-search tells it, with every field of a listed story under the name of LIST-01.

import type { Card } from "../../model/stories/card.ts";

export interface ListItem extends Card {
  description?: string;
  isBreaking: boolean;
  isDeveloping: boolean;
  isLive: boolean;
}

export function listItem(card: Card): ListItem {
  const { dek, isBreaking = false, isDeveloping = false, isLive = false } = card;
  return { ...card, description: dek, isBreaking, isDeveloping, isLive };
}
