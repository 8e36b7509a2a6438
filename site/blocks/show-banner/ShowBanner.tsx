// The head of a show's page: its art across the page, its logo or name and its host on it (HEAD-07).

import type { ReactNode } from "react";
import { imageSizes } from "../../../model/pictures/image-sizes.ts";
import { resizedUrl } from "../../../model/pictures/image-url.ts";
import { classNames } from "../../ui/class-names.ts";
import { PictureHead } from "../../ui/PictureHead.tsx";
import styles from "./ShowBanner.module.css";

export interface ShowBannerProps {
  title?: string;
  description?: string;
  airtime?: string;
  headshot?: string;
  logo?: string;
  background?: string;
  /** On the show's own page it holds the page's first heading. */
  level?: 1 | 2;
}

export function ShowBanner(props: ShowBannerProps): ReactNode {
  const { title = "", description, airtime, headshot, logo, background, level = 2 } = props;
  const Heading = `h${level}` as const;
  const { width, height } = imageSizes.avatarLarge;
  if (title === "" && logo === undefined && background === undefined && headshot === undefined) return null;
  return (
    <PictureHead
      src={background}
      priority={level === 1}
      overClassName={styles.over}
      beside={
        headshot !== undefined && (
          <img
            className={styles.headshot}
            src={resizedUrl(headshot, width * 2, height * 2)}
            width={width}
            height={height}
            alt=""
            decoding="async"
            data-picture="hide"
          />
        )
      }
    >
      <div className={classNames("frame", styles.words)}>
        {airtime !== undefined && <p className={styles.airtime}>{airtime}</p>}
        {(title !== "" || logo !== undefined) && (
          <Heading className={styles.title}>
            {logo === undefined ? title : <img className={styles.logo} src={logo} alt={title} data-picture="hide" />}
          </Heading>
        )}
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
    </PictureHead>
  );
}
