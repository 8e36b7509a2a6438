// What a reader can do with the story: listen, share, mail, print, change the size of the text.

import type { ReactNode } from "react";
import { brand } from "../../brand.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ShareButton } from "../../ui/ShareButton.tsx";
import styles from "./ArticleTools.module.css";
import { ListenButton } from "./ListenButton.tsx";
import { TextSize } from "./TextSize.tsx";

interface ArticleToolsProps {
  title: string;
  path: string;
  printUrl: string;
  listenable?: true | undefined;
}

function mailLink(title: string, path: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`https://${brand.domain}${path}`)}`;
}

export function ArticleTools({ title, path, printUrl, listenable }: ArticleToolsProps): ReactNode {
  return (
    <section className={classNames("screen-only", styles.tools)} aria-label="Story tools">
      <div className={styles.bar}>
        {listenable && <ListenButton className={styles.tool} />}
        <ShareButton title={title} url={path} className={styles.tool} />
        <a className={styles.tool} href={mailLink(title, path)}>
          <Icon name="mail" />
          <span className={styles.label}>Email</span>
        </a>
        <a className={styles.tool} href={printUrl} rel="nofollow">
          <Icon name="print" />
          <span className={styles.label}>Print</span>
        </a>
        <TextSize className={styles.sizes} buttonClassName={styles.size} />
      </div>
    </section>
  );
}
