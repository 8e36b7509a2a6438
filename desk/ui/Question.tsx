// Asks before something that cannot be taken back.

import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
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
  return (
    <Dialog title={title} onLeave={onNo}>
      <p>{children}</p>
      <div className={styles.acts}>
        <Button onPress={onNo}>Cancel</Button>
        <Button look="danger" onPress={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
