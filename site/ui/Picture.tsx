// A picture in a frame of fixed proportions. The frame is branded, so a picture that is late, missing or broken leaves no hole (LIST-06);
// `missing-pictures.ts` changes broken ones for the placeholder, also those that broke before the page was taken over.

import { useContext, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Picture.module.css";
import { placeholder } from "../../model/pictures/placeholder.ts";
import { PictureDrawing } from "./draw-picture.tsx";
import { pictureSources, type PictureUse } from "./picture-sources.ts";
import type { ResponsiveImage } from "../../model/pictures/responsive-image.ts";

interface PictureProps {
  /** Absent: the placeholder is drawn. */
  src?: string;
  /** Empty for a picture that says nothing beside its headline. */
  alt: string;
  use?: PictureUse;
  /** Overrides the usual `sizes` of the use. */
  sizes?: string;
  /** Pictures for certain screens, which the record brought; they come before the site's own sizes (BLOCK-04). */
  responsive?: readonly ResponsiveImage[];
  /** The largest picture of the first screen: fetched at once. */
  priority?: boolean;
  /** A picture that fails is replaced by the placeholder, or hidden with the figure around it. */
  whenBroken?: "replace" | "hide";
  className?: string;
  /** Drawn over the picture: pills, a play sign. */
  children?: ReactNode;
}

export function Picture({
  src,
  sizes,
  use = "card",
  alt,
  responsive,
  priority = false,
  whenBroken = "replace",
  className,
  children,
}: PictureProps): ReactNode {
  const draw = useContext(PictureDrawing);
  return (
    <span className={classNames(styles.frame, className)}>
      {draw({
        ...pictureSources(src ?? placeholder, use, sizes),
        className: styles.image,
        alt,
        responsive,
        priority,
        whenBroken,
      })}
      {children !== undefined && <span className={styles.over}>{children}</span>}
    </span>
  );
}
