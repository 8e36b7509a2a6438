// What a story was: which versions there are and by whom, two of them side by side, and one of them brought back.

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { StoryVersion } from "../../../model/desk/story-calls.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Question } from "../../ui/Question.tsx";
import { timesToldApart } from "../../ui/time-words.ts";
import { Compared } from "./Compared.tsx";
import type { PanelProps } from "./panel-props.ts";
import styles from "./Stories.module.css";

interface VersionsPanelProps extends PanelProps {
  mayChange: boolean;
  /** Whoever brought one back stays here. */
  onRestored: () => void;
}

export function VersionsPanel({ story, renew, mayChange, onRestored }: VersionsPanelProps): ReactNode {
  const { type, id, version, lastNumber } = story;
  const at = { type, id };
  const [chosen, setChosen] = useState<{ left?: string; right?: string }>({});
  const [asked, setAsked] = useState<StoryVersion>();
  const { data: versions, error } = useQuery({
    queryKey: ["stories", type, id, "versions"],
    queryFn: () => call("stories.versions", { at }),
  });
  const restore = useMutation({
    mutationFn: (number: number) =>
      call("stories.restore", { at: { ...at, number: String(number) }, body: { over: version } }),
    onSuccess: () => {
      setChosen({});
      onRestored();
    },
    onSettled: renew,
  });
  const timeOf = timesToldApart(versions?.flatMap(({ at: when }) => when ?? []) ?? []);
  const whenWords = (one: StoryVersion) => versionWords(one, timeOf);
  const there = versions?.filter(({ isGone }) => !isGone) ?? [];
  const right = chosen.right ?? nameOf(there[0]);
  const left = chosen.left ?? nameOf(there[1]);
  const fault = error ?? restore.error;
  return (
    <div className={styles.form}>
      <h3>Versions</h3>
      {fault !== null && <Notice kind="fault">{fault.message}</Notice>}
      {restore.isSuccess && <Notice kind="done">Restored.</Notice>}
      {version === null && mayChange && lastNumber !== null && (
        <div className={styles.acts}>
          <Button look="main" isBusy={restore.isPending} onPress={() => restore.mutate(lastNumber)}>
            Bring it back
          </Button>
        </div>
      )}
      {there.length < 2 ? (
        <p className={styles.quiet}>No earlier versions.</p>
      ) : (
        <>
          <div className={styles.chosenTwo}>
            <VersionChoice
              label="Left"
              words={whenWords}
              versions={there}
              chosen={left}
              onChoose={(name) => setChosen({ ...chosen, left: name })}
            />
            <VersionChoice
              label="Right"
              words={whenWords}
              versions={there}
              chosen={right}
              onChoose={(name) => setChosen({ ...chosen, right: name })}
            />
          </div>
          {left !== undefined && right !== undefined && (
            <Compared at={at} left={left} right={right} version={version} />
          )}
        </>
      )}
      <ol className={styles.list}>
        {versions?.map((one) => (
          <li key={nameOf(one)} className={styles.version}>
            <span>
              {one.isGone ? "Withdrawn" : one.title}
              <span className={styles.quiet}>{whenWords(one)}</span>
              {one.changed.length > 0 && <span className={styles.quiet}>Changed: {one.changed.join(", ")}</span>}
            </span>
            {mayChange && version !== null && one.number !== null && !one.isGone && (
              <Button label={`Bring back the version of ${whenWords(one)}`} onPress={() => setAsked(one)}>
                Bring back
              </Button>
            )}
          </li>
        ))}
      </ol>
      {asked !== undefined && (
        <Question
          title="Bring this version back?"
          yes="Bring it back"
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            if (asked.number !== null) restore.mutate(asked.number);
          }}
        >
          All of the story becomes what it was then: its words, its address, when readers see it, and the notes of what
          was put right. What stands now stays among its versions.
        </Question>
      )}
    </div>
  );
}

function nameOf(version: StoryVersion): string;
function nameOf(version: StoryVersion | undefined): string | undefined;
function nameOf(version: StoryVersion | undefined): string | undefined {
  return version && (version.number === null ? "now" : String(version.number));
}

function versionWords({ number, at, who, way }: StoryVersion, timeOf: (at: number) => string): string {
  const when = at === null ? "some time" : timeOf(at);
  return [number === null ? `${when}, and stands` : when, who, way].filter(Boolean).join(" · ");
}

interface VersionChoiceProps {
  label: string;
  words: (version: StoryVersion) => string;
  versions: readonly StoryVersion[];
  chosen: string | undefined;
  onChoose: (name: string) => void;
}

function VersionChoice({ label, words, versions, chosen, onChoose }: VersionChoiceProps): ReactNode {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
          {versions.map((one) => (
            <option key={nameOf(one)} value={nameOf(one)}>
              {[words(one), one.changed.join(", ")].filter(Boolean).join(" · ")}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
