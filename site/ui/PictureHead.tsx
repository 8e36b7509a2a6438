// The head of a page with words over a picture that fills it. Without a picture the words stand on navy; the shade between the two is given
// by whoever uses it.

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Picture } from "./Picture.tsx";
import styles from "./PictureHead.module.css";

interface PictureHeadProps {
  src: string | undefined;
  alt?: string;
  /** It is the first picture of the page. */
  priority: boolean;
  className?: string;
  /** Of the words' side, which lies over the whole picture. */
  overClassName?: string;
  /** Names the look, for those who look for it in the page. */
  look?: string;
  /** Stands on the picture beside the words. */
  beside?: ReactNode;
  children: ReactNode;
}

export function PictureHead(props: PictureHeadProps): ReactNode {
  const { src, alt = "", priority, className, overClassName, look, beside, children } = props;
  return (
    <header className={classNames(styles.head, className)} data-look={look}>
      {src !== undefined && (
        <Picture className={styles.picture} src={src} alt={alt} use="hero" sizes="100vw" priority={priority} />
      )}
      {beside}
      <div className={classNames(styles.over, overClassName)}>{children}</div>
    </header>
  );
}
