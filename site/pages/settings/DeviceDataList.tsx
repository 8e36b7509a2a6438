// Everything this site keeps on the device, to be seen and, after a second word, erased.

import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import styles from "./DeviceDataList.module.css";
import type { DeviceDataLine } from "./device-data-controller.ts";

type Stage = "list" | "asking" | "erasing" | "erased" | "failed";

const loadController = () => import("./device-data-controller.ts");
const linesNow = async () => (await loadController()).look();

export function DeviceDataList(): ReactNode {
  const [lines, setLines] = useState<readonly DeviceDataLine[]>();
  const [stage, setStage] = useState<Stage>("list");
  const [failures, setFailures] = useState<readonly string[]>([]);
  const asked = useRef<HTMLDivElement>(null);

  useEffect(() => void linesNow().then(setLines), []);
  // The button that was pressed has made way: the focus goes on with the question, and with the answer.
  useEffect(() => {
    if (stage !== "list") asked.current?.focus();
  }, [stage]);

  const erase = async () => {
    setStage("erasing");
    const { eraseEverything } = await loadController();
    const erased = await eraseEverything();
    setFailures(erased.failures);
    setStage(erased.failures.length === 0 ? "erased" : "failed");
    setLines(await linesNow());
  };

  return (
    <>
      {lines !== undefined && <Lines lines={lines} />}
      <div ref={asked} className={styles.erase} tabIndex={-1} aria-live="polite">
        {stage === "asking" && (
          <>
            <p>
              <strong>Erase everything above?</strong> Saved stories, topics, history, settings and alerts are gone for
              good: there is no copy elsewhere.
            </p>
            <p className={styles.buttons}>
              <Button look="signal" onClick={() => void erase()}>
                Erase it all
              </Button>
              <Button look="outline" onClick={() => setStage("list")}>
                Keep it
              </Button>
            </p>
          </>
        )}
        {stage === "erased" && (
          <p>
            <strong>Everything is erased.</strong> This site knows nothing of you now.
          </p>
        )}
        {stage === "failed" && (
          <p>
            <strong>Not everything could be erased:</strong> {failures.join(", ")}. Your browser’s own settings can
            clear the data of this site.
          </p>
        )}
        {(stage === "list" || stage === "erasing") && (
          <Button
            look="outline"
            busy={stage === "erasing"}
            disabled={lines === undefined}
            onClick={() => setStage("asking")}
          >
            {stage === "erasing" ? "Erasing …" : "Erase everything"}
          </Button>
        )}
      </div>
    </>
  );
}

function Lines({ lines }: { lines: readonly DeviceDataLine[] }): ReactNode {
  if (lines.length === 0) return <p className={styles.none}>Nothing. This site keeps nothing on this device now.</p>;
  return (
    <ul role="list">
      {lines.map(({ place, name, purpose, where, size }) => (
        <li key={place + name} className={styles.stored}>
          <b>{purpose}</b>
          <span>{size}</span>
          <span>
            <code>{name}</code>, {where}
          </span>
        </li>
      ))}
    </ul>
  );
}
