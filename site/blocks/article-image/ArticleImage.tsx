// A picture in the body, with its caption and credit. Outside readers find the caption as `.caption`.

import type { ReactNode } from "react";
import { plainCaption } from "./plain-caption.ts";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/Picture.tsx";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import type { BlockProps } from "../schemas.ts";
import styles from "./ArticleImage.module.css";

interface ArticleImageProps extends BlockProps<"article-image"> {
  /** The picture above the story: fetched at once. */
  lead?: boolean;
}

export function ArticleImage({ url, imageAlt, caption, copyright, lead = false }: ArticleImageProps): ReactNode {
  return (
    <figure className={classNames(styles.figure, lead && styles.lead)}>
      <Picture src={url} alt={imageAlt ?? plainCaption(caption)} use="article" priority={lead} />
      {(caption !== undefined || copyright !== undefined) && (
        <figcaption className={classNames("caption", styles.caption)}>
          {caption !== undefined && <SafeHtml as="span" html={caption} />}
          {copyright !== undefined && <span className={styles.credit}> {copyright}</span>}
        </figcaption>
      )}
    </figure>
  );
}
