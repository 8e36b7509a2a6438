// One thing of the gallery: its name, what is wrong with it, and itself in both themes side by side.

import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Page.module.css";
import type { Surroundings } from "./pieces.tsx";

const themes: readonly Surroundings["theme"][] = ["light", "dark"];

export function anchorOf(name: string): string {
  return `show-${name.replaceAll(/\W+/g, "-")}`;
}

interface ExhibitProps {
  name: string;
  faults?: readonly string[];
  source?: string;
  drawn: Record<Surroundings["theme"], ReactNode>;
}

export function Exhibit({ name, faults = [], source = "", drawn }: ExhibitProps): ReactNode {
  return (
    <section className={styles.exhibit} id={anchorOf(name)}>
      <h3 className={styles.name}>{name}</h3>
      {faults.map((fault) => (
        <p key={fault} className={styles.fault}>
          <Icon name="close" /> {fault}
        </p>
      ))}
      <div className={styles.pair}>
        {themes.map((theme) => (
          <div key={theme} className={styles.theme} data-theme={theme}>
            {drawn[theme]}
          </div>
        ))}
      </div>
      {source !== "" && (
        <details>
          <summary className={styles.summary}>JSON</summary>
          <pre className={styles.source}>{source}</pre>
        </details>
      )}
    </section>
  );
}
