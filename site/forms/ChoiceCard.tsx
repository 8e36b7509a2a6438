// One of several things to choose: a box to tick on a card that says what it is. All of the card can be pressed.

import type { ReactNode } from "react";
import styles from "./ChoiceCard.module.css";

interface ChoiceCardProps {
  name: string;
  value?: string;
  defaultChecked?: boolean;
  id?: string;
  title: string;
  when?: string;
  about?: string;
}

export function ChoiceCard({ title, when, about, id, ...box }: ChoiceCardProps): ReactNode {
  return (
    <label className={styles.card} id={id}>
      <input type="checkbox" {...box} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {when !== undefined && <span className={styles.when}>{when}</span>}
        {about !== undefined && <span className={styles.about}>{about}</span>}
      </span>
    </label>
  );
}

/** Side by side where there is room. */
export function ChoiceCards({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
