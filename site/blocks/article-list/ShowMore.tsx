// LIST-08 in the browser: appends further stories under the list. Until script takes over it is a plain link to the listing's next
// page; a list without such a page has a button that is only shown with script.

import { useState, type MouseEvent, type ReactNode } from "react";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import styles from "./ArticleList.module.css";
import { fetchMore, type MorePlace } from "./fetch-more.ts";
import type { FurtherStories } from "./FurtherStories.tsx";
import type { ListLook } from "./ListStory.tsx";

interface ShowMoreProps {
  start: MorePlace;
  /** The page that shows the same without script. */
  url?: string;
  look: ListLook;
}

type Further = typeof FurtherStories;

/** Another list of the page may show a story that this one comes to now. */
function urlsOnPage(): Set<string | null> {
  return new Set([...document.querySelectorAll("main article a")].map((link) => link.getAttribute("href")));
}

export function ShowMore({ start, url, look }: ShowMoreProps): ReactNode {
  const [Further, setFurther] = useState<Further>();
  const [stories, setStories] = useState<StoryItem[]>([]);
  const [place, setPlace] = useState<MorePlace | undefined>(start);
  const [isBusy, setBusy] = useState(false);

  const showMore = async (from: MorePlace) => {
    setBusy(true);
    try {
      const [drawing, more] = await Promise.all([import("./FurtherStories.tsx"), fetchMore(from)]);
      setFurther(() => drawing.FurtherStories);
      const onPage = urlsOnPage();
      setStories((shown) => [...shown, ...more.stories.filter((story) => !onPage.has(story.url))]);
      setPlace(more.next);
    } catch {
      // The page without script is the way on when the call fails.
      if (url !== undefined) location.assign(url);
    }
    setBusy(false);
  };

  return (
    <>
      {Further !== undefined && <Further stories={stories} look={look} />}
      {place !== undefined && <MoreButton url={url} isBusy={isBusy} onMore={() => void showMore(place)} />}
    </>
  );
}

interface MoreButtonProps {
  url: string | undefined;
  isBusy: boolean;
  onMore: () => void;
}

function MoreButton({ url, isBusy, onMore }: MoreButtonProps): ReactNode {
  if (url === undefined) {
    return (
      <p className={classNames("needs-script", styles.more)}>
        <Button look="outline" busy={isBusy} onClick={onMore}>
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
    <p className={styles.more} onClick={takeOver} aria-busy={isBusy || undefined}>
      <LinkButton href={url} look="outline">
        {isBusy ? "Loading …" : "Show More"}
      </LinkButton>
    </p>
  );
}
