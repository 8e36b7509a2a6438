// The saved stories, newest first. Only the device knows them, so the server draws their place and the browser fills it.

import { useState, type ReactNode } from "react";
import { LinkButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { DeviceStories } from "../DeviceStories.tsx";
import styles from "../DeviceStories.module.css";
import type { DeviceStory } from "../device-story.ts";
import { useStored } from "../use-stored.ts";
import { saveAgain, letGo } from "./save-stories.ts";
import { mostSaved, savedStories } from "./saved-stories.ts";

/** The button that was pressed is gone: the focus goes to the one that takes it back. */
const takeFocus = (undo: HTMLElement | null) => undo?.focus();

export function SavedList(): ReactNode {
  const saved = useStored(savedStories);
  const [removed, setRemoved] = useState<DeviceStory>();
  if (saved === undefined) return null;

  const { stories } = saved;
  const remove = (story: DeviceStory) => {
    letGo(story.url);
    setRemoved(story);
  };
  const takeBack = (story: DeviceStory) => {
    saveAgain(story);
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
      {stories.length === 0 ? <NothingSaved /> : <DeviceStories stories={stories} verb="Saved" onRemove={remove} />}
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
