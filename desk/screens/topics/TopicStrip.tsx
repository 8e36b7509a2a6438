import type { ReactNode } from "react";
import { usualTopicsTitle, type HotTopics } from "../../../model/desk/topic-calls.ts";
import styles from "./Topics.module.css";

/** As readers have it: one line under the header, which is not there without topics. */
export function TopicStrip({ topics: { title, colour, items } }: { topics: HotTopics }): ReactNode {
  const seen = items.filter(({ text, url }) => text.trim() !== "" && url.trim() !== "");
  return (
    // Wider than the screen, it is scrolled in its own place, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.strip} aria-label="As readers have it" tabIndex={0}>
      {seen.length === 0 ? (
        <p>Readers see no strip.</p>
      ) : (
        <>
          <b className={styles[colour]}>{title.trim() || usualTopicsTitle}</b>
          <ul>
            {seen.map(({ text, url }, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${url} ${place}`}>
                <a href={url} target="_blank" rel="noreferrer">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
