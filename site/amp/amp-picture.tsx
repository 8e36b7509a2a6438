// A picture as AMP draws it: the same sizes as on the site's own pages, of which AMP chooses by the room it has. Without script the
// browser's own element stands in. Pictures for certain screens are left out: AMP knows no `<picture>`.

import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import type { DrawnPicture } from "../ui/draw-picture.tsx";
import styles from "./amp-picture.module.css";

export function ampPicture({ src, srcSet, width, height, alt, className, priority }: DrawnPicture): ReactNode {
  return (
    <amp-img
      className={classNames(styles.picture, className)}
      src={src}
      srcset={srcSet}
      width={width}
      height={height}
      layout="responsive"
      alt={alt}
      data-hero={priority ? "" : undefined}
    >
      <noscript>
        <img src={src} width={width} height={height} alt={alt} />
      </noscript>
    </amp-img>
  );
}
