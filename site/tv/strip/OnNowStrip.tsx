// What is on each channel now and next, in one line. Drawn by the server; in the browser it moves on when a program ends.

import { useEffect, useState, type ReactNode } from "react";
import { Pill } from "../../ui/Pill.tsx";
import type { OnNowChannel } from "./fetch-on-now.ts";
import { untilChange } from "./next-change.ts";
import styles from "./OnNowStrip.module.css";

/** Not all pages ask in the same second. */
const spread = 10_000;
/** A call that failed, or a schedule that has not changed yet, is asked for again after this. */
const pause = 60_000;

export interface OnNowProps {
  channels: readonly OnNowChannel[];
}

export function OnNowStrip({ channels }: OnNowProps): ReactNode {
  const [shown, setShown] = useState(channels);
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      try {
        const { fetchOnNow } = await import("./fetch-on-now.ts");
        const found = await fetchOnNow(shown, Date.now());
        if (isShown) setShown(found);
      } catch {
        timer = setTimeout(() => void ask(), pause);
      }
    };
    const wait = untilChange(shown, Date.now());
    let timer = wait === undefined ? undefined : setTimeout(() => void ask(), wait + Math.random() * spread);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [shown]);

  return (
    <ul role="list" className={styles.strip}>
      {shown.map(({ id, name, watchUrl, now, next }) => (
        <li key={id} className={styles.channel}>
          {now && (
            <a className={styles.now} href={watchUrl}>
              <Pill kind="live">On now</Pill>
              <span className={styles.quiet}>{name}</span>
              <b>{now.title}</b>
            </a>
          )}
          {next && (
            <a className={styles.quiet} href={next.link}>
              {now ? "Next" : name} {next.clock} {next.title}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
