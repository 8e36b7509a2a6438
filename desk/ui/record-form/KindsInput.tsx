// A thing of one of several kinds, such as a component of a body: which kind it is, and then the fields of that kind.

import type { ReactNode } from "react";
import { componentEnvelopes, type FieldShape, type KindOfThing } from "../../../model/desk/record-shapes.ts";
import { Field } from "../Field.tsx";
import { fieldWords } from "./field-words.ts";
import { envelopeOf, kindNamed } from "./fitting-shape.ts";
import { useFormScope, type FilledValue } from "./form-scope.ts";
import { GroupFault } from "./GroupInput.tsx";
import { ObjectFields } from "./ObjectInput.tsx";
import { isFields, isTyped } from "./typed-value.ts";
import { faultAt } from "./place-faults.ts";

interface KindsInputProps extends FilledValue {
  shape: Extract<FieldShape, { is: "component" | "kinds" }>;
}

export function KindsInput({ label, shape, value, path, place }: KindsInputProps): ReactNode {
  const { components, change, faults } = useFormScope();
  const [kinds, envelopes] =
    shape.is === "component" ? [components, componentEnvelopes] : [shape.kinds, shape.envelopes];
  const envelope = envelopeOf(envelopes, value) ?? envelopes[0];
  if (envelope === undefined) return null;
  const thing = isFields(value) && !isTyped(value) ? value : {};
  const said = thing[envelope.kind];
  const kind = kindNamed(kinds, said);
  return (
    <>
      <Field label="Kind" hint="Required">
        {(id) => (
          <select
            id={id}
            value={kind?.name ?? (typeof said === "string" ? said : "")}
            onChange={({ target }) => change([...path, envelope.kind], target.value || undefined)}
          >
            <option value="">Choose one</option>
            {kind === undefined && typeof said === "string" && <option value={said}>{said}</option>}
            <KindOptions kinds={kinds} />
          </select>
        )}
      </Field>
      {kind === undefined ? (
        <GroupFault label={label} fault={faultAt(faults, place)} />
      ) : (
        <KindFields
          key={kind.name}
          label={label}
          kind={kind}
          value={envelope.fields === undefined ? thing : thing[envelope.fields]}
          path={envelope.fields === undefined ? path : [...path, envelope.fields]}
          place={place}
          hidden={envelope.fields === undefined ? [envelope.kind] : []}
        />
      )}
    </>
  );
}

interface KindFieldsProps extends Omit<FilledValue, "shape"> {
  kind: KindOfThing;
  hidden: readonly string[];
}

/** Some exports have a text alone in place of the fields. */
function KindFields({ kind: { shape }, value, ...props }: KindFieldsProps): ReactNode {
  const { Value } = useFormScope();
  const isSpelledOut = value === undefined || isFields(value);
  return shape.is === "object" && isSpelledOut ? (
    <ObjectFields {...props} fields={shape.fields} value={value} />
  ) : (
    <Value {...props} shape={shape} value={value} />
  );
}

function KindOptions({ kinds }: { kinds: readonly KindOfThing[] }): ReactNode {
  const groups = Map.groupBy(kinds, ({ group = "" }) => group);
  return [...groups].map(([group, listed]) => {
    const options = listed
      .map(({ name }) => ({ name, words: fieldWords(name) }))
      .toSorted((one, other) => one.words.localeCompare(other.words))
      .map(({ name, words }) => (
        <option key={name} value={name}>
          {words}
        </option>
      ));
    return group === "" ? (
      options
    ) : (
      <optgroup key={group} label={group}>
        {options}
      </optgroup>
    );
  });
}
