import { useState, type ReactNode } from "react";
import type { RecordField } from "../../../model/desk/record-shapes.ts";
import { isAbsent } from "../../../model/fields/absent.ts";
import type { Path } from "./changed-value.ts";
import { otherFields } from "./fitting-shape.ts";
import { useFormScope, type FilledValue } from "./form-scope.ts";
import { labelAt, withoutSpellings } from "./form-words.ts";
import { GroupFault, GroupInput } from "./GroupInput.tsx";
import { below, hasFault, ownFault } from "./place-faults.ts";
import styles from "./RecordForm.module.css";
import { isFields, isTyped } from "./typed-value.ts";

interface ObjectInputProps extends FilledValue {
  fields: readonly RecordField[];
}

/** A group of fields under one name. */
export function ObjectInput({ label, hint, fields, value, path, place }: ObjectInputProps): ReactNode {
  return (
    <GroupInput label={label} {...(hint !== undefined && { hint })}>
      <ObjectFields label={label} fields={fields} value={value} path={path} place={place} />
    </GroupInput>
  );
}

interface ObjectFieldsProps {
  /** Of all of them together. */
  label: string;
  fields: readonly RecordField[];
  value: unknown;
  path: Path;
  place: string;
  /** What the record has and nobody fills in here. */
  hidden?: readonly string[];
}

const mostAtOnce = 10;

/** Those of the schema and what else is there. Of many, those that say something stand first. */
export function ObjectFields({ label, fields, value, path, place, hidden }: ObjectFieldsProps): ReactNode {
  const { faults, words, Value } = useFormScope();
  const inside = isFields(value) && !isTyped(value) ? value : {};
  const [drawn] = useState(() => {
    const isAsked = ({ name }: RecordField) => !words[below(place, name)]?.isSpelling || !isAbsent(inside[name]);
    const asked = withoutSpellings(fields.filter(isAsked), ({ name }) => !isAbsent(inside[name]));
    return [...asked, ...otherFields(value, fields, hidden)];
  });
  const [main] = useState(() => {
    const said = drawn.filter(({ name, isNeeded }) => isNeeded || !isAbsent(inside[name]));
    const isNew = drawn.every(({ name }) => isAbsent(inside[name]));
    return new Set((isNew || drawn.length <= mostAtOnce ? drawn : said).map(({ name }) => name));
  });
  const [isOpen, setOpen] = useState(false);
  const more = drawn.filter(({ name }) => !main.has(name));
  const labels = drawn.map(({ name }) => labelAt(words, below(place, name)));
  const draw = ({ name, shape, isNeeded }: RecordField) => {
    const at = below(place, name);
    const own = labelAt(words, at);
    const isTwice = labels.filter((one) => one === own).length > 1;
    const hint = [isTwice && name, isNeeded && "Required", words[at]?.hint].filter(Boolean).join(" · ");
    return (
      <Value
        key={name}
        label={own}
        {...(hint !== "" && { hint })}
        shape={shape}
        value={inside[name]}
        path={[...path, name]}
        place={at}
      />
    );
  };
  return (
    <>
      <GroupFault
        label={label}
        fault={ownFault(
          faults,
          place,
          drawn.map(({ name }) => name),
        )}
      />
      {drawn.filter(({ name }) => main.has(name)).map(draw)}
      {more.length > 0 && (
        <details
          className={styles.more}
          open={isOpen || more.some(({ name }) => hasFault(faults, below(place, name)))}
          onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}
        >
          <summary>More fields ({more.length})</summary>
          <div className={styles.fields}>{more.map(draw)}</div>
        </details>
      )}
    </>
  );
}
