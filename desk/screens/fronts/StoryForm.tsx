// What this front alone says of a story, and until when it is pinned. An empty field is what the story itself says.

import type { ReactNode } from "react";
import type { FrontWarning, ShownStory } from "../../../model/desk/front-calls.ts";
import type { PinnedStory } from "../../../model/desk/front.ts";
import { Field } from "../../ui/Field.tsx";
import { localInput, ofLocalInput } from "../../ui/local-time.ts";
import { FindPicture } from "../../ui/pictures/FindPicture.tsx";
import { yourTime } from "../../ui/time-words.ts";
import styles from "./Fronts.module.css";
import { SavedText } from "./SavedText.tsx";

interface StoryFormProps {
  story: PinnedStory;
  shown: ShownStory | undefined;
  warnings: readonly FrontWarning[];
  onSave: (fields: Readonly<Record<string, string | null>>) => void;
}

const faults = { title: "is too long", imageUrl: "There is no picture at this address" };

export function StoryForm({ story, shown, warnings, onSave }: StoryFormProps): ReactNode {
  /** What the story itself says is not put right here. */
  const isWrong = (name: keyof PinnedStory): name is keyof typeof faults =>
    story[name] !== undefined && warnings.some(({ field }) => field === name);
  const text = (name: "title" | "dek" | "imageUrl" | "pillOverride", label: string, own: string | undefined) => (
    <SavedText
      label={label}
      value={story[name] ?? ""}
      isLong={name === "title" || name === "dek"}
      {...(story[name] === undefined && own !== undefined && { placeholder: own })}
      {...(isWrong(name) && { fault: faults[name] })}
      onSave={(value) => onSave({ [name]: value === "" ? null : value })}
    />
  );
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{story.articleUrl}</p>
      {text("title", "Headline here", shown?.title)}
      {text("pillOverride", "Kicker here", shown?.kicker)}
      {text("dek", "Dek here", shown?.dek)}
      {text("imageUrl", "Picture here, by its address", shown?.imageUrl)}
      <FindPicture
        current={story.imageUrl ?? shown?.imageUrl ?? ""}
        of={story.title ?? shown?.title ?? story.articleUrl}
        onPick={({ address }) => onSave({ imageUrl: address })}
      />
      <Field label="Pinned until" hint={`${yourTime}. Empty: until somebody unpins it.`}>
        {(id) => (
          <input
            id={id}
            type="datetime-local"
            value={story.until === undefined ? "" : localInput(Date.parse(story.until))}
            onChange={({ target }) => onSave({ until: ofLocalInput(target.value)?.toISOString() ?? null })}
          />
        )}
      </Field>
    </div>
  );
}
