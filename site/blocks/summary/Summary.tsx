// The story at a glance, in a box: points, texts, links (BLOCK-07).

import { useId, type ReactNode } from "react";
import { durationText } from "../../lib/durations.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { shownItems } from "./summary-item.ts";
import styles from "./Summary.module.css";

type SummaryProps = BlockProps<"summary">;
type Item = SummaryProps["items"][number];

export function Summary({ title = "At a glance", items }: SummaryProps): ReactNode {
  const heading = useId();
  const shown = shownItems(items);
  if (shown.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby={heading}>
      <h2 className={styles.title} id={heading}>
        {title}
      </h2>
      {shown.map((item, index) => (
        <SummaryItem key={index} {...item} />
      ))}
    </section>
  );
}

function SummaryItem(item: Item): ReactNode {
  if (item.type === "text") return <SafeHtml as="p" html={item.text} />;
  if (item.type === "list") {
    const List = item.ordered ? "ol" : "ul";
    return (
      <List className={styles.list}>
        {item.items.map((text, index) => (
          <SafeHtml key={index} as="li" html={text} />
        ))}
      </List>
    );
  }
  const { type, url, title, duration, newWindow } = item;
  return (
    <a className={styles.link} href={url} {...(newWindow && { target: "_blank", rel: "noopener" })}>
      <Icon
        name={type === "video" ? "play" : type === "article" ? "chevron-right" : "external"}
        className={styles.sign}
      />
      <span>{title}</span>
      {duration !== undefined && <span className={styles.duration}>{durationText(duration)}</span>}
    </a>
  );
}
