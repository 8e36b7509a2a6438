// Where a post is written, or one that stands is edited.

import { useState, type ReactNode } from "react";
import { AddressInput } from "../../ui/AddressInput.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { FindPicture } from "../../ui/pictures/FindPicture.tsx";
import { TextEditor } from "../../ui/rich-text/TextEditor.tsx";
import { usePictureGone } from "../../ui/pictures/use-picture-gone.ts";
import { componentWords, faultsOf, hasWords, type Draft } from "./draft.ts";
import styles from "./Live.module.css";

interface PostFormProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onSend: (draft: Draft) => void;
  /** Gives up what was written. */
  onLeave: () => void;
}

export function PostForm({ draft, onChange, onSend, onLeave }: PostFormProps): ReactNode {
  const [isTried, setTried] = useState(false);
  // Never shut again by itself: whoever empties a field goes on typing in it.
  const [isOpenAtFirst] = useState(draft.picture.url !== "" || draft.embed !== "");
  const isEdited = draft.version !== undefined;
  const faults = faultsOf(draft);
  const told = isTried ? faults : { title: faults.title };
  const isGone = usePictureGone(draft.picture.url.trim());
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  const setPicture = (change: Partial<Draft["picture"]>) => set({ picture: { ...draft.picture, ...change } });
  return (
    <form
      className={styles.form}
      aria-label={isEdited ? "Edit the post" : "New post"}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (Object.keys(faults).length === 0 && !isGone) onSend(draft);
      }}
    >
      <h2>{isEdited ? "Edit the post" : "New post"}</h2>
      <Field label="Headline">
        {(id) => <input id={id} value={draft.title} onChange={({ target }) => set({ title: target.value })} />}
      </Field>
      {told.title !== undefined && <Notice kind="fault">{told.title}</Notice>}
      <TextEditor label="Text" html={draft.body} onChange={(body) => set({ body })} />
      {draft.components.length > 0 && (
        <ul className={styles.parts} aria-label="Under the words">
          {draft.components.map((component, position) => (
            // Only ever taken away.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={position}>
              <span>{componentWords(component)}</span>
              <Button
                label={`Remove: ${componentWords(component)}`}
                onPress={() => set({ components: draft.components.toSpliced(position, 1) })}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <details className={styles.more} open={isOpenAtFirst}>
        <summary>Picture, embed, byline</summary>
        <FindPicture
          current={draft.picture.url.trim()}
          onPick={({ address, alt }) => setPicture({ url: address, alt })}
        />
        <Field label="Address of a picture" {...(isGone && { fault: "is of none: nothing is there" })}>
          {(id, marks) => (
            <AddressInput id={id} {...marks} value={draft.picture.url} onType={(typed) => setPicture({ url: typed })} />
          )}
        </Field>
        <Field label="Alt text">
          {(id) => (
            <input id={id} value={draft.picture.alt} onChange={({ target }) => setPicture({ alt: target.value })} />
          )}
        </Field>
        {told.picture !== undefined && <Notice kind="fault">{told.picture}</Notice>}
        <Field label="Address of a post or video elsewhere">
          {(id) => <AddressInput id={id} value={draft.embed} onType={(typed) => set({ embed: typed })} />}
        </Field>
        {told.embed !== undefined && <Notice kind="fault">{told.embed}</Notice>}
        <Field label="Byline">
          {(id) => <input id={id} value={draft.author} onChange={({ target }) => set({ author: target.value })} />}
        </Field>
      </details>
      <div className={styles.acts}>
        <label className={styles.mark}>
          <input type="checkbox" checked={draft.key} onChange={({ target }) => set({ key: target.checked })} /> Key
          event
        </label>
        <label className={styles.mark}>
          <input type="checkbox" checked={draft.pinned} onChange={({ target }) => set({ pinned: target.checked })} />{" "}
          Pinned
        </label>
      </div>
      {told.whole !== undefined && <Notice kind="fault">{told.whole}</Notice>}
      <div className={styles.acts}>
        <Button look="main" type="submit">
          {isEdited ? "Change the post" : "Post"}
        </Button>
        {(isEdited || hasWords(draft)) && <Button onPress={onLeave}>{isEdited ? "Cancel" : "Discard"}</Button>}
      </div>
    </form>
  );
}
