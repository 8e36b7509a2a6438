// A field without fields in it: words, a figure, a moment, one of a few, yes or no.

import { useState, type ReactNode } from "react";
import type { PlainShape } from "../../../model/desk/record-shapes.ts";
import { addressOfPicture } from "../../../model/pictures/address-of-picture.ts";
import { AddressInput } from "../AddressInput.tsx";
import { Choice, Field } from "../Field.tsx";
import { FindPicture } from "../pictures/FindPicture.tsx";
import { yourTime } from "../time-words.ts";
import { fieldWords } from "./field-words.ts";
import { useFormScope, type FilledValue } from "./form-scope.ts";
import { momentIn, momentOf, momentWay } from "./moment-text.ts";
import { isYes, numberOf, textIn } from "./plain-value.ts";
import { faultAt } from "./place-faults.ts";
import styles from "./RecordForm.module.css";
import { isTyped, jsonFault, jsonText, typedJson } from "./typed-value.ts";

interface PlainInputProps extends FilledValue {
  shape: PlainShape;
  /** Its place in a list says what it is. */
  isLabelHidden?: boolean;
}

interface FieldOfShape<Is extends PlainShape["is"]> extends PlainInputProps {
  shape: Extract<PlainShape, { is: Is }>;
}

export function PlainInput(props: PlainInputProps): ReactNode {
  const { shape } = props;
  if (shape.is === "yes-no") return <YesNoInput {...props} shape={shape} />;
  if (shape.is === "choice") return <ChoiceInput {...props} shape={shape} />;
  if (shape.is === "moment" || shape.is === "day") return <MomentInput {...props} />;
  if (shape.is === "json") return <JsonInput {...props} />;
  return shape.is === "picture" ? <PictureInput {...props} /> : <TextInput {...props} />;
}

/** What the field around every one of them needs. */
function useField({ label, hint, path, place, isLabelHidden = false }: PlainInputProps) {
  const { change, faults } = useFormScope();
  const fault = faultAt(faults, place);
  return {
    set: (value: unknown) => change(path, value),
    field: { label, isLabelHidden, ...(hint !== undefined && { hint }), ...(fault !== undefined && { fault }) },
  };
}

const join = (...hints: (string | undefined)[]) => hints.filter(Boolean).join(" · ");

/** Longer ones have several lines. */
const oneLine = 80;

function TextInput(props: PlainInputProps): ReactNode {
  const { shape, value, hint } = props;
  const { set, field } = useField(props);
  const text = textIn(value);
  const isMarkup = shape.is === "markup";
  const [isLong] = useState(isMarkup || text.length > oneLine || text.includes("\n"));
  const write = (typed: string) => set(typed === "" ? undefined : shape.is === "number" ? numberOf(typed) : typed);
  const told = join(hint, isMarkup ? "May have HTML" : undefined);
  return (
    <Field {...field} {...(told !== "" && { hint: told })}>
      {(id, marks) =>
        isLong ? (
          <textarea
            id={id}
            {...marks}
            className={styles.long}
            rows={2}
            value={text}
            onChange={({ target }) => write(target.value)}
          />
        ) : (
          <input
            id={id}
            {...marks}
            inputMode={shape.is === "number" ? "decimal" : undefined}
            value={text}
            onChange={({ target }) => write(target.value)}
          />
        )
      }
    </Field>
  );
}

function YesNoInput(props: FieldOfShape<"yes-no">): ReactNode {
  const { shape, value, label } = props;
  const { set, field } = useField(props);
  // Whoever changes his mind has changed nothing.
  const [was] = useState(value);
  return (
    <div className={styles.yesNo}>
      <Choice
        type="checkbox"
        isChosen={isYes(value, shape.usual)}
        onChoose={(isChosen) => set(isChosen === isYes(was, shape.usual) ? was : isChosen)}
      >
        {label}
      </Choice>
      {field.hint !== undefined && <p className={styles.hint}>{field.hint}</p>}
      {field.fault !== undefined && (
        <p className={styles.fault} role="alert" tabIndex={-1} data-fault>
          {label} {field.fault}.
        </p>
      )}
    </div>
  );
}

function ChoiceInput(props: FieldOfShape<"choice">): ReactNode {
  const { shape, value } = props;
  const { set, field } = useField(props);
  const text = textIn(value);
  const isKnown = shape.choices.some((choice) => String(choice) === text);
  const usual = shape.usual === undefined ? "" : fieldWords(String(shape.usual));
  return (
    <Field {...field}>
      {(id, marks) => (
        <select
          id={id}
          {...marks}
          value={text}
          onChange={({ target }) => set(shape.choices.find((choice) => String(choice) === target.value))}
        >
          <option value="">{usual === "" ? "Not said" : `Not said: ${usual}`}</option>
          {!isKnown && text !== "" && <option value={text}>{text}</option>}
          {shape.choices.map((choice) => (
            <option key={choice} value={String(choice)}>
              {fieldWords(String(choice))}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function MomentInput(props: PlainInputProps): ReactNode {
  const { shape, value, hint } = props;
  const { set, field } = useField(props);
  // As it came: what is no time is a text, a day alone stays one.
  const [way] = useState(() => (shape.is === "day" && momentWay(value) === "moment" ? "day" : momentWay(value)));
  const told = join(hint, way === "moment" ? yourTime : undefined);
  return (
    <Field {...field} {...(told !== "" && { hint: told })}>
      {(id, marks) => (
        <input
          id={id}
          {...marks}
          type={way === "moment" ? "datetime-local" : way === "day" ? "date" : "text"}
          value={momentIn(value, way)}
          onChange={({ target }) => set(momentOf(target.value, way))}
        />
      )}
    </Field>
  );
}

function JsonInput(props: PlainInputProps): ReactNode {
  const { value, hint } = props;
  const { set, field } = useField(props);
  const text = jsonText(value);
  const fault = isTyped(value) ? jsonFault(text) : undefined;
  return (
    <Field
      {...field}
      hint={join(hint, 'Of any form, as JSON: "text", 12, true, ["a list"] or {"name": "value"}')}
      {...(fault !== undefined && { fault })}
    >
      {(id, marks) => (
        <textarea
          id={id}
          {...marks}
          className={styles.code}
          rows={2}
          spellCheck={false}
          value={text}
          onChange={({ target }) => set(target.value === "" ? undefined : typedJson(target.value))}
        />
      )}
    </Field>
  );
}

function PictureInput(props: PlainInputProps): ReactNode {
  const { value, label } = props;
  const { set, field } = useField(props);
  const address = textIn(addressOfPicture(value));
  return (
    <div className={styles.picture}>
      <Field {...field}>
        {(id, marks) => (
          <AddressInput id={id} {...marks} value={address} onType={(typed) => set(typed === "" ? undefined : typed)} />
        )}
      </Field>
      <FindPicture current={address.trim()} of={label} onPick={(picture) => set(picture.address)} />
    </div>
  );
}
