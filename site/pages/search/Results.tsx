// What was found, one below the other: picture, kind, headline, the passage, who and when.

import type { ReactNode } from "react";
import type { FoundDocument } from "../../../content/search/search-query.ts";
import { StoryPicture } from "../../blocks/story/StoryPicture.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import { Eyebrow } from "../../ui/Eyebrow.tsx";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { Marked } from "./Marked.tsx";
import styles from "./Results.module.css";

const kindNames: Readonly<Record<FoundDocument["kind"], string | undefined>> = {
  article: undefined,
  interactive: "Interactive",
  slideshow: "Gallery",
  video: "Video",
  person: "Person",
  show: "Show",
};

export function Results({ results }: { results: readonly FoundDocument[] }): ReactNode {
  return (
    <ol role="list" className={styles.results}>
      {results.map((found) => (
        <li key={found.url} className={styles.result}>
          <article className={styles.story}>
            <Face found={found} />
            <div className={styles.words}>
              <Kind found={found} />
              <h2 className={styles.headline}>
                <a className={styles.link} href={found.url}>
                  <Marked pieces={found.titleMarked} />
                </a>
              </h2>
              {found.passage.length > 0 && (
                <p className={styles.passage}>
                  <Marked pieces={found.passage} />
                </p>
              )}
              <Details found={found} />
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}

function Kind({ found: { kind, category, isOpinion } }: { found: FoundDocument }): ReactNode {
  const name = kindNames[kind];
  const words = [name, category?.name].filter((word) => word !== undefined).join(" · ");
  if (words === "") return null;
  return <Eyebrow tone={isOpinion ? "opinion" : category === undefined ? "quiet" : "section"}>{words}</Eyebrow>;
}

function Details({ found }: { found: FoundDocument }): ReactNode {
  const { note, authors, publicationDate, lastPublishedDate } = found;
  const who = note ?? authors.map(({ name }) => name).join(", ");
  if (who === "" && publicationDate === undefined) return null;
  return (
    <p className={styles.details}>
      {who !== "" && <span>{who}</span>}
      <RelativeTime publicationDate={publicationDate} lastPublishedDate={lastPublishedDate} />
    </p>
  );
}

/** A person has a face; what has no picture has none here either, for words are what is searched through. */
function Face({ found }: { found: FoundDocument }): ReactNode {
  const { kind, title, imageUrl, url, duration, isLive } = found;
  if (kind === "person") return <Avatar className={styles.avatar ?? ""} name={title} src={imageUrl} size="large" />;
  if (imageUrl === undefined) return null;
  const form = kind === "show" ? "article" : kind;
  return (
    <span className={styles.picture}>
      <StoryPicture
        story={{ title, url, imageUrl, form, duration, isLive }}
        use="thumbnail"
        sizes="(min-width: 768px) 200px, 112px"
      />
    </span>
  );
}
