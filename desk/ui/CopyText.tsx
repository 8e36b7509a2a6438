import { useState, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import styles from "./CopyText.module.css";

/** A text that somebody takes elsewhere. */
export function CopyText({ text, label }: { text: string; label: string }): ReactNode {
  const [outcome, setOutcome] = useState("");
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome("Copied."),
      () => setOutcome("The browser does not allow it: select it and copy it by hand."),
    );
  };
  return (
    <span className={styles.copy}>
      <code>{text}</code>
      <Button onPress={copy} label={label}>
        Copy
      </Button>
      <output>{outcome}</output>
    </span>
  );
}
