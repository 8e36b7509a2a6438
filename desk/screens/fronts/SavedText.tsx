// A text that saves itself: when whoever types pauses, when the field is left, and when the page is.

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { Field } from "../../ui/Field.tsx";

interface SavedTextProps {
  label: string;
  value: string;
  onSave: (text: string) => void;
  placeholder?: string;
  hint?: string;
  /** What is wrong with it: the rest of a sentence that begins with the label. */
  fault?: string;
  isLong?: boolean;
}

/** Milliseconds. */
const pause = 700;

export function SavedText({ label, value, onSave, placeholder, hint, fault, isLong }: SavedTextProps): ReactNode {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // What somebody else wrote meanwhile is shown, unless one is writing oneself.
  if (known !== value) {
    setKnown(value);
    if (text === known) setText(value);
  }
  const waiting = useRef<number>(undefined);
  const save = (typed: string) => {
    clearTimeout(waiting.current);
    if (typed.trim() !== value) onSave(typed.trim());
  };
  const leave = useEffectEvent(() => save(text));
  useEffect(() => {
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, []);
  const change = (typed: string) => {
    setText(typed);
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => save(typed), pause);
  };
  const shared = { value: text, placeholder, onBlur: () => save(text) };
  return (
    <Field label={label} {...(hint !== undefined && { hint })} {...(fault !== undefined && { fault })}>
      {(id, marks) =>
        isLong ? (
          <textarea id={id} rows={3} {...marks} {...shared} onChange={({ target }) => change(target.value)} />
        ) : (
          <input id={id} {...marks} {...shared} onChange={({ target }) => change(target.value)} />
        )
      }
    </Field>
  );
}
