// What a story says, fixed: headline, dek, picture and the words of its body. Checked before it is saved; what is wrong is told at its place.

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useState, type ReactNode } from "react";
import { may } from "../../../model/desk/roles.ts";
import type { StoryChange, StoryField, StoryWarning } from "../../../model/desk/story-calls.ts";
import { keysOf } from "../../../model/fields/keys-of.ts";
import { call, CallError } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Choice } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { DrawnText } from "../../ui/rich-text/DrawnText.tsx";
import { useSecondPress } from "../../use-second-press.ts";
import { BodyParts } from "./BodyParts.tsx";
import { KnowFirst } from "./KnowFirst.tsx";
import { clashesOf, emptyDraft, isEmpty, withField, withoutSaved, type StoryDraft } from "./story-draft.ts";
import { StoryTextField } from "./StoryTextField.tsx";
import type { PanelProps } from "./panel-props.ts";
import styles from "./Stories.module.css";

interface WordsPanelProps extends PanelProps {
  draft: StoryDraft;
  onDraft: (draft: StoryDraft) => void;
}

const elsewhere = new Set<StoryField>(["metaTitle", "metaDescription", "socialTitle", "socialDescription"]);

export function WordsPanel({ me, story, draft, onDraft, renew }: WordsPanelProps): ReactNode {
  const { type, id, fields, version } = story;
  const at = { type, id };
  const client = useQueryClient();
  const { change } = draft;
  const keyOf = (of: StoryChange) => ["stories", type, id, "check", version, JSON.stringify(of)];
  const check = (of: StoryChange) => call("stories.check", { at, body: of });
  const shown = useDeferredValue(change);
  const checked = useQuery({
    queryKey: keyOf(shown),
    queryFn: () => check(shown),
    placeholderData: (before) => before,
  });
  const warnings = checked.data?.warnings ?? [];
  const secondPress = useSecondPress();
  const save = useMutation({
    mutationFn: async (sent: StoryDraft) => {
      const key = JSON.stringify(sent.change);
      const found = await check(sent.change);
      client.setQueryData(keyOf(sent.change), found);
      if (!secondPress.mayGo(key, found.warnings.some(isFault))) return false;
      const told = toldWith(sent, fields.title ?? "");
      await call("stories.change", { at, body: { change: sent.change, over: version, ...told } });
      return true;
    },
    onSuccess: async (isSaved, sent) => {
      if (!isSaved) return;
      onDraft(withoutSaved(draft, sent));
      await renew();
    },
    onError: async (error) => {
      if (error instanceof CallError && error.status === 412) await renew();
    },
  });
  const write = (next: StoryDraft) => {
    // One that is on its way is to hear of what is typed meanwhile.
    if (!save.isPending) save.reset();
    onDraft(next);
  };
  const { error } = save;
  const faults = error instanceof CallError ? error.faults : {};
  const clashes = clashesOf(draft, story);
  /** Of which is told above, with what stands now. */
  const isClash = error instanceof CallError && error.status === 412 && Object.keys(clashes).length > 0;
  const isTold = secondPress.isNext(JSON.stringify(change));
  const isDone = save.data === true && isEmpty(draft);
  /** Of the editors: they begin anew with what stands. */
  const [round, setRound] = useState(0);
  const names = keysOf(fields);
  const field = (name: StoryField) => (
    <StoryTextField
      key={name}
      name={name}
      value={change.fields[name] ?? fields[name] ?? ""}
      stands={clashes[name]}
      fault={faults[name] ?? warningAt(warnings, name)}
      onType={(value) => write(withField(draft, story, name, value))}
      onPick={({ address, alt }) => {
        // What was said of the one before is not said of this one.
        write(withField(withField(draft, story, "picture", address), story, "alt", alt));
      }}
    />
  );
  return (
    <form
      className={styles.form}
      aria-label="What it says"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(draft);
      }}
    >
      {Object.keys(clashes).length > 0 && (
        <Notice kind="fault">
          Somebody has changed this story meanwhile. What you typed is kept; where they changed the same, what stands
          now is told. Saving puts yours in its place.
        </Notice>
      )}
      {names.filter((name) => !elsewhere.has(name)).map(field)}
      {story.state.is === "out" && change.fields.title !== undefined && (
        <Choice
          type="checkbox"
          isChosen={draft.told !== null}
          onChoose={(isChosen) =>
            onDraft({ ...draft, told: isChosen ? { id: crypto.randomUUID(), at: Date.now() } : null })
          }
        >
          Tell readers what the headline read before
        </Choice>
      )}
      {names.some((name) => elsewhere.has(name)) && (
        <details className={styles.more} open={names.some((name) => elsewhere.has(name) && name in change.fields)}>
          <summary>Search engines and sharing</summary>
          {names.filter((name) => elsewhere.has(name)).map(field)}
        </details>
      )}
      <BodyParts key={round} story={story} draft={draft} clashes={clashes} warnings={warnings} onDraft={write} />
      {draft.homeless.map((html) => (
        <div key={html} className={styles.stands}>
          <Notice kind="fault">You wrote this for a part that is no longer there:</Notice>
          <DrawnText html={html} />
          <Button onPress={() => onDraft({ ...draft, homeless: draft.homeless.filter((one) => one !== html) })}>
            Drop it
          </Button>
        </div>
      ))}
      {may(me.role, "records") && (
        <p>
          <a href={`/desk/records?${new URLSearchParams(at).toString()}`}>All fields of its record</a>
        </p>
      )}
      <div className={styles.saving}>
        {error !== null && !isClash && Object.keys(faults).length === 0 && (
          <Notice kind="fault">{error.message}</Notice>
        )}
        {isTold && warnings.some(isFault) && <KnowFirst warnings={warnings.filter(isFault)} />}
        {isDone && <Notice kind="done">{story.state.is === "out" ? "Readers have it." : "It is saved."}</Notice>}
        <div className={styles.acts}>
          <Button look="main" type="submit" isBusy={save.isPending}>
            {isTold ? "Save all the same" : story.state.is === "out" ? "Save and publish" : "Save"}
          </Button>
          {!isEmpty(draft) && (
            <Button
              onPress={() => {
                onDraft(emptyDraft(story));
                setRound(round + 1);
                save.reset();
              }}
            >
              Cancel
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

/** That it is a draft, or embargoed, is no fault of what is saved. */
const isFault = ({ at }: StoryWarning) => at !== "time";

const warningAt = (warnings: readonly StoryWarning[], place: string) => warnings.find(({ at }) => at === place)?.text;

function toldWith({ told, change }: StoryDraft, headline: string): object {
  if (told === null || change.fields.title === undefined) return {};
  return { correction: { ...told, kind: "update", html: "", headlineBefore: headline, major: false } };
}
