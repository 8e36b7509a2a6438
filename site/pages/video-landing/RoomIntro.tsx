// What a page of the video room is about: a topic, the shows, or one show with its art.

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./RoomIntro.module.css";

export interface IntroducedShow {
  /** Its page in the channel's part of the site. */
  url: string;
  airtime?: string;
  imageUrl?: string;
  hosts: readonly string[];
}

interface RoomIntroProps {
  title: string;
  description?: string;
  show?: IntroducedShow;
}

/** British, for the house writes no comma before “and”. */
const names = new Intl.ListFormat("en-GB");

export function RoomIntro({ title, description, show }: RoomIntroProps): ReactNode {
  return (
    <header className={classNames("frame", styles.intro)}>
      {show?.imageUrl !== undefined && (
        <Picture
          className={styles.art}
          src={show.imageUrl}
          alt=""
          use="poster"
          sizes="(min-width: 768px) 288px, 40vw"
        />
      )}
      <div className={styles.words}>
        {show?.airtime !== undefined && <p className={styles.airtime}>{show.airtime}</p>}
        <h1 className={styles.title}>{title}</h1>
        {description !== undefined && <p className={styles.description}>{description}</p>}
        {show !== undefined && (
          <p className={styles.about}>
            {show.hosts.length > 0 && <span>With {names.format(show.hosts)}</span>}
            <a href={show.url}>About the show</a>
          </p>
        )}
      </div>
    </header>
  );
}
