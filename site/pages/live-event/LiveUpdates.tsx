// What is new in live coverage announces itself here and waits until the reader asks for it. The work is in `live-controller.ts`, fetched once the
// page is on show.

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import type { LiveController, LiveEventPage } from "./live-controller.ts";
import styles from "./LiveUpdates.module.css";

const counted = (count: number) => `${count} new update${count === 1 ? "" : "s"}`;

export function LiveUpdates(props: LiveEventPage): ReactNode {
  const { path, version, isLive, isFirst } = props;
  const [count, setCount] = useState(0);
  const [said, setSaid] = useState("");
  const controller = useRef<LiveController>(undefined);

  useEffect(() => {
    const leaving = new AbortController();
    void import("./live-controller.ts").then(({ openController }) => {
      if (leaving.signal.aborted) return;
      controller.current = openController(
        { path, version, isLive, isFirst },
        { onCount: setCount, say: setSaid },
        leaving.signal,
      );
    });
    return () => leaving.abort();
  }, [path, version, isLive, isFirst]);

  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || controller.current?.showWaiting() !== true) return;
    event.preventDefault();
  };

  return (
    <>
      {count > 0 && (
        <a className={styles.button} href={path} onClick={show}>
          {counted(count)}
        </a>
      )}
      <output className="visually-hidden">{count > 0 ? counted(count) : said}</output>
    </>
  );
}
