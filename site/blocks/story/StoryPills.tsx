// The pills of a story, over its picture or above its headline.

import type { ReactNode } from "react";
import { durationText } from "../../lib/durations.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { pillsOf, type StoryPill } from "./decide-pills.ts";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import styles from "./StoryPills.module.css";

function drawn(pill: StoryPill): ReactNode {
  if (pill.kind === "live") return <Pill key="live" kind="live" href={pill.href} className={styles.link} />;
  if (pill.kind !== "duration") return <Pill key={pill.kind} kind={pill.kind} />;
  return (
    <Pill key="duration" kind="duration">
      <Icon name="play" className={styles.play} />
      <span className="visually-hidden">Video, </span>
      {durationText(pill.milliseconds)}
    </Pill>
  );
}

export function StoryPills({ story }: { story: StoryItem }): ReactNode {
  const pills = pillsOf(story);
  return pills.length === 0 ? null : pills.map(drawn);
}
