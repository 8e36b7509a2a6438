// Mute, and how loud. The slider opens beside the button.

import type { ReactNode } from "react";
import { ControlButton } from "./ControlButton.tsx";
import styles from "./Controls.module.css";
import type { PlayerIconName } from "./PlayerIcon.tsx";

interface VolumeProps {
  volume: number;
  isMuted: boolean;
  onMute: () => void;
  onVolume: (volume: number) => void;
}

export function Volume({ volume, isMuted, onMute, onVolume }: VolumeProps): ReactNode {
  const shown = isMuted ? 0 : volume;
  return (
    <div className={styles.volume}>
      <ControlButton icon={iconOf(shown)} label={isMuted ? "Unmute" : "Mute"} keyHint="m" onPress={onMute} />
      <input
        className={styles.level}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={shown}
        aria-label="Volume"
        aria-valuetext={`${Math.round(shown * 100)} percent`}
        onChange={({ currentTarget }) => onVolume(Number(currentTarget.value))}
      />
    </div>
  );
}

function iconOf(volume: number): PlayerIconName {
  if (volume === 0) return "volume-off";
  return volume < 0.5 ? "volume-low" : "volume-high";
}
