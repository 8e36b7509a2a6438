// A face in a circle; without a picture, the initials.

import { useContext, type ReactNode } from "react";
import { imageSizes } from "../../model/pictures/image-sizes.ts";
import { resizedUrl } from "../../model/pictures/image-url.ts";
import styles from "./Avatar.module.css";
import { classNames } from "./class-names.ts";
import { PictureDrawing } from "./draw-picture.tsx";

interface AvatarProps {
  name: string;
  src: string | undefined;
  size?: "small" | "medium" | "large" | "huge";
  /** Says who it is; beside the written name it would say it twice, so it is silent there. */
  named?: boolean;
  className?: string;
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => word?.[0] ?? "")
    .join("")
    .toUpperCase();
}

export function Avatar({ name, src, size = "medium", named = false, className }: AvatarProps): ReactNode {
  const draw = useContext(PictureDrawing);
  const classes = classNames(styles.avatar, styles[size], className);
  const alt = named ? name : "";
  if (src === undefined) {
    return (
      <span className={classes} {...(named ? { role: "img", "aria-label": name } : { "aria-hidden": true })}>
        {initialsOf(name)}
      </span>
    );
  }
  const { width, height } = size === "huge" ? imageSizes.avatarLarge : imageSizes.avatar;
  const address = resizedUrl(src, width, height);
  return draw({
    className: classes,
    src: address,
    ...(address !== src && { srcSet: `${resizedUrl(src, width * 2, height * 2)} 2x` }),
    width,
    height,
    alt,
  });
}
