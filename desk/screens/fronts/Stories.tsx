// The stories of a list: those that are pinned, in the editor's order, then what its query finds, and what it would find next.

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { FrontWarning, ModuleOnPage, ShownStory } from "../../../model/desk/front-calls.ts";
import type { FrontChange } from "../../../model/desk/front-changes.ts";
import { storiesOf, type FrontModule, type PinnedStory } from "../../../model/desk/front.ts";
import { giveFocus } from "../../keep-focus.ts";
import { Button } from "../../ui/Button.tsx";
import { FindStory } from "../../ui/FindStory.tsx";
import styles from "./Fronts.module.css";
import { MoveButtons } from "./MoveButtons.tsx";
import { stepStory } from "./places.ts";
import { StoryForm } from "./StoryForm.tsx";
import { Warnings } from "./Warnings.tsx";

interface StoriesProps {
  module: FrontModule;
  onPage: ModuleOnPage | undefined;
  warnings: readonly FrontWarning[];
  /** The one whose form is open. */
  story: string | undefined;
  onStory: (url: string | undefined) => void;
  headlineOf: (url: string) => string;
  take: (change: FrontChange) => void;
}

export function Stories({ module, onPage, warnings, story: open, onStory, headlineOf, take }: StoriesProps): ReactNode {
  const { key } = module;
  const pins = storiesOf(module.component);
  const urls = pins.map(({ articleUrl }) => articleUrl);
  const isFree = ({ url }: ShownStory) => !urls.includes(url);
  const shown = onPage?.stories ?? [];
  /** The one that somebody has just pinned. */
  const [fresh, setFresh] = useState<string>();
  const pin = (url: string) => {
    setFresh(url);
    take({ do: "pin", key, story: { articleUrl: url }, before: null });
  };
  return (
    <>
      <h4>Pinned</h4>
      {pins.length === 0 && <p className={styles.quiet}>No story: the list finds its own.</p>}
      <ol className={styles.list}>
        {pins.map((story) => (
          <PinnedRow
            key={story.articleUrl}
            module={key}
            story={story}
            title={headlineOf(story.articleUrl)}
            isOpen={story.articleUrl === open}
            isFresh={story.articleUrl === fresh}
            onOpen={(isOpen) => onStory(isOpen ? story.articleUrl : undefined)}
            urls={urls}
            shown={shown.find(({ url }) => url === story.articleUrl)}
            warnings={warnings.filter(({ url }) => url === story.articleUrl)}
            take={take}
          />
        ))}
      </ol>
      <FindStory label="Pin a story" verb="Pin" onPick={pin} taken={urls} />
      <StoryList heading="Found by the list" stories={shown.filter(isFree)} warnings={warnings} onPin={pin} />
      <StoryList heading="Next in line" stories={onPage?.next.filter(isFree) ?? []} warnings={[]} onPin={pin} />
    </>
  );
}

interface PinnedRowProps {
  module: string;
  story: PinnedStory;
  title: string;
  isOpen: boolean;
  isFresh: boolean;
  onOpen: (isOpen: boolean) => void;
  urls: readonly string[];
  shown: ShownStory | undefined;
  warnings: readonly FrontWarning[];
  take: (change: FrontChange) => void;
}

function PinnedRow(props: PinnedRowProps): ReactNode {
  const { module: key, story, title, isOpen, isFresh, onOpen, urls, shown, warnings, take } = props;
  const name = useRef<HTMLButtonElement>(null);
  // What it was pinned by is gone.
  useLayoutEffect(() => {
    if (isFresh) giveFocus(name.current);
  }, [isFresh]);
  const row = useRef<HTMLLIElement>(null);
  // It may have been opened on the page.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  const { articleUrl: url } = story;
  return (
    <li ref={row} className={styles.pinned}>
      <div className={styles.row}>
        <button ref={name} type="button" className={styles.open} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {title}
        </button>
        <MoveButtons
          of={title}
          up={stepStory(urls, url, -1)}
          down={stepStory(urls, url, 1)}
          onMove={({ before }) => take({ do: "move-story", key, url, to: { key, before } })}
        />
        <Button label={`Unpin ${title}`} onPress={() => take({ do: "unpin", key, url })}>
          Unpin
        </Button>
      </div>
      <Warnings warnings={warnings} />
      {isOpen && (
        <StoryForm
          story={story}
          shown={shown}
          warnings={warnings}
          onSave={(fields) => take({ do: "story", key, url, fields })}
        />
      )}
    </li>
  );
}

interface StoryListProps {
  heading: string;
  stories: readonly ShownStory[];
  warnings: readonly FrontWarning[];
  onPin: (url: string) => void;
}

function StoryList({ heading, stories, warnings, onPin }: StoryListProps): ReactNode {
  if (stories.length === 0) return null;
  return (
    <>
      <h4>{heading}</h4>
      <ol className={styles.list}>
        {stories.map(({ url, title }) => (
          <li key={url} className={styles.pinned}>
            <div className={styles.row}>
              <span className={styles.words}>{title}</span>
              <Button label={`Pin ${title}`} onPress={() => onPin(url)}>
                Pin
              </Button>
            </div>
            <Warnings warnings={warnings.filter((warning) => warning.url === url)} />
          </li>
        ))}
      </ol>
    </>
  );
}
