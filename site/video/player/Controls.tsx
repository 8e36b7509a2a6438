// The bar below the film, in the order in which it is gone through: the line, play, sound, time; then captions, settings, windows.

import type { ReactNode, RefObject } from "react";
import { durationText } from "../../lib/durations.ts";
import { ControlButton } from "./ControlButton.tsx";
import { hasPictureInPicture } from "./picture-in-picture.ts";
import styles from "./Controls.module.css";
import type { PlayerVideo } from "./player-video.ts";
import { SeekBar } from "./SeekBar.tsx";
import { Settings } from "./Settings.tsx";
import type { PlayerModel } from "./use-player.ts";
import { Volume } from "./Volume.tsx";

interface ControlsProps {
  player: PlayerModel;
  element: RefObject<HTMLVideoElement | null>;
  video: PlayerVideo;
  hasNext: boolean;
}

export function Controls({ player, element, video, hasNext }: ControlsProps): ReactNode {
  const { state, stream, isPlaying, isFull, act } = player;
  const { title, captions, isLive = false } = video;
  const hasLength = !isLive && Number.isFinite(state.duration);
  return (
    <div className={styles.controls}>
      {hasLength && <SeekBar element={element} time={state.time} duration={state.duration} isPlaying={isPlaying} />}
      <div className={styles.row}>
        <PlayButton player={player} />
        <Volume
          volume={state.volume}
          isMuted={state.isMuted}
          onMute={() => act({ do: "toggle-mute" })}
          onVolume={player.setVolume}
        />
        {isLive && <span className={styles.onAir}>Live</span>}
        {hasLength && (
          <span className={styles.clock}>
            {durationText(state.time * 1000)}
            <span> / {durationText(state.duration * 1000)}</span>
          </span>
        )}
        <span className={styles.title}>{title}</span>
        {captions !== undefined && (
          <ControlButton
            icon="captions"
            label="Captions"
            keyHint="c"
            isPressed={player.hasCaptions}
            onPress={() => act({ do: "toggle-captions" })}
          />
        )}
        <Settings
          qualities={stream.qualities}
          quality={stream.quality}
          onQuality={stream.chooseQuality}
          speed={isLive ? undefined : state.rate}
          onSpeed={player.setSpeed}
          autoplay={hasNext ? player.autoplay : undefined}
          onAutoplay={player.setAutoplay}
        />
        {hasPictureInPicture(document) && (
          <ControlButton
            icon="picture-in-picture"
            label="Picture in picture"
            keyHint="i"
            className={styles.wide}
            onPress={() => act({ do: "toggle-picture-in-picture" })}
          />
        )}
        <ControlButton
          icon={isFull ? "fullscreen-off" : "fullscreen"}
          label={isFull ? "Leave full screen" : "Full screen"}
          keyHint="f"
          onPress={() => act({ do: "toggle-fullscreen" })}
        />
      </div>
    </div>
  );
}

function PlayButton({ player: { state, isPlaying, act } }: { player: PlayerModel }): ReactNode {
  const press = () => act({ do: "toggle-play" });
  if (state.hasEnded) return <ControlButton icon="replay" label="Watch again" keyHint="k" onPress={press} />;
  return (
    <ControlButton
      icon={isPlaying ? "pause" : "play"}
      label={isPlaying ? "Pause" : "Play"}
      keyHint="k"
      onPress={press}
    />
  );
}
