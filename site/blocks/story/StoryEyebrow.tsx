// The line above a story's headline: its kicker, or the category it is filed under.

import type { ReactNode } from "react";
import { Eyebrow } from "../../ui/Eyebrow.tsx";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import styles from "./StoryEyebrow.module.css";

/** A kicker such as DEVELOPING says again what the pill says. */
function repeatsPill({ kickerText, isBreaking, isDeveloping, isLive }: StoryItem): boolean {
  return Boolean(
    (isBreaking && /^breaking( news)?$/i.test(kickerText ?? "")) ||
    (isDeveloping && /^developing( story)?$/i.test(kickerText ?? "")) ||
    (isLive && /^live$/i.test(kickerText ?? "")),
  );
}

interface StoryEyebrowProps {
  story: StoryItem;
  /** Falls back to the category. */
  hasCategory?: boolean;
}

export function StoryEyebrow({ story, hasCategory = false }: StoryEyebrowProps): ReactNode {
  const { kickerText, eyebrowType, category, isBreaking, isLive, isOpinion } = story;
  const tone = isBreaking || isLive ? "signal" : isOpinion ? "opinion" : "section";
  const words = repeatsPill(story) ? undefined : (kickerText ?? eyebrowType);
  if (words !== undefined) {
    return (
      <Eyebrow tone={tone} className={styles.eyebrow}>
        {words}
      </Eyebrow>
    );
  }
  if (!hasCategory || category === undefined) return null;
  return (
    <Eyebrow tone={tone} href={category.url} className={styles.eyebrow}>
      {category.name}
    </Eyebrow>
  );
}
