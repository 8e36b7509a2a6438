import type { ReactNode } from "react";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./List.module.css";

export function List({ ordered, items }: BlockProps<"list">): ReactNode {
  if (items.length === 0) return null;
  const Element = ordered ? "ol" : "ul";
  return (
    <Element className={styles.list}>
      {items.map((item, index) => (
        <SafeHtml key={index} as="li" html={item} />
      ))}
    </Element>
  );
}
