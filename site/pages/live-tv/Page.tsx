// A channel, live: a dark theatre with the stream, what is on now and what follows beside it.

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { messages } from "../../messages.ts";
import { classNames } from "../../ui/class-names.ts";
import { VideoFrame } from "../../video/VideoFrame.tsx";
import { videoPath } from "../../../model/video/video-address.ts";
import { guidePath } from "../../tv/watch-address.ts";
import { Failure } from "../guide/Failure.tsx";
import { GuideClock } from "../guide/GuideClock.tsx";
import theatre from "../../video/Theatre.module.css";
import styles from "./Page.module.css";
import type { LiveTvProps } from "./live-tv-props.ts";
import { ProgramRow } from "./ProgramRow.tsx";
import { WhereToWatch } from "./WhereToWatch.tsx";

export function Page(props: LiveTvProps): ReactNode {
  const { channel, channels, programs, failure } = props;
  return (
    <div className={classNames(theatre.theatre, styles.room)}>
      <div className={classNames("frame", theatre.seats)}>
        <Screen {...props} />
        <div className={classNames(theatre.details, styles.details)}>
          <h1 className={styles.title}>{channel}, live</h1>
          <nav className={styles.channels} aria-label="Channels">
            {channels.map(({ name, url, isCurrent }) => (
              <a key={url} className={styles.channel} href={url} aria-current={isCurrent || undefined}>
                {name}
              </a>
            ))}
          </nav>
          <WhereToWatch className={styles.where} />
        </div>
        <aside className={classNames(theatre.next, styles.next)} aria-labelledby="on-channel">
          <h2 className={styles.nextTitle} id="on-channel">
            On now and next
          </h2>
          {/* Above the list, so that it wakes with it on a phone. */}
          <Island name="guide-clock" component={GuideClock} props={{}} wakes="near" className={styles.quiet} />
          {failure && <Failure failure={failure} />}
          {programs.length > 0 ? (
            <ol role="list" className={styles.list}>
              {programs.map((program) => (
                <ProgramRow key={program.id} program={program} />
              ))}
            </ol>
          ) : (
            !failure && <p className={styles.quiet}>{messages.noSchedule}</p>
          )}
          <p>
            <a className={styles.guide} href={guidePath}>
              Full TV schedule
            </a>
          </p>
        </aside>
      </div>
    </div>
  );
}

function Screen({ channel, path, stream }: LiveTvProps): ReactNode {
  const [title, url] = [`${channel}, live`, path];
  if (stream === undefined) {
    return (
      <div className={theatre.screen}>
        <VideoFrame videoId="" url={url} title={title} known={{ standing: "missing" }} untitled priority />
      </div>
    );
  }
  const { videoId, known } = stream;
  return (
    <div className={theatre.screen} data-video-id={videoId}>
      <VideoFrame
        videoId={videoId}
        // A locked channel is watched, after signing in, on the page of its stream.
        url={known.standing === "locked" ? videoPath(videoId) : url}
        title={title}
        imageUrl={known.imageUrl}
        imageAlt={known.imageAlt}
        isLive
        known={known}
        untitled
        priority
      />
      {known.stream !== undefined && (
        // Without script the browser's own player does what ours would, where it knows how to.
        <noscript>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video className={theatre.plain} controls preload="none" src={known.stream.url} />
        </noscript>
      )}
    </div>
  );
}
