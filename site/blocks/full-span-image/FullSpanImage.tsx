// A picture that leaves the column and takes all the width there is. One that fails is hidden: a placeholder of that size would shout
// (BLOCK-04).

import type { ReactNode } from "react";
import { Picture } from "../../ui/Picture.tsx";
import { plainCaption } from "../article-image/plain-caption.ts";
import { Caption } from "../Caption.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./FullSpanImage.module.css";

export function FullSpanImage({
  url,
  imageAlt,
  caption,
  copyright,
  responsiveImages,
}: BlockProps<"full-span-image">): ReactNode {
  return (
    <figure className={styles.figure}>
      <Picture
        className={styles.picture}
        src={url}
        alt={imageAlt ?? plainCaption(caption)}
        use="hero"
        sizes="(min-width: 1280px) 1280px, 100vw"
        responsive={responsiveImages}
        whenBroken="hide"
      />
      <Caption caption={caption} copyright={copyright} className={styles.caption} />
    </figure>
  );
}
