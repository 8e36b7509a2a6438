// The page of a video: a dark theatre with what follows beside it, and the rest of the newsroom's videos below.

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { blockComponents } from "../../blocks/registry.ts";
import { Corrections } from "../../corrections/Corrections.tsx";
import { PageRegions } from "../../layouts/PageRegions.tsx";
import { messages } from "../../messages.ts";
import { OnNow } from "../../tv/strip/OnNow.tsx";
import { classNames } from "../../ui/class-names.ts";
import { SaveButton } from "../../device/saved/SaveButton.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { SignInFailed } from "../../sign-in/SignInFailed.tsx";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { ThemeButton } from "../../video/ThemeButton.tsx";
import button from "../../video/ThemeButton.module.css";
import { VideoFrame } from "../../video/VideoFrame.tsx";
import { Comments } from "../article/comments/Comments.tsx";
import { Programs } from "./Programs.tsx";
import theatre from "../../video/Theatre.module.css";
import { storyKeys } from "../../device/story-keys.ts";
import styles from "./Page.module.css";
import { UpNextRow } from "./UpNextRow.tsx";
import type { VideoPageProps } from "./video-props.ts";

export function Page(props: VideoPageProps): ReactNode {
  const { upNext, regions, comments, onNow } = props;
  return (
    <>
      <div className={theatre.theatre} data-theatre="">
        <div className={classNames("frame", theatre.seats)}>
          <Screen {...props} />
          <Details {...props} />
          {upNext.length > 0 && (
            <aside className={theatre.next} aria-labelledby="up-next">
              <h2 className={styles.nextTitle} id="up-next">
                Up next
              </h2>
              <ul role="list" className={styles.list}>
                {upNext.map((video) => (
                  <li key={video.id}>
                    <UpNextRow video={video} />
                  </li>
                ))}
              </ul>
            </aside>
          )}
        </div>
      </div>
      <OnNow channels={onNow} />
      {comments !== undefined && (
        <div className="frame">
          <Comments {...comments} />
        </div>
      )}
      <PageRegions regions={regions} renderers={blockComponents} />
    </>
  );
}

function Screen({ videoId, path, title, known, signInUrl, upNext }: VideoPageProps): ReactNode {
  const { stream, imageUrl, imageAlt, duration, isLive } = known;
  const [next] = upNext;
  return (
    <div className={theatre.screen} data-video-id={videoId}>
      <VideoFrame
        videoId={videoId}
        url={path}
        signInUrl={signInUrl}
        title={title}
        imageUrl={imageUrl}
        imageAlt={imageAlt}
        duration={duration}
        isLive={isLive}
        known={known}
        next={next && { videoId: next.id, title: next.title, url: next.url, imageUrl: next.thumbnailUrl }}
        untitled
        priority
        unlocks
      />
      {stream?.format === "mp4" && (
        // Without script the browser's own player does what ours would.
        <noscript>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video className={theatre.plain} controls preload="none" src={stream.url} />
        </noscript>
      )}
    </div>
  );
}

function Details({
  path,
  title,
  description,
  known,
  show,
  section,
  isEpisode,
  lastPublishedDate,
  programs,
  signInUrl,
  corrections,
}: VideoPageProps): ReactNode {
  const origin = show ?? (section && { title: section.name, url: section.url });
  return (
    <div className={classNames(theatre.details, styles.details)}>
      {origin !== undefined && (
        <p className={classNames("eyebrow", styles.eyebrow)}>
          {origin.url === undefined ? (
            origin.title
          ) : (
            <a className={styles.origin} href={origin.url}>
              {origin.title}
            </a>
          )}
          {isEpisode && <span>Full episode</span>}
        </p>
      )}
      <div className={styles.heading}>
        <h1 className={classNames("headline", styles.title)}>{title}</h1>
        <Island
          name="save-story"
          component={SaveButton}
          wakes={storyKeys}
          className="needs-script"
          props={{
            story: { url: path, title, section: origin?.title, imageUrl: known.imageUrl },
            className: button.button,
            labelClassName: "visually-hidden",
          }}
        />
        <ThemeButton />
      </div>
      <RelativeTime publicationDate={lastPublishedDate} className={styles.time} />
      {description !== undefined && <p className={styles.description}>{description}</p>}
      <Corrections place="top" corrections={corrections} />
      <Corrections place="end" corrections={corrections} />
      {programs.length > 0 && <Programs programs={programs} />}
      {signInUrl !== undefined && (
        <div className={styles.locked} data-lock="">
          <SignInFailed />
          <p>{messages.videoLocked}</p>
          <LinkButton href={signInUrl} rel="nofollow" look="signal">
            Sign in
          </LinkButton>
        </div>
      )}
    </div>
  );
}
