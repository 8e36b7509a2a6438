// A picture in the body, with its caption and credit (BLOCK-04).

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Caption } from "../Caption.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./ArticleImage.module.css";
import { plainCaption } from "./plain-caption.ts";

interface ArticleImageProps extends BlockProps<"article-image"> {
  /** The picture above the story: fetched at once. */
  lead?: boolean;
}

export function ArticleImage({
  url,
  imageAlt,
  caption,
  copyright,
  responsiveImages,
  type,
  isSpotlight,
  lead = false,
}: ArticleImageProps): ReactNode {
  return (
    <figure
      className={classNames(styles.figure, lead && styles.lead, isSpotlight && !lead && styles.spotlight)}
      data-type={type}
    >
      <Picture
        src={url}
        alt={imageAlt ?? plainCaption(caption)}
        use="article"
        responsive={responsiveImages}
        priority={lead}
      />
      <Caption caption={caption} copyright={copyright} />
    </figure>
  );
}
