import type { ReactNode } from "react";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./PullQuote.module.css";

/** BLOCK-03: what may stand in the quote has been decided by the sanitiser. */
export function PullQuote({ text, author }: BlockProps<"pull-quote">): ReactNode {
  if (text === "") return null;
  return (
    <figure className={styles.quote}>
      <SafeHtml as="blockquote" className={styles.words} html={text} />
      {author !== undefined && <figcaption className={styles.author}>{author}</figcaption>}
    </figure>
  );
}
