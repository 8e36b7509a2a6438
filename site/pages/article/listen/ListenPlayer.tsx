// ART-14: the audio player, a bar at the foot of the window. Starts at once, for the reader has just asked for it; marks the paragraph
// that is being read.

import { useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./ListenPlayer.module.css";
import { readAloud, sentencesOf, type Reading } from "./read-aloud.ts";

const rates = [1, 1.25, 1.5, 0.75];
const mark = "data-being-read";

function markParagraph(element: Element | undefined): void {
  document.querySelector(`[${mark}]`)?.removeAttribute(mark);
  element?.setAttribute(mark, "");
}

type State = "reading" | "paused" | "voiceless";

const words: Record<State, string> = {
  reading: "Reading this story to you",
  paused: "Paused",
  voiceless: "This browser has no voice to read with.",
};

export function ListenPlayer({ onClose }: { onClose: () => void }): ReactNode {
  const [state, setState] = useState<State>(() => ("speechSynthesis" in window ? "reading" : "voiceless"));
  const [rate, setRate] = useState(1);
  const reading = useRef<Reading>(undefined);
  const progress = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!("speechSynthesis" in window)) return undefined;
    const showProgress = (done: number) => progress.current?.style.setProperty("scale", `${done} 1`);
    const own = readAloud(sentencesOf(document), {
      onSentence: ({ element }, done) => {
        markParagraph(element);
        showProgress(done);
      },
      onEnd: () => {
        markParagraph(undefined);
        showProgress(1);
        setState("paused");
      },
      onFailure: () => setState("voiceless"),
    });
    reading.current = own;
    own.play();
    return () => {
      own.pause();
      markParagraph(undefined);
    };
  }, []);

  const toggle = () => {
    if (state === "reading") reading.current?.pause();
    else reading.current?.play();
    setState(state === "reading" ? "paused" : "reading");
  };
  const changeRate = () => {
    const next = rates[(rates.indexOf(rate) + 1) % rates.length] ?? 1;
    reading.current?.setRate(next);
    setRate(next);
  };

  return (
    <>
      <div ref={progress} className={styles.progress} />
      {state !== "voiceless" && (
        <button
          type="button"
          className={styles.play}
          aria-label={state === "reading" ? "Pause" : "Play"}
          onClick={toggle}
        >
          {state === "reading" ? <span className={styles.bars} /> : <Icon name="play" />}
        </button>
      )}
      <p className={styles.words} aria-live="polite">
        {words[state]}
      </p>
      {state !== "voiceless" && (
        <button type="button" className={styles.rate} aria-label={`Speed ${rate}, change`} onClick={changeRate}>
          {rate}×
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Close the audio player" onClick={onClose}>
        <Icon name="close" />
      </button>
    </>
  );
}
