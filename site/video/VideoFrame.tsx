// A video's place in a page: its poster, and the player that takes the poster's place when it is asked for.

import type { ReactNode } from "react";
import { reachMark } from "../../core/client/early-clicks.ts";
import { Island } from "../Island.tsx";
import { messages } from "../messages.ts";
import { Facade, type FacadeProps } from "./Facade.tsx";
import type { KnownVideo, VideoStanding } from "./known-video.ts";
import { LockedVideo } from "./player/LockedVideo.tsx";
import type { NextVideo } from "./player/player-video.ts";
import { PlayerLauncher } from "./player/PlayerLauncher.tsx";
import { playNextKey } from "./player/start-next.ts";
import styles from "./Facade.module.css";

interface VideoFrameProps extends Omit<FacadeProps, "notice" | "isLocked" | "plays"> {
  videoId: string;
  /** Absent: it was not looked up, and its poster leads to its page. */
  known: KnownVideo | undefined;
  next?: NextVideo;
  /** On its own page: a locked video plays here for who has signed in. */
  unlocks?: boolean;
  /** A page without script of ours: the poster is all there is. */
  still?: boolean;
}

const notices: Readonly<Partial<Record<VideoStanding, string>>> = {
  missing: messages.videoMissing,
  expired: messages.videoExpired,
};

export function VideoFrame({
  videoId,
  known,
  next,
  unlocks = false,
  still = false,
  ...facade
}: VideoFrameProps): ReactNode {
  const stream = still ? undefined : known?.stream;
  return (
    <div className={styles.frame} {...(stream !== undefined && { [reachMark]: "" })}>
      <Facade
        {...facade}
        notice={known && notices[known.standing]}
        isLocked={known?.standing === "locked"}
        plays={stream !== undefined}
      />
      {known?.standing === "locked" && unlocks && !still && (
        <Island
          name="locked-video"
          component={LockedVideo}
          wakes="near"
          props={{ video: { videoId, title: facade.title ?? "", isLive: known.isLive }, next }}
        />
      )}
      {known !== undefined && stream !== undefined && (
        <Island
          name="video-player"
          component={PlayerLauncher}
          wakes={[playNextKey]}
          props={{
            video: {
              videoId,
              title: facade.title ?? "",
              stream,
              captions: known.captions,
              isLive: known.isLive,
            },
            next,
          }}
        />
      )}
    </div>
  );
}
