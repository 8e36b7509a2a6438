// The saved stories, newest first. Only the device knows them, so the server draws their place and the browser fills it.

import { useState, type ReactNode } from "react";
import { LinkButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { KeptStories } from "../KeptStories.tsx";
import styles from "../KeptStories.module.css";
import type { KeptStory } from "../kept-story.ts";
import { useKept } from "../use-kept.ts";
import { holdAgain, letGo } from "./hold-stories.ts";
import { mostSaved, savedStories } from "./saved-stories.ts";

/** The button that was pressed is gone: the focus goes to the one that takes it back. */
const takeFocus = (undo: HTMLElement | null) => undo?.focus();

export function SavedList(): ReactNode {
  const kept = useKept(savedStories);
  const [removed, setRemoved] = useState<KeptStory>();
  if (kept === undefined) return null;

  const { stories } = kept;
  const remove = (story: KeptStory) => {
    letGo(story.url);
    setRemoved(story);
  };
  const takeBack = (story: KeptStory) => {
    holdAgain(story);
    setRemoved(undefined);
  };
  return (
    <>
      <div className={styles.bar}>
        <p>{countWords(stories.length)}</p>
        <output>
          {removed !== undefined && (
            <>
              Removed.{" "}
              <button
                key={removed.url}
                ref={takeFocus}
                type="button"
                className={styles.act}
                onClick={() => takeBack(removed)}
              >
                Undo<span className="visually-hidden">: keep {removed.title}</span>
              </button>
            </>
          )}
        </output>
      </div>
      {stories.length === 0 ? <NothingSaved /> : <KeptStories stories={stories} verb="Saved" onRemove={remove} />}
    </>
  );
}

function countWords(count: number): string {
  if (count === 0) return "No story is saved on this device.";
  const stories = count === 1 ? "1 story" : `${count} stories`;
  return count < mostSaved ? `${stories} on this device` : `${stories}: the next one takes the place of the oldest`;
}

function NothingSaved(): ReactNode {
  return (
    <div className={styles.empty}>
      <Icon name="bookmark" />
      <h2 className={styles.emptyTitle}>Nothing saved yet</h2>
      <p>Press Save beside a story or a video, and it waits for you here, also without a connection.</p>
      <LinkButton href="/" look="outline">
        See what is new
      </LinkButton>
    </div>
  );
}
