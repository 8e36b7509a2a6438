// All modules there are, by their pictures. One is put below the selected module, or at the end of the main column.

import type { ReactNode } from "react";
import type { FrontChange, Place } from "../../../model/desk/front-changes.ts";
import type { Front } from "../../../model/desk/front.ts";
import { moduleStarters } from "../../../model/desk/module-starters.ts";
import styles from "./Fronts.module.css";
import { modulePicture } from "./module-pictures.ts";
import { placeBeside } from "./places.ts";

interface AddModuleProps {
  front: Front;
  /** The key of the module below which it shall stand. */
  after: string | undefined;
  take: (change: FrontChange) => void;
  onAdded: (key: string) => void;
}

export function AddModule({ front, after, take, onAdded }: AddModuleProps): ReactNode {
  const end: Place = { region: "main", before: null };
  const at = after === undefined ? end : (placeBeside(front, after, "after") ?? end);
  const add = (kind: string, props: object) => {
    const key = crypto.randomUUID();
    take({ do: "add", key, component: { is: kind, props }, at });
    onAdded(key);
  };
  return (
    <>
      <h3>Add a module</h3>
      <p className={styles.quiet}>
        {after === undefined ? "At the end of the main column." : "Below the module that is selected."}
      </p>
      <ul className={styles.gallery}>
        {Object.entries(moduleStarters).map(([kind, { title, says, props }]) => (
          <li key={kind}>
            <button type="button" onClick={() => add(kind, props)}>
              {modulePicture(kind) !== undefined && <img src={modulePicture(kind)} alt="" loading="lazy" />}
              <strong>{title}</strong>
              <span>{says}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
