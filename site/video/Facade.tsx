// A video before it is played: poster, sign, title and length, drawn by the server. A link to the video's page; where the player can
// take over, it does so in this very frame.

import type { ReactNode } from "react";
import { heldMark } from "../../core/client/early-clicks.ts";
import { durationText } from "../lib/durations.ts";
import { Icon } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import type { PictureUse } from "../ui/picture-sources.ts";
import { Pill } from "../ui/Pill.tsx";
import styles from "./Facade.module.css";
import type { KnownVideo } from "./known-video.ts";

export interface FacadeProps extends Pick<KnownVideo, "title" | "imageUrl" | "imageAlt" | "duration" | "isLive"> {
  /** Absent: it has no page. */
  url?: string;
  /** The reader is on the page of a locked video: its lock leads to where one signs in. */
  signInUrl?: string;
  /** Its page asks viewers to sign in. */
  isLocked?: boolean;
  /** A press plays it here. */
  plays?: boolean;
  /** Why it cannot be played; then nothing leads anywhere. */
  notice?: string;
  /** The title stands right beside it. */
  untitled?: boolean;
  use?: PictureUse;
  /** The first picture of the page. */
  priority?: boolean;
}

export function Facade({
  url,
  signInUrl,
  title,
  imageUrl,
  imageAlt = "",
  duration,
  isLive = false,
  isLocked = false,
  plays = false,
  notice,
  untitled = false,
  use = "article",
  priority = false,
}: FacadeProps): ReactNode {
  const picture = <Picture src={imageUrl} alt={imageAlt} use={use} priority={priority} />;
  if (notice !== undefined) {
    return (
      <div className={styles.facade}>
        {picture}
        <p className={styles.words}>{notice}</p>
      </div>
    );
  }
  const to = signInUrl ?? url;
  const Frame = to === undefined ? "span" : "a";
  return (
    <Frame
      className={styles.facade}
      href={to}
      rel={signInUrl && "nofollow"}
      data-facade={to && ""}
      {...(plays && { [heldMark]: "" })}
    >
      {picture}
      <span className={styles.words}>
        <span className={styles.play}>
          <Icon name="play" />
        </span>
        <span className="visually-hidden">{to === undefined ? "Video" : "Play video"}: </span>
        <span className={styles.title}>
          <span className={untitled ? "visually-hidden" : undefined}>{title}</span>
        </span>
        <Sign isLocked={isLocked} isLive={isLive} duration={duration} />
      </span>
    </Frame>
  );
}

function Sign({ isLocked, isLive, duration }: Pick<FacadeProps, "isLocked" | "isLive" | "duration">): ReactNode {
  if (isLocked) {
    return (
      <span data-lock="">
        <Pill kind="duration">Sign in to watch</Pill>
      </span>
    );
  }
  if (isLive) return <Pill kind="live" />;
  if (duration === undefined) return null;
  return (
    <Pill kind="duration">
      <span className="visually-hidden">, </span>
      {durationText(duration)}
    </Pill>
  );
}
