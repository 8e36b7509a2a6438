// Stories that the device keeps, one below the other: picture, section, headline, when, and a way to let each of them go.

import { useState, type ReactNode } from "react";
import { resizedUrl } from "../../model/pictures/image-url.ts";
import { relativeTime } from "../lib/relative-time.ts";
import { Icon } from "../ui/Icon.tsx";
import { placeholder } from "../../model/pictures/placeholder.ts";
import styles from "./DeviceStories.module.css";
import type { DeviceStory } from "./device-story.ts";

interface DeviceStoriesProps {
  stories: readonly DeviceStory[];
  /** “Saved”, “Read”. */
  verb: string;
  onRemove: (story: DeviceStory) => void;
}

export function DeviceStories({ stories, verb, onRemove }: DeviceStoriesProps): ReactNode {
  const [now] = useState(() => Date.now());
  const remove = (story: DeviceStory, button: HTMLElement) => {
    // The row goes, and the focus would go with it.
    const row = button.closest("li");
    (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("button")?.focus();
    onRemove(story);
  };
  return (
    <ul role="list" className={styles.stories}>
      {stories.map((story) => (
        <li key={story.url} className={styles.story}>
          <img
            className={styles.picture}
            src={story.imageUrl === undefined ? placeholder : resizedUrl(story.imageUrl, 320, 180)}
            width={160}
            height={90}
            alt=""
            loading="lazy"
            data-picture="replace"
            decoding="async"
          />
          <div className={styles.words}>
            {story.section !== undefined && <p className={styles.section}>{story.section}</p>}
            <h3 className={styles.title}>
              <a href={story.url}>{story.title}</a>
            </h3>
            <p className={styles.when}>
              {verb} {whenWords(story.at, now)}
            </p>
          </div>
          <button type="button" className={styles.remove} onClick={({ currentTarget }) => remove(story, currentTarget)}>
            <Icon name="close" />
            <span className="visually-hidden">Remove {story.title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** As the words of fronts, but for what is only a moment old. */
function whenWords(at: number, now: number): string {
  const words = relativeTime({ publicationDate: new Date(at).toISOString() }, now) ?? "";
  return words === "just in" ? "just now" : words;
}
