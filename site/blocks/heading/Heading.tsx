import type { ReactNode } from "react";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./Heading.module.css";

/** The page's headline is its one h1, so a heading of the first level is drawn as the next. */
const elements = { 1: "h2", 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" } as const;

function isDrawn(level: number): level is keyof typeof elements {
  return level in elements;
}

/** BLOCK-02: levels 1 to 6 only. An update of a live blog shows its time above it (ART-12). */
export function Heading({ level, text, time }: BlockProps<"heading">): ReactNode {
  if (!isDrawn(level) || text === "") return null;
  const Element = elements[level];
  if (time === undefined) return <SafeHtml as={Element} html={text} />;
  return (
    <Element className={styles.update}>
      <span className={styles.time}>{time}</span> <SafeHtml as="span" html={text} />
    </Element>
  );
}
