// Books and other things by people of the house, and where to get them (CARD-04).

import type { ReactNode } from "react";
import { Picture } from "../../ui/Picture.tsx";
import { Module } from "../Module.tsx";
import { OfferWords } from "../OfferWords.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./Merchandise.module.css";

type Item = BlockProps<"merchandise">["items"][number];

export function Merchandise({ title = "From the newsroom", url, items }: BlockProps<"merchandise">): ReactNode {
  if (items.length === 0) return null;
  return (
    <Module title={title} url={url}>
      <ul role="list" className={styles.things}>
        {items.map((item) => (
          <li key={item.title}>
            <Thing {...item} />
          </li>
        ))}
      </ul>
    </Module>
  );
}

function Thing({ title, description, url, imageUrl, author, buttons }: Item): ReactNode {
  return (
    <article className={styles.thing}>
      <Picture className={styles.cover} src={imageUrl} alt="" use="card" sizes="(min-width: 768px) 180px, 30vw" />
      <OfferWords
        title={title}
        url={url}
        description={description}
        buttons={buttons.map((button, index) => ({ ...button, look: index === 0 ? "solid" : "outline" }))}
      >
        {author !== undefined && (
          <p className={styles.author}>
            By {author.url === undefined ? author.name : <a href={author.url}>{author.name}</a>}
          </p>
        )}
      </OfferWords>
    </article>
  );
}
