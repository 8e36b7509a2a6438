// A slider or a slideshow on paper: every picture at the size of paper, counted, with its words below (BLOCK-06, PRINT-01).

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./PrintGallery.module.css";
import { PrintImage } from "./PrintImage.tsx";

export function PrintGallery({ title, items }: BlockProps<"slider">): ReactNode {
  return (
    <section aria-label={title ?? "Pictures"}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {items.map(({ url, alt, title: name, caption, copyright, source }, index) => (
        <div key={index} className={styles.picture}>
          <p className={styles.count}>
            {index + 1} of {items.length}
            {name !== undefined && `: ${name}`}
          </p>
          <PrintImage
            url={url}
            imageAlt={alt ?? name}
            caption={caption}
            copyright={[copyright, source].filter((credit) => credit !== undefined).join(" / ") || undefined}
          />
        </div>
      ))}
    </section>
  );
}
