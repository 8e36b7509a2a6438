// Who wrote it, with faces where there are any. Outside readers find the authors, and no one else, as `.author-byline a`.

import { Fragment, type ReactNode } from "react";
import { Avatar } from "./Avatar.tsx";
import styles from "./Byline.module.css";
import { classNames } from "./class-names.ts";

export interface BylineAuthor {
  name: string;
  url?: string;
  avatar?: string;
}

interface BylineProps {
  authors: readonly BylineAuthor[];
  /** Faces before the names, at most three. */
  faces?: boolean;
  /** The organisation, after the names. */
  source?: { name: string; url?: string };
  className?: string;
}

const mostFaces = 3;

function between(index: number, count: number): string {
  if (index === count - 1) return "";
  return index === count - 2 ? " and " : ", ";
}

function name({ name: text, url }: BylineAuthor | { name: string; url?: string }): ReactNode {
  return url === undefined ? (
    <span className={styles.name}>{text}</span>
  ) : (
    <a className={styles.name} href={url}>
      {text}
    </a>
  );
}

export function Byline({ authors, faces = false, source, className }: BylineProps): ReactNode {
  if (authors.length === 0 && source === undefined) return null;
  const pictured = faces ? authors.filter(({ avatar }) => avatar !== undefined).slice(0, mostFaces) : [];
  return (
    <span className={classNames(styles.byline, className)}>
      {pictured.length > 0 && (
        <span className={styles.faces}>
          {pictured.map((author) => (
            <Avatar key={author.name} name={author.name} src={author.avatar} size="medium" />
          ))}
        </span>
      )}
      <span className={styles.names}>
        {authors.length > 0 && (
          <span className="author-byline">
            {"By "}
            {authors.map((author, index) => (
              <Fragment key={author.name}>
                {name(author)}
                {between(index, authors.length)}
              </Fragment>
            ))}
          </span>
        )}
        {source !== undefined && (
          <span className={classNames(styles.source, authors.length === 0 && "author-byline")}>
            {authors.length > 0 && " "}
            {name(source)}
          </span>
        )}
      </span>
    </span>
  );
}
