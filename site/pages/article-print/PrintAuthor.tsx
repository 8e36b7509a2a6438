// PRINT-01: who the author is, in words.

import type { ReactNode } from "react";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import type { Author } from "../article/article-props.ts";
import styles from "./PrintAuthor.module.css";

export function PrintAuthor({ name, role, bio }: Author): ReactNode {
  if (bio === undefined) return null;
  return (
    <section className={styles.author} aria-label={`About ${name}`}>
      <p className={styles.name}>
        {name}
        {role !== undefined && <span className={styles.role}>, {role}</span>}
      </p>
      <SafeHtml className={styles.bio} html={bio} />
    </section>
  );
}
