import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { Draft } from "./draft.ts";
import styles from "./Live.module.css";
import type { Outgoing } from "./use-outbox.ts";

interface OutboxListProps {
  outgoing: readonly Outgoing[];
  /** Back into the form. */
  onTake: (draft: Draft) => void;
}

/** What the server does not have yet. */
export function OutboxList({ outgoing, onTake }: OutboxListProps): ReactNode {
  return outgoing.map(({ draft, fault }) => {
    const name = draft.title || "A post without a headline";
    return (
      <div key={draft.id} className={styles.waiting}>
        {fault === undefined ? (
          <Notice kind="done">{name}: on its way. It is kept on this device until the server has it.</Notice>
        ) : (
          <>
            <Notice kind="fault">
              {name}: {fault}
            </Notice>
            <Button onPress={() => onTake(draft)}>Write on</Button>
          </>
        )}
      </div>
    );
  });
}
