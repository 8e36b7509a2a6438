// Names of one's own, each with a value: accounts by network and the like.

import { useEffect, useRef, useState, type ReactNode } from "react";
import type { FieldShape } from "../../../model/desk/record-shapes.ts";
import { Button } from "../Button.tsx";
import { Field } from "../Field.tsx";
import { FormScopeOf, useFormScope, type FilledValue } from "./form-scope.ts";
import { GroupFault, GroupInput } from "./GroupInput.tsx";
import { below, ownFault } from "./place-faults.ts";
import styles from "./RecordForm.module.css";
import { withAt } from "./changed-value.ts";
import { blank, entriesIn, entryFaults, typedMap, type MapEntry } from "./typed-value.ts";

interface MapInputProps extends FilledValue {
  of: FieldShape;
}

export function MapInput({ label, hint, of, value, path, place }: MapInputProps): ReactNode {
  const scope = useFormScope();
  const entries = entriesIn(value);
  const faults = entryFaults(entries);
  const [keys, setKeys] = useState(() => entries.map((_, at) => at));
  const group = useRef<HTMLDivElement>(null);
  /** What has the focus once the rows are drawn. */
  const [next, setNext] = useState<{ wanted: string }>();
  useEffect(() => {
    if (next !== undefined) group.current?.querySelector<HTMLElement>(next.wanted)?.focus();
  }, [next]);
  const write = (all: readonly MapEntry[]) => scope.change(path, all.length === 0 ? undefined : typedMap(all));
  const set = (at: number, change: Partial<MapEntry>) =>
    write(entries.map((entry, one) => (one === at ? { ...entry, ...change } : entry)));
  return (
    <GroupInput label={label} {...(hint !== undefined && { hint })}>
      <GroupFault
        label={label}
        fault={ownFault(
          scope.faults,
          place,
          entries.map(({ name }) => name),
        )}
      />
      <div ref={group} className={styles.fields}>
        <ol className={styles.rows}>
          {entries.map(({ name, value: inner }, at) => {
            const fault = faults.get(at);
            return (
              <li key={keys[at]} className={styles.row}>
                <div className={styles.rowHead}>
                  <div className={styles.rowPlain}>
                    <Field label={`${label} ${at + 1}: name`} {...(fault !== undefined && { fault })}>
                      {(id, marks) => (
                        <input
                          id={id}
                          {...marks}
                          autoCapitalize="none"
                          value={name}
                          onChange={({ target }) => set(at, { name: target.value })}
                        />
                      )}
                    </Field>
                    <FormScopeOf
                      value={{
                        ...scope,
                        change: (steps, changed) =>
                          set(at, { value: withAt(inner, steps.slice(path.length + 1), changed) }),
                      }}
                    >
                      <scope.Value
                        label={`${label} ${at + 1}: value`}
                        shape={of}
                        value={inner}
                        path={[...path, name]}
                        place={below(place, name)}
                      />
                    </FormScopeOf>
                  </div>
                  <Button
                    label={`Remove ${name || `${label} ${at + 1}`}`}
                    onPress={() => {
                      write(entries.toSpliced(at, 1));
                      setKeys(keys.toSpliced(at, 1));
                      const last = entries.length - 2;
                      const wanted = last < 0 ? "[data-add] button" : `li:nth-child(${Math.min(at, last) + 1}) input`;
                      setNext({ wanted });
                    }}
                  >
                    Remove
                  </Button>
                </div>
              </li>
            );
          })}
        </ol>
        <div data-add>
          <Button
            label={`Add to ${label}`}
            onPress={() => {
              write([...entries, { name: "", value: blank }]);
              setKeys([...keys, Math.max(-1, ...keys) + 1]);
              setNext({ wanted: "li:last-child input" });
            }}
          >
            Add
          </Button>
        </div>
      </div>
    </GroupInput>
  );
}
