// The room of “For you” on the front page: shown before the first paint where something is followed, and otherwise not there at all.

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { settingsPath } from "../device-pages.ts";
import { ForYou } from "./ForYou.tsx";
import styles from "./ForYouPlace.module.css";

export function ForYouPlace(): ReactNode {
  return (
    <section className={styles.place} aria-labelledby="for-you">
      <SectionTitle title="For you" id="for-you" more={{ text: "Your topics", url: settingsPath }} />
      <Island name="for-you" component={ForYou} wakes="near" props={{}} className={styles.stories} />
    </section>
  );
}
