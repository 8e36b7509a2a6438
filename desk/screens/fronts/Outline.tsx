// All modules of a front by region, the hidden ones too: the way to each without the mouse.

import type { ReactNode } from "react";
import type { FrontWarning } from "../../../model/desk/front-calls.ts";
import { isHidden, type FrontChange } from "../../../model/desk/front-changes.ts";
import { moduleTitle, regionTitles } from "../../../model/desk/front-difference.ts";
import type { Front } from "../../../model/desk/front.ts";
import { regionNames, type RegionName } from "../../../model/layouts/region-names.ts";
import { useLostFocus } from "../../keep-focus.ts";
import styles from "./Fronts.module.css";
import { MoveButtons } from "./MoveButtons.tsx";
import { allModules, stepPlace } from "./places.ts";

interface OutlineProps {
  front: Front;
  warnings: readonly FrontWarning[];
  /** Nothing is in the right rail, and readers get something there all the same. */
  isRailUsual: boolean;
  /** The key of the one from which somebody comes back. */
  left: string | undefined;
  take: (change: FrontChange) => void;
  onSelect: (key: string) => void;
}

export function Outline({ front, warnings, isRailUsual, left, take, onSelect }: OutlineProps): ReactNode {
  const entry = useLostFocus<HTMLButtonElement>();
  if (allModules(front).length === 0) {
    return <p className={styles.quiet}>Nothing is on this front yet. “Add a module” begins it.</p>;
  }
  const isTold = (region: RegionName) => isRailUsual && region === "rightRail";
  return regionNames
    .filter((region) => front[region].length > 0 || isTold(region))
    .map((region) => (
      <section key={region} className={styles.region} aria-label={regionTitles[region]}>
        <h3>{regionTitles[region]}</h3>
        {isTold(region) && (
          <p className={styles.quiet}>
            This front has none of its own: readers get the usual one, until a module stands here.
          </p>
        )}
        <ol className={styles.list}>
          {front[region].map((module) => {
            const { key } = module;
            const told = warnings.filter((warning) => warning.key === key).length;
            return (
              <li key={key} className={styles.row}>
                <button
                  ref={key === left ? entry : undefined}
                  type="button"
                  className={styles.open}
                  onClick={() => onSelect(key)}
                >
                  {moduleTitle(module)}
                  {isHidden(module) && <span className={styles.quiet}> hidden</span>}
                  {told > 0 && <span className={styles.told}> {told === 1 ? "1 notice" : `${told} notices`}</span>}
                </button>
                <MoveButtons
                  of={moduleTitle(module)}
                  up={stepPlace(front, key, -1)}
                  down={stepPlace(front, key, 1)}
                  onMove={(at) => take({ do: "move", key, at })}
                />
              </li>
            );
          })}
        </ol>
      </section>
    ));
}
