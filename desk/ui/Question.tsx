// Asks before something that cannot be taken back. The browser's own dialog: the rest of the page waits, Escape says no, and the focus comes back
// to where it was.

import { useLayoutEffect, useId, useRef, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import styles from "./Question.module.css";

interface QuestionProps {
  title: string;
  children: ReactNode;
  /** The words of who says yes. */
  yes: string;
  onYes: () => void;
  onNo: () => void;
}

export function Question({ title, children, yes, onYes, onNo }: QuestionProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    // Closed before it is taken away, or the browser would not know where the focus was.
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.question} aria-labelledby={id} onCancel={onNo}>
      <h2 id={id}>{title}</h2>
      <p>{children}</p>
      <div className={styles.acts}>
        <Button onPress={onNo}>No, leave it</Button>
        <Button look="danger" onPress={onYes}>
          {yes}
        </Button>
      </div>
    </dialog>
  );
}
