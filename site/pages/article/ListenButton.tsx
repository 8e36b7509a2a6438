// ART-14: reads the story aloud with the browser's own voice. The code comes when the reader asks for it.

import { useEffect, useRef, useState, type ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { Reading } from "./read-aloud.ts";

const labels = { silent: "Listen", reading: "Pause", paused: "Resume" } as const;

export function ListenButton({ className }: { className?: string | undefined }): ReactNode {
  const [state, setState] = useState<keyof typeof labels>("silent");
  const reading = useRef<Reading>(undefined);

  useEffect(() => () => reading.current?.stop(), []);

  const toggle = async () => {
    if (state === "reading") {
      reading.current?.pause();
      setState("paused");
      return;
    }
    if (state === "paused") {
      reading.current?.resume();
    } else {
      const { readAloud } = await import("./read-aloud.ts");
      reading.current = readAloud(() => setState("silent"));
    }
    setState("reading");
  };

  return (
    <button
      type="button"
      className={classNames("needs-script", className)}
      aria-pressed={state === "reading"}
      onClick={() => void toggle()}
    >
      <Icon name="listen" />
      <span>{labels[state]}</span>
    </button>
  );
}
