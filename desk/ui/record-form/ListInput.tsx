// The rows of a list: added, taken away and moved by buttons. Each is opened by its name; those of a few plain fields stand open.

import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import type { FieldShape } from "../../../model/desk/record-shapes.ts";
import { Button } from "../Button.tsx";
import { moved, rowsIn, withRows } from "./changed-value.ts";
import { fittingShape, isPlain } from "./fitting-shape.ts";
import { useFormScope, type FilledValue } from "./form-scope.ts";
import { GroupFault, GroupInput } from "./GroupInput.tsx";
import { below, hasFault, ownFault } from "./place-faults.ts";
import styles from "./RecordForm.module.css";
import { RowActs } from "./RowActs.tsx";
import { RowFields } from "./RowFields.tsx";
import { rowWords } from "./row-words.ts";
import { blank } from "./typed-value.ts";

interface ListInputProps extends FilledValue {
  of: FieldShape;
}

/** What of a row has the focus after something was done to the list. */
const first = ":is(input, select, textarea, [aria-expanded])";
const inRow = (place: number, what: string) => `:scope > li:nth-child(${place + 1}) ${what}`;

export function ListInput({ label, hint, of, value, path, place }: ListInputProps): ReactNode {
  const { change, faults, components } = useFormScope();
  const rows = rowsIn(value);
  /** Faults know one thing in place of a list by the place of the list. */
  const isLone = rows.length === 1 && !Array.isArray(value);
  const [keys, setKeys] = useState(() => rows.map((_, at) => at));
  const [added, setAdded] = useState<number>();
  const [told, setTold] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLDivElement>(null);
  /** Looked for once the list is drawn: a browser takes the focus from what is moved. */
  const [next, setNext] = useState<{ wanted: string }>();
  useEffect(() => {
    if (next === undefined) return;
    const { wanted } = next;
    const found = wanted === "" ? add.current?.querySelector("button") : list.current?.querySelector(wanted);
    if (found instanceof HTMLElement) found.focus();
  }, [next]);

  const nameOf = (at: number) => rowWords(fittingShape(of, rows[at]), rows[at], components) || `${label} ${at + 1}`;
  const write = (nextRows: readonly unknown[], nextKeys: number[], focus: string, words: string) => {
    change(path, withRows(nextRows));
    setKeys(nextKeys);
    setNext({ wanted: focus });
    setTold(words);
  };
  return (
    <GroupInput label={label} {...(hint !== undefined && { hint })}>
      {!isLone && <GroupFault label={label} fault={ownFault(faults, place, [...rows.keys()])} />}
      <ol ref={list} className={styles.rows}>
        {rows.map((row, at) => {
          const name = nameOf(at);
          return (
            <ListRow
              key={keys[at]}
              label={`${label} ${at + 1}`}
              number={at + 1}
              name={name}
              of={of}
              value={row}
              path={[...path, at]}
              place={isLone ? place : below(place, at)}
              isOpenAtFirst={keys[at] === added}
              acts={
                <RowActs
                  name={name}
                  isFirst={at === 0}
                  isLast={at === rows.length - 1}
                  onMove={(step) =>
                    write(
                      moved(rows, at, at + step),
                      moved(keys, at, at + step),
                      inRow(at + step, step < 0 ? "[data-move=up]" : "[data-move=down]"),
                      `${name} is number ${at + step + 1} of ${rows.length}.`,
                    )
                  }
                  onRemove={() => {
                    const focus = rows.length === 1 ? "" : inRow(Math.min(at, rows.length - 2), first);
                    write(rows.toSpliced(at, 1), keys.toSpliced(at, 1), focus, `${name} is removed.`);
                  }}
                />
              }
            />
          );
        })}
      </ol>
      <div ref={add}>
        <Button
          label={`Add to ${label}`}
          onPress={() => {
            const key = Math.max(-1, ...keys) + 1;
            setAdded(key);
            const focus = inRow(rows.length, ":is(input, select, textarea)");
            write(
              [...rows, blank],
              [...keys, key],
              focus,
              `${label} has ${rows.length + 1} ${rows.length === 0 ? "row" : "rows"}.`,
            );
          }}
        >
          Add
        </Button>
      </div>
      <output className={styles.told}>{told}</output>
    </GroupInput>
  );
}

interface ListRowProps extends Omit<FilledValue, "shape"> {
  number: number;
  name: string;
  of: FieldShape;
  isOpenAtFirst: boolean;
  acts: ReactNode;
}

function ListRow({ number, name, of, isOpenAtFirst, acts, ...props }: ListRowProps): ReactNode {
  const { faults } = useFormScope();
  const id = useId();
  const [shape] = useState(() => fittingShape(of, props.value));
  const [isOpened, setOpened] = useState(isOpenAtFirst);
  const isShut = isFolded(shape) && !isOpened && !hasFault(faults, props.place);
  return (
    <li className={styles.row}>
      {isFolded(shape) ? (
        <>
          <div className={styles.rowHead}>
            <button
              type="button"
              className={styles.rowName}
              aria-expanded={!isShut}
              aria-controls={id}
              onClick={() => setOpened(isShut)}
            >
              {number}. {name}
            </button>
            {acts}
          </div>
          <fieldset id={id} className={styles.rowFields} hidden={isShut} aria-label={name}>
            {!isShut && <RowFields {...props} shape={shape} />}
          </fieldset>
        </>
      ) : (
        <div className={styles.rowHead}>
          <div className={styles.rowPlain}>
            <RowFields {...props} shape={shape} />
          </div>
          {acts}
        </div>
      )}
    </li>
  );
}

/** Few enough to stand beside each other. */
const mostBeside = 3;

function isFolded(shape: FieldShape): boolean {
  if (shape.is !== "object") return !isPlain(shape);
  return shape.fields.length > mostBeside || !shape.fields.every((field) => isPlain(field.shape));
}
