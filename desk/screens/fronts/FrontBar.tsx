// Above a front: whose it is, who else is in it, how it is looked at, and what can be done with the whole.

import type { ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import type { OpenFront } from "../../../model/desk/front-calls.ts";
import { Button } from "../../ui/Button.tsx";
import type { Half } from "../../ui/Halves.tsx";
import { PageLook, type Look } from "../../ui/PageLook.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { timeWords } from "../../ui/time-words.ts";
import styles from "./Fronts.module.css";
import type { FrontWork } from "./use-front.ts";

export type Side = "modules" | "add" | "changes" | "history" | "publish";

const sides: Readonly<Record<string, Side>> = {
  Modules: "modules",
  "Add a module": "add",
  Changes: "changes",
  History: "history",
  Publish: "publish",
};

interface FrontBarProps {
  work: FrontWork;
  open: OpenFront;
  me: Me;
  /** The page that shows this front. */
  address: string | undefined;
  side: Side;
  onSide: (side: Side) => void;
  look: Look;
  /** Which a phone shows: how the page looks is of no use beside the form. */
  half: Half;
  onLook: (look: Look) => void;
}

export function FrontBar({ work, open, me, address, side, onSide, look, onLook, half }: FrontBarProps): ReactNode {
  const others = open.people.filter(({ id }) => id !== me.id).map(({ name }) => name);
  return (
    <div className={styles.bar} data-half={half}>
      <div className={styles.barLine}>
        <a href="/desk/fronts">All fronts</a>
        <h2>
          {address === undefined ? (
            open.title
          ) : (
            <a href={address} target="_blank" rel="noreferrer">
              {open.title || (address === "/" ? "Front page" : address)}
            </a>
          )}
        </h2>
        <output className={styles.state}>
          {work.isSaved ? (open.steps === 0 && open.isLive ? "As published." : "Saved, not published.") : "Saving …"}
          {open.publishAt !== null && ` Publishes ${timeWords(open.publishAt)}.`}
          {others.length > 0 && ` With you: ${others.join(", ")}.`}
        </output>
      </div>
      <div className={styles.barLine}>
        <PageLook className={styles.looks} look={look} onLook={onLook} />
        <div className={styles.acts}>
          <Button onPress={work.undo}>Undo</Button>
          <Button onPress={work.redo}>Redo</Button>
        </div>
        <div className={styles.sides}>
          <Switch legend="Beside the page" choices={sides} chosen={side} onChoose={onSide} />
        </div>
      </div>
    </div>
  );
}
