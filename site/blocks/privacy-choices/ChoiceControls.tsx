// Switches for what may be loaded, in the browser. They show what holds now, chosen or not; a change is saved on the device at once.

import { useEffect, useState, type ReactNode } from "react";
import type { Choices } from "../../privacy/may-load.ts";
import { Switch } from "../../ui/Switch.tsx";
import type { ChoiceText } from "./choice-texts.ts";
import type { choose, Standing } from "../../privacy/privacy-controller.ts";
import styles from "./PrivacyChoices.module.css";

interface ChoiceControlsProps {
  choices: readonly ChoiceText[];
  messages: Readonly<Record<"saved" | "forgotten" | "notSaved" | "signal", string>>;
  reset: string;
}

export function ChoiceControls({ choices, messages, reset }: ChoiceControlsProps): ReactNode {
  const [controller, setController] = useState<{ choose: typeof choose }>();
  const [standing, setStanding] = useState<Standing>();
  const [note, setNote] = useState("");
  const gpc = standing?.reader.gpc;

  useEffect(() => {
    void import("../../privacy/privacy-controller.ts").then(async (opened) => {
      setStanding(await opened.readStanding());
      setController(opened);
    });
  }, []);

  // At once: a second change that comes while the first one waits would be made to what was before both.
  const change = (chosen: Choices, message: string) => {
    if (controller === undefined || standing === undefined) return;
    const next = controller.choose(standing, chosen);
    setStanding(next);
    setNote(next.isStored ? message : messages.notSaved);
  };

  return (
    <form className={styles.choices}>
      {choices.map(({ purpose, label, text }) => (
        <Switch
          key={purpose}
          label={label}
          text={text}
          checked={standing?.allowed[purpose] ?? false}
          disabled={controller === undefined || (gpc && purpose === "ads")}
          onChange={(isOn) => change({ ...standing?.reader.choices, [purpose]: isOn }, messages.saved)}
        />
      ))}
      <button type="button" className={styles.reset} onClick={() => change({}, messages.forgotten)}>
        {reset}
      </button>
      <output className={styles.note}>{note || (gpc && messages.signal)}</output>
    </form>
  );
}
