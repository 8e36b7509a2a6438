import type { ReactNode } from "react";
import type { StoryField } from "../../../model/desk/story-calls.ts";
import { fieldNames } from "../../../model/desk/story-names.ts";
import { longestHeadline } from "../../../model/stories/longest-headline.ts";
import { AddressInput } from "../../ui/AddressInput.tsx";
import { Field } from "../../ui/Field.tsx";
import { FindPicture } from "../../ui/pictures/FindPicture.tsx";
import styles from "./Stories.module.css";

interface StoryTextFieldProps {
  name: StoryField;
  value: string;
  /** What somebody else has made of it meanwhile. */
  stands: string | undefined;
  fault: string | undefined;
  onType: (value: string) => void;
  /** Of a picture that was found. */
  onPick: (picture: { address: string; alt: string }) => void;
}

const hints: Partial<Record<StoryField, string>> = {
  dek: "In lists and cards, and below the headline where it has no standfirst.",
  standfirst: "Below the headline, in place of the dek.",
  picture: "In lists and cards, and above the story where its body does not begin with one.",
};

export function StoryTextField({ name, value, stands, fault, onType, onPick }: StoryTextFieldProps): ReactNode {
  const hint = name === "title" ? `${value.length} letters; ${longestHeadline} fit.` : hints[name];
  return (
    <div className={styles.field}>
      <Field label={fieldNames[name]} {...(hint !== undefined && { hint })} {...(fault !== undefined && { fault })}>
        {(id, marks) =>
          name === "picture" ? (
            <AddressInput id={id} {...marks} value={value} onType={onType} />
          ) : (
            <textarea id={id} {...marks} rows={2} value={value} onChange={({ target }) => onType(target.value)} />
          )
        }
      </Field>
      {stands !== undefined && (
        <p className={styles.stands}>
          Stands now: <q>{stands}</q>
        </p>
      )}
      {name === "picture" && <FindPicture current={value} onPick={onPick} />}
    </div>
  );
}
