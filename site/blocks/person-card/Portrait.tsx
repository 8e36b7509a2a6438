// A person's picture, square and large; without one, the initials on the brand's ground.

import type { ReactNode } from "react";
import { imageSizes } from "../../../model/pictures/image-sizes.ts";
import { resizedUrl } from "../../../model/pictures/image-url.ts";
import { initialsOf } from "../../ui/Avatar.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./Portrait.module.css";

interface PortraitProps {
  name: string;
  src: string | undefined;
  /** How wide it stands, as the browser's `sizes`. */
  sizes: string;
  /** The first picture of the page. */
  priority?: boolean;
  className?: string;
}

export function Portrait({ name, src, sizes, priority = false, className }: PortraitProps): ReactNode {
  const classes = classNames(styles.portrait, className);
  if (src === undefined) {
    return (
      <span className={classes} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  const { width, height } = imageSizes.avatarLarge;
  const single = resizedUrl(src, width, height);
  const isOwn = single !== src;
  return (
    <img
      className={classes}
      src={single}
      srcSet={isOwn ? `${single} ${width}w, ${resizedUrl(src, width * 2, height * 2)} ${width * 2}w` : undefined}
      sizes={isOwn ? sizes : undefined}
      width={width}
      height={height}
      alt=""
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      data-picture=""
    />
  );
}
