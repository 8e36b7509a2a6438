// The player: the browser's own video element with the channel's controls, in the poster's place.

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { prefersReducedMotion } from "../../../core/client/reduced-motion.ts";
import { Controls } from "./Controls.tsx";
import { Failure } from "./Failure.tsx";
import { keyAction, type KeyHolder } from "./key-action.ts";
import { takeTurns } from "./one-at-a-time.ts";
import type { NextVideo, PlayerVideo } from "./player-video.ts";
import styles from "./Player.module.css";
import { PlayerIcon } from "./PlayerIcon.tsx";
import { goTo } from "./start-next.ts";
import { UpNext } from "./UpNext.tsx";
import { useIdle } from "./use-idle.ts";
import { usePlayer } from "./use-player.ts";
import { usePlayerStyles } from "./use-player-styles.ts";

export interface PlayerProps {
  video: PlayerVideo;
  next?: NextVideo;
}

export function Player({ video, next }: PlayerProps): ReactNode {
  usePlayerStyles();
  const frame = useRef<HTMLElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const player = usePlayer(frame, element, video);
  const { isIdle, stir, rest } = useIdle();
  const { state, stream, isPlaying, lines, act } = player;
  const { title, captions } = video;
  const togglePlay = () => act({ do: "toggle-play" });

  useEffect(() => (element.current === null ? undefined : takeTurns(element.current)), []);
  // The poster had the focus and is gone.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);

  const onKeyDown = (event: KeyboardEvent) => {
    stir();
    const action = keyAction(event, holderOf(event.target));
    if (action === undefined) return;
    event.preventDefault();
    act(action);
  };

  return (
    // The player answers keys wherever in it the focus is; each of them has a control too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={frame}
      className={styles.player}
      aria-label={`Video player: ${title}`}
      tabIndex={-1}
      data-idle={(isPlaying && isIdle) || undefined}
      onKeyDown={onKeyDown}
      onPointerMove={({ pointerType }) => pointerType !== "touch" && stir()}
      onPointerLeave={({ pointerType }) => pointerType !== "touch" && rest()}
      onFocus={stir}
    >
      {/* Captions come with the video's record, where there are any. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={element}
        className={styles.film}
        playsInline
        preload="auto"
        crossOrigin={captions !== undefined && /^https?:/.test(captions.url) ? "anonymous" : undefined}
      >
        {captions !== undefined && (
          <track kind="captions" src={captions.url} srcLang={captions.language} label="Captions" />
        )}
      </video>
      {/* A convenience for pointers: the bar below says the same to everyone. */}
      <div
        className={styles.surface}
        aria-hidden="true"
        onPointerUp={({ pointerType, button }) => {
          if (pointerType === "touch") (isIdle ? stir : rest)();
          else if (button === 0) togglePlay();
        }}
        onDoubleClick={() => act({ do: "toggle-fullscreen" })}
      />
      {lines.length > 0 && (
        <div className={styles.captions}>
          {lines.map((line) => (
            <p key={line}>
              <span>{line}</span>
            </p>
          ))}
        </div>
      )}
      {state.isWaiting && !stream.hasFailed && <div className={styles.waiting} aria-hidden="true" />}
      {state.isReady && !state.hasEnded && (
        <button
          type="button"
          className={styles.middle}
          tabIndex={-1}
          aria-hidden="true"
          data-shown={state.isPaused || undefined}
          onClick={togglePlay}
        >
          <PlayerIcon name={isPlaying ? "pause" : "play"} />
        </button>
      )}
      {stream.hasFailed && <Failure onRetry={stream.retry} />}
      {state.hasEnded && !stream.hasFailed && (
        <UpNext next={next} follows={player.autoplay && !prefersReducedMotion()} onReplay={togglePlay} onNext={goTo} />
      )}
      <Controls player={player} element={element} video={video} hasNext={next !== undefined} />
      <output className="visually-hidden">{player.said}</output>
    </section>
  );
}

function holderOf(target: EventTarget): KeyHolder {
  if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) return "button";
  if (!(target instanceof HTMLInputElement)) return undefined;
  if (target.type !== "range") return "choice";
  // The line of the film has no keys of its own: they skip, as everywhere.
  return target.ariaLabel === "Volume" ? "slider" : undefined;
}
