// The line of the film: where it is, how much is loaded, and a handle to go elsewhere. Moves with the film, not with React.

import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { seekTo } from "./film-actions.ts";
import { spokenTime } from "./spoken-time.ts";
import styles from "./Controls.module.css";

interface SeekBarProps {
  element: RefObject<HTMLVideoElement | null>;
  time: number;
  duration: number;
  isPlaying: boolean;
}

export function SeekBar({ element, time, duration, isPlaying }: SeekBarProps): ReactNode {
  const bar = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const [film, line] = [element.current, bar.current];
    if (film === null || line === null) return undefined;
    place(line, time, duration, loadedTo(film));
    let frame = 0;
    const move = () => {
      place(line, film.currentTime, duration, loadedTo(film));
      frame = requestAnimationFrame(move);
    };
    if (isPlaying) move();
    return () => cancelAnimationFrame(frame);
  }, [element, isPlaying, time, duration]);

  return (
    <input
      ref={bar}
      className={styles.seek}
      type="range"
      min={0}
      max={duration}
      step="any"
      defaultValue={0}
      aria-label="Seek"
      aria-valuetext={`${spokenTime(time)} of ${spokenTime(duration)}`}
      onInput={({ currentTarget }) => {
        if (element.current !== null) seekTo(element.current, Number(currentTarget.value));
      }}
    />
  );
}

function loadedTo({ buffered }: HTMLVideoElement): number {
  return buffered.length === 0 ? 0 : buffered.end(buffered.length - 1);
}

function place(line: HTMLInputElement, time: number, duration: number, loaded: number): void {
  line.value = String(time);
  line.style.setProperty("--played", `${(time / duration) * 100}%`);
  line.style.setProperty("--loaded", `${(loaded / duration) * 100}%`);
}
