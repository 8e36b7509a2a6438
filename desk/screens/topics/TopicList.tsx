// The topics one under the other: dragged by a mouse, moved by buttons with everything else.

import { useEffect, useRef, useState, type ReactNode } from "react";
import { AddressInput } from "../../ui/AddressInput.tsx";
import { Button } from "../../ui/Button.tsx";
import { Choice, Field } from "../../ui/Field.tsx";
import { moved, type DraftTopic } from "./topics-draft.ts";
import styles from "./Topics.module.css";

interface TopicListProps {
  items: readonly DraftTopic[];
  /** By place and field, such as `2.url`. */
  faults: Readonly<Record<string, string>>;
  onChange: (items: DraftTopic[]) => void;
}

export function TopicList({ items, faults, onChange }: TopicListProps): ReactNode {
  const [dragged, setDragged] = useState<string>();
  const [told, setTold] = useState("");
  const list = useRef<HTMLOListElement>(null);
  /** What is to have the focus once the list is drawn: a browser takes it from what is moved. */
  const next = useRef<string>(undefined);
  const shown = useRef(items.length);
  useEffect(() => {
    // A topic that was added is written next.
    const isMore = items.length > shown.current;
    shown.current = items.length;
    const wanted = isMore ? "li:last-child input" : next.current;
    next.current = undefined;
    if (wanted !== undefined) list.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [items]);

  const change = (key: string, fields: Partial<DraftTopic>) =>
    onChange(items.map((one) => (one.key === key ? { ...one, ...fields } : one)));
  const move = (from: number, to: number) => {
    const place = Math.max(0, Math.min(to, items.length - 1));
    onChange(moved(items, from, place));
    next.current = `li:nth-child(${place + 1}) [data-move="${to < from ? "up" : "down"}"] button`;
    setTold(`${nameOf(items[from], from)} is number ${place + 1} of ${items.length}.`);
  };
  return (
    <>
      <ol ref={list} className={styles.list}>
        {items.map((item, place) => {
          const name = nameOf(item, place);
          return (
            // What is dragged over it; whoever has no mouse has buttons.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={item.key}
              className={`${styles.item} ${dragged === item.key ? styles.dragged : ""}`}
              onDragOver={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                const from = items.findIndex(({ key }) => key === dragged);
                if (from !== place) onChange(moved(items, from, place));
              }}
              onDrop={(event) => {
                event.preventDefault();
                setDragged(undefined);
              }}
            >
              <span
                className={styles.handle}
                draggable
                aria-hidden
                title="Drag it to its place"
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = "move";
                  event.dataTransfer.setData("text/plain", item.text);
                  setDragged(item.key);
                }}
                onDragEnd={() => setDragged(undefined)}
              >
                ⠿
              </span>
              <div className={styles.fields}>
                <Field label={`Text of topic ${place + 1}`} fault={faults[`${place}.text`]}>
                  {(id, marks) => (
                    <input
                      id={id}
                      {...marks}
                      value={item.text}
                      onChange={({ target }) => change(item.key, { text: target.value })}
                    />
                  )}
                </Field>
                <Field label={`Address of topic ${place + 1}`} fault={faults[`${place}.url`]}>
                  {(id, marks) => (
                    <AddressInput
                      id={id}
                      {...marks}
                      value={item.url}
                      onType={(typed) => change(item.key, { url: typed })}
                    />
                  )}
                </Field>
                <Choice
                  type="checkbox"
                  isChosen={item.openInNewWindow}
                  onChoose={(openInNewWindow) => change(item.key, { openInNewWindow })}
                >
                  Topic {place + 1} in a new window
                </Choice>
              </div>
              <div className={styles.acts}>
                <span data-move="up">
                  <Button label={`Move up ${name}`} onPress={() => move(place, place - 1)}>
                    Up
                  </Button>
                </span>
                <span data-move="down">
                  <Button label={`Move down ${name}`} onPress={() => move(place, place + 1)}>
                    Down
                  </Button>
                </span>
                <Button
                  look="danger"
                  label={`Remove ${name}`}
                  onPress={() => {
                    onChange(items.filter(({ key }) => key !== item.key));
                    next.current = `li:nth-child(${Math.max(1, Math.min(place + 1, items.length - 1))}) input`;
                    setTold(`${name} is removed.`);
                  }}
                >
                  Remove
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      <output className={styles.told}>{told}</output>
    </>
  );
}

function nameOf(item: DraftTopic | undefined, place: number): string {
  return item?.text.trim() || `topic ${place + 1}`;
}
