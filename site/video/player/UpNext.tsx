// The end: again, or on to the next. The next one follows by itself after a while where the viewer lets it.

import { useEffect, useState, type ReactNode } from "react";
import { PlayerIcon } from "./PlayerIcon.tsx";
import styles from "./Screens.module.css";
import type { NextVideo } from "./player-video.ts";

const wait = 8;

interface UpNextProps {
  next: NextVideo | undefined;
  /** The next one may follow by itself. */
  follows: boolean;
  onReplay: () => void;
  onNext: (next: NextVideo) => void;
}

export function UpNext({ next, follows, onReplay, onNext }: UpNextProps): ReactNode {
  const [left, setLeft] = useState(follows && next !== undefined ? wait : undefined);

  useEffect(() => {
    if (left === undefined || next === undefined) return undefined;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onNext(next)), 1000);
    return () => clearTimeout(timer);
  }, [left, next, onNext]);

  return (
    <div className={styles.ended}>
      {next !== undefined && (
        <div className={styles.next}>
          {next.imageUrl !== undefined && <img className={styles.nextPicture} src={next.imageUrl} alt="" />}
          <div className={styles.nextWords}>
            <p className={styles.nextLabel}>{left === undefined ? "Up next" : `Up next in ${left}`}</p>
            <a
              className={styles.nextTitle}
              href={next.url}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onNext(next);
              }}
            >
              {next.title}
            </a>
          </div>
        </div>
      )}
      <div className={styles.endedActions}>
        <button type="button" className={styles.pill} onClick={onReplay}>
          <PlayerIcon name="replay" />
          Watch again
        </button>
        {left !== undefined && (
          <button type="button" className={styles.pill} onClick={() => setLeft(undefined)}>
            <PlayerIcon name="close" />
            Cancel
          </button>
        )}
      </div>
    </div>
  );
}
