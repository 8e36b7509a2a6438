// IMG-02: a picture at the size of paper, twice as dense for those that can use it. Never lazy: a picture that waits to be scrolled to
// is missing on paper.

import type { ReactNode } from "react";
import { plainCaption } from "../../blocks/article-image/plain-caption.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { imageSizes } from "../../../model/pictures/image-sizes.ts";
import { resizedUrl } from "../../../model/pictures/image-url.ts";
import { classNames } from "../../ui/class-names.ts";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import styles from "./PrintImage.module.css";

const { width, height } = imageSizes.print;

/** Both sizes are candidates: of a single one React would preload it for every screen. A picture that is not the site's own comes in one. */
function densities(url: string): { src: string; srcSet?: string } {
  const src = resizedUrl(url, width, height);
  return src === url ? { src } : { src, srcSet: `${src} 1x, ${resizedUrl(url, width * 2, height * 2)} 2x` };
}

type PrintImageProps = Pick<BlockProps<"article-image">, "url" | "imageAlt" | "caption" | "copyright">;

export function PrintImage({ url, imageAlt, caption, copyright }: PrintImageProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <img
        {...densities(url)}
        className={styles.image}
        width={width}
        height={height}
        alt={imageAlt ?? plainCaption(caption)}
        data-picture=""
      />
      {(caption !== undefined || copyright !== undefined) && (
        <figcaption className={classNames("caption", styles.caption)}>
          {caption !== undefined && <SafeHtml as="span" html={caption} />}
          {copyright !== undefined && <span className={styles.credit}> {copyright}</span>}
        </figcaption>
      )}
    </figure>
  );
}
