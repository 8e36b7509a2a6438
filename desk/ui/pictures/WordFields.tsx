import { useEffect, useRef, type ReactNode } from "react";
import type { PictureWords } from "../../../model/desk/picture-calls.ts";
import { Field } from "../Field.tsx";

interface WordFieldsProps {
  words: PictureWords;
  faults: Readonly<Record<string, string>>;
  /** Whoever opened this begins here. */
  hasFocus?: boolean;
  onChange: (change: Partial<PictureWords>) => void;
}

export const altLabel = "Alt text";

export function WordFields({ words, faults, hasFocus = false, onChange }: WordFieldsProps): ReactNode {
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasFocus) first.current?.focus();
  }, [hasFocus]);
  return (
    <>
      <Field label={altLabel} hint="What is to be seen, in a sentence." fault={faults["alt"]}>
        {(id, marks) => (
          <textarea
            id={id}
            ref={first}
            {...marks}
            rows={2}
            maxLength={2000}
            value={words.alt}
            onChange={({ target }) => onChange({ alt: target.value })}
          />
        )}
      </Field>
      <Field label="Credit" hint="Who made it, as readers see it." fault={faults["credit"]}>
        {(id, marks) => (
          <input
            id={id}
            {...marks}
            maxLength={2000}
            value={words.credit}
            onChange={({ target }) => onChange({ credit: target.value })}
          />
        )}
      </Field>
      <Field label="Caption" hint="Where a story has none of its own." fault={faults["caption"]}>
        {(id, marks) => (
          <textarea
            id={id}
            {...marks}
            rows={2}
            maxLength={2000}
            value={words.caption}
            onChange={({ target }) => onChange({ caption: target.value })}
          />
        )}
      </Field>
    </>
  );
}
