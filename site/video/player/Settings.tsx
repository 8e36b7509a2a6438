// Quality, speed and whether the next video follows, in a small panel above its button.

import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { ControlButton } from "./ControlButton.tsx";
import type { Quality } from "./attached-stream.ts";
import styles from "./Settings.module.css";
import { speeds } from "./speeds.ts";

interface SettingsProps {
  qualities: readonly Quality[];
  quality: number | undefined;
  onQuality: (index: number | undefined) => void;
  /** Absent where there is nothing to hurry, as in a channel. */
  speed: number | undefined;
  onSpeed: (speed: number) => void;
  /** Absent where nothing follows. */
  autoplay: boolean | undefined;
  onAutoplay: (isOn: boolean) => void;
}

export function Settings(props: SettingsProps): ReactNode {
  const { qualities, quality, onQuality, speed, onSpeed, autoplay, onAutoplay } = props;
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (isOpen ? closeElsewhere(box.current, () => setOpen(false)) : undefined), [isOpen]);
  const hasQualities = qualities.length > 1;
  if (!hasQualities && speed === undefined && autoplay === undefined) return null;

  return (
    <div ref={box} className={styles.settings}>
      {isOpen && (
        <div className={styles.panel}>
          {hasQualities && (
            <Choices
              legend="Quality"
              options={[
                ["Auto", undefined],
                ...qualities
                  .toSorted((a, b) => b.height - a.height)
                  .map(({ height, index }) => [`${height}p`, index] as const),
              ]}
              chosen={quality}
              onChoose={onQuality}
            />
          )}
          {speed !== undefined && (
            <Choices
              legend="Speed"
              options={speeds.map((value) => [value === 1 ? "Normal" : `${value}×`, value] as const)}
              chosen={speed}
              onChoose={onSpeed}
            />
          )}
          {autoplay !== undefined && (
            <label className={styles.switch}>
              <span>Play the next video</span>
              <input
                type="checkbox"
                checked={autoplay}
                onChange={({ currentTarget }) => onAutoplay(currentTarget.checked)}
              />
            </label>
          )}
        </div>
      )}
      <ControlButton icon="settings" label="Settings" isExpanded={isOpen} onPress={() => setOpen(!isOpen)} />
    </div>
  );
}

interface ChoicesProps<T> {
  legend: string;
  options: readonly (readonly [string, T])[];
  chosen: T;
  onChoose: (value: T) => void;
}

function Choices<T>({ legend, options, chosen, onChoose }: ChoicesProps<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map(([label, value]) => (
        <label key={label}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A press outside closes it, and so does Escape, which gives the focus back to its button. */
function closeElsewhere(box: Element | null, close: () => void): () => void {
  const onPress = ({ target }: Event) => {
    if (target instanceof Node && box?.contains(target) !== true) close();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    close();
    box?.querySelector<HTMLElement>(":scope > button")?.focus();
  };
  document.addEventListener("pointerdown", onPress);
  document.addEventListener("keydown", onKey);
  return () => {
    document.removeEventListener("pointerdown", onPress);
    document.removeEventListener("keydown", onKey);
  };
}
