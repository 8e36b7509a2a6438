// LIST-08 in the browser: appends further stories under the list. Until script takes over it is a plain link to the listing's next
// page; a list without such a page has a button that is only shown with script. What was shown so is there again after Back.

import { useRef, useState, type MouseEvent, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import { needsNewDocument } from "../../../core/client/chunk-guard.ts";
import { usePageMemory } from "../../../core/client/use-page-memory.ts";
import { focusIfLost } from "../../lib/focus-if-lost.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import styles from "./ArticleList.module.css";
import type { MorePlace } from "./fetch-more.ts";
import type { Drawn } from "./further.ts";
import type { ListLook } from "./ListStory.tsx";

interface ShowMoreProps {
  start: MorePlace;
  /** The page that shows the same without script. */
  url?: string;
  look: ListLook;
}

interface Opened {
  /** Which list it is; another may have come to its place. */
  list: string;
  stories: StoryItem[];
  place?: MorePlace;
}

const further = () => import("./further.ts");

export function ShowMore({ start, url, look }: ShowMoreProps): ReactNode {
  const list = JSON.stringify(start.queryParams);
  const button = useRef<HTMLParagraphElement>(null);
  const [Further, setFurther] = useState<Drawn["Further"]>();
  const [{ stories, place }, setOpened] = useState<Opened>({ list, stories: [], place: start });
  const [isBusy, setBusy] = useState(false);

  /** Drawn when it returns. */
  const show = (drawnBy: Drawn["Further"], opened: Opened) =>
    flushSync(() => {
      setFurther(() => drawnBy);
      setOpened(opened);
    });

  const { island, keep } = usePageMemory<Opened>(button, async (opened) => {
    if (opened.list !== list) return;
    const again = (await further()).furtherAgain(opened.stories);
    show(again.Further, { ...opened, stories: again.stories });
  });

  const showMore = async (from: MorePlace) => {
    setBusy(true);
    try {
      const more = await (await further()).furtherFrom(from);
      const opened = { list, stories: [...stories, ...more.stories], place: more.next };
      show(more.Further, opened);
      keep(opened);
      focusIfLost(island.current, more.stories[0]?.url);
    } catch (error) {
      if (await needsNewDocument(error)) location.reload();
      // The page without script is the way on when the call fails.
      else if (url !== undefined) location.assign(url);
    }
    setBusy(false);
  };

  return (
    <>
      {Further !== undefined && <Further stories={stories} look={look} />}
      {place !== undefined && (
        <MoreButton place={button} url={url} isBusy={isBusy} onMore={() => void showMore(place)} />
      )}
    </>
  );
}

interface MoreButtonProps {
  place: RefObject<HTMLParagraphElement | null>;
  url: string | undefined;
  isBusy: boolean;
  onMore: () => void;
}

function MoreButton({ place, url, isBusy, onMore }: MoreButtonProps): ReactNode {
  if (url === undefined) {
    return (
      <p ref={place} className={classNames("needs-script", styles.more)}>
        <Button look="outline" busy={isBusy} onClick={() => !isBusy && onMore()}>
          Show More
        </Button>
      </p>
    );
  }
  const takeOver = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isBusy) onMore();
  };
  return (
    // The click comes from the link inside, also when the keyboard made it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions
    <p ref={place} className={styles.more} onClick={takeOver} aria-busy={isBusy || undefined}>
      <LinkButton href={url} look="outline" held>
        {isBusy ? "Loading …" : "Show More"}
      </LinkButton>
    </p>
  );
}
