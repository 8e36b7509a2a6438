// Above a story: what it is, whether readers see it, how it is looked at, and what can be done with it.

import type { ReactNode } from "react";
import type { OpenStory } from "../../../model/desk/story-calls.ts";
import type { Half } from "../../ui/Halves.tsx";
import { PageLook, type Look } from "../../ui/PageLook.tsx";
import { Switch } from "../../ui/Switch.tsx";
import styles from "./Stories.module.css";
import { storyStateWords } from "../../story-state-words.ts";

export type Side = "words" | "correct" | "time" | "address" | "versions";

const sides: Readonly<Record<string, Side>> = {
  Words: "words",
  Corrections: "correct",
  Publishing: "time",
  Address: "address",
  Versions: "versions",
};

interface StoryBarProps {
  story: OpenStory;
  mayChange: boolean;
  side: Side;
  onSide: (side: Side) => void;
  look: Look;
  /** Which a phone shows: how the page looks is of no use beside the form. */
  half: Half;
  onLook: (look: Look) => void;
}

export function StoryBar({ story, mayChange, side, onSide, look, onLook, half }: StoryBarProps): ReactNode {
  const { fields, address, state } = story;
  const isSeen = state.is === "out" && address !== null;
  return (
    <div className={styles.bar} data-half={half}>
      <div className={styles.barLine}>
        <h2>
          {isSeen ? (
            <a href={address} target="_blank" rel="noreferrer">
              {fields.title}
            </a>
          ) : (
            fields.title
          )}
        </h2>
        <output className={styles.quiet}>{storyStateWords(state)}</output>
      </div>
      <div className={styles.barLine}>
        {mayChange && <Switch legend="What to do" choices={sides} chosen={side} onChoose={onSide} />}
        <PageLook className={styles.looks} look={look} onLook={onLook} />
      </div>
    </div>
  );
}
