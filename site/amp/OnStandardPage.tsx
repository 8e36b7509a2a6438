// What AMP cannot show is on the standard page of the story: a button leads there.

import { useContext, type ReactNode } from "react";
import { LinkButton } from "../ui/Button.tsx";
import styles from "./OnStandardPage.module.css";
import { StandardPage } from "./standard-page.ts";

/** `thing` in lower case: `poll`, `live blog`. */
export function OnStandardPage({ thing }: { thing: string }): ReactNode {
  return (
    <div className={styles.place}>
      <LinkButton href={useContext(StandardPage)} look="outline">
        Open the {thing} in the full story
      </LinkButton>
    </div>
  );
}
