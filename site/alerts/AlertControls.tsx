// The buttons of the sign-up for alerts, and what came of pressing them. The work is in `sign-up-controller.ts`, fetched when they are on show.

import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import type { Standing } from "./sign-up-controller.ts";
import styles from "./AlertControls.module.css";

type Act = "readStanding" | "turnOn" | "turnOff";

export function AlertControls(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [{ is, message }, setStanding] = useState<Standing>({ is: "off" });
  const [isBusy, setBusy] = useState(false);

  const work = async (act: Act) => {
    const form = place.current?.closest("form");
    if (!form) return;
    // What stands is read unasked: the buttons may be pressed meanwhile.
    if (act !== "readStanding") setBusy(true);
    setStanding(await (await import("./sign-up-controller.ts"))[act](form));
    setBusy(false);
  };
  const latest = useRef(work);

  useEffect(() => {
    const form = place.current?.closest("form");
    const onSubmit = (event: Event) => {
      event.preventDefault();
      void latest.current("turnOn");
    };
    form?.addEventListener("submit", onSubmit);
    void latest.current("readStanding");
    return () => form?.removeEventListener("submit", onSubmit);
  }, []);

  return (
    <div ref={place}>
      <div className={styles.buttons}>
        <Button type="submit" look="signal" busy={isBusy} disabled={is === "closed"}>
          {is === "on" ? "Save changes" : "Turn on alerts"}
        </Button>
        {is === "on" && (
          <Button look="outline" busy={isBusy} onClick={() => void work("turnOff")}>
            Turn off alerts
          </Button>
        )}
      </div>
      <p className={styles.message} aria-live="polite">
        {message}
      </p>
    </div>
  );
}
