// One module: where it stands, what it says, and its stories.

import { useState, type ReactNode } from "react";
import type { FrontWarning, ModuleOnPage } from "../../../model/desk/front-calls.ts";
import { isHidden, type FrontChange } from "../../../model/desk/front-changes.ts";
import { kindOf, moduleTitle, regionTitles } from "../../../model/desk/front-difference.ts";
import { propsOf, type Front } from "../../../model/desk/front.ts";
import { listsStories, moduleStarters } from "../../../model/desk/module-starters.ts";
import { regionNames, type RegionName } from "../../../model/layouts/region-names.ts";
import { useLostFocus } from "../../keep-focus.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import styles from "./Fronts.module.css";
import { ModuleSettings } from "./ModuleSettings.tsx";
import { MoveButtons } from "./MoveButtons.tsx";
import { neighbourOf, stepPlace, type Found } from "./places.ts";
import { SavedText } from "./SavedText.tsx";
import { Stories } from "./Stories.tsx";
import { Warnings } from "./Warnings.tsx";

interface ModulePanelProps {
  /** Of the front. */
  id: string;
  front: Front;
  found: Found;
  /** Until then nobody knows what is shown of it. */
  isDrawn: boolean;
  onPage: ModuleOnPage | undefined;
  warnings: readonly FrontWarning[];
  /** The one whose form is open. */
  story: string | undefined;
  onStory: (url: string | undefined) => void;
  headlineOf: (url: string) => string;
  take: (change: FrontChange) => void;
  /** With the key of the one that is next in the list of all. */
  onLeave: (to: string | undefined) => void;
}

export function ModulePanel({
  id,
  front,
  found,
  isDrawn,
  onPage,
  warnings,
  story,
  onStory,
  headlineOf,
  take,
  onLeave,
}: ModulePanelProps): ReactNode {
  const { module, region } = found;
  const { key } = module;
  const [isLeaving, setLeaving] = useState(false);
  const heading = useLostFocus<HTMLHeadingElement>();
  const title = moduleTitle(module);
  const kind = kindOf(module);
  const said = propsOf(module.component)["title"];
  return (
    <div className={styles.panel}>
      <div className={styles.acts}>
        <Button onPress={() => onLeave(key)}>All modules</Button>
      </div>
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p className={styles.quiet}>
          {moduleStarters[kind]?.title ?? kind}
          {isDrawn && onPage === undefined && !isHidden(module) && ": nothing of it is shown."}
        </p>
      </div>
      <Warnings warnings={warnings.filter(({ url }) => url === undefined)} />
      <div className={styles.acts}>
        <MoveButtons
          of={title}
          up={stepPlace(front, key, -1)}
          down={stepPlace(front, key, 1)}
          onMove={(at) => take({ do: "move", key, at })}
        />
        <Button onPress={() => take({ do: isHidden(module) ? "show" : "hide", key })}>
          {isHidden(module) ? "Show" : "Hide"}
        </Button>
        {isLeaving ? (
          <>
            <Button
              look="danger"
              onPress={() => {
                take({ do: "remove", key });
                onLeave(neighbourOf(front, key));
              }}
            >
              Take it away
            </Button>
            <Button onPress={() => setLeaving(false)}>Leave it</Button>
          </>
        ) : (
          <Button onPress={() => setLeaving(true)}>Remove</Button>
        )}
      </div>
      <Field label="Column">
        {(field) => (
          <select
            id={field}
            value={region}
            onChange={({ target }) => {
              const goal = regionNames.find((name) => name === target.value);
              if (goal !== undefined) take({ do: "move", key, at: { region: goal, before: null } });
            }}
          >
            {regionNames.map((name: RegionName) => (
              <option key={name} value={name}>
                {regionTitles[name]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <SavedText
        label="Heading"
        value={typeof said === "string" ? said : ""}
        onSave={(text) => take({ do: "set", key, props: { title: text === "" ? null : text } })}
      />
      {listsStories(kind) && (
        <Stories
          module={module}
          onPage={onPage}
          warnings={warnings}
          story={story}
          onStory={onStory}
          headlineOf={headlineOf}
          take={take}
        />
      )}
      <ModuleSettings id={id} module={module} take={take} />
    </div>
  );
}
