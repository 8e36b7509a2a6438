// ART-06: says who paid for the story, before the story begins.

import type { ReactNode } from "react";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import type { ArticlePageProps } from "./article-props.ts";
import styles from "./SponsorNotice.module.css";

export function SponsorNotice({ indicator, disclaimer }: NonNullable<ArticlePageProps["sponsor"]>): ReactNode {
  return (
    <aside className={styles.notice} aria-label="Sponsor notice">
      <strong className={styles.indicator}>{indicator}</strong>
      {disclaimer !== undefined && <SafeHtml as="p" html={disclaimer} />}
    </aside>
  );
}
