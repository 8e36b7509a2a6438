// What of a picture is never cut off: set by pressing on it, by arrow keys, or in numbers; beside it what pages then make of it.

import { useState, type ReactNode } from "react";
import type { OpenPicture } from "../../../model/desk/picture-calls.ts";
import type { FocalPoint } from "../../../model/pictures/focal-point.ts";
import type { Size } from "../../../model/pictures/image-sizes.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { cropPosition, crops, movedBy, shareOf } from "./crops.ts";
import styles from "./Pictures.module.css";

interface FocalPickerProps {
  picture: OpenPicture;
  point: FocalPoint | null;
  onChange: (point: FocalPoint | null) => void;
}

const middle: FocalPoint = { x: 0.5, y: 0.5 };

export function FocalPicker({ picture, point, onChange }: FocalPickerProps): ReactNode {
  const { address, width, height } = picture;
  const [size, setSize] = useState<Size>({ width: width ?? 16, height: height ?? 9 });
  const { x, y } = point ?? middle;
  return (
    <fieldset className={styles.focal}>
      <legend>Focal point</legend>
      <div className={styles.stage}>
        <button
          type="button"
          aria-label={`Focal point, ${pointWords(point)}. Arrow keys move it.`}
          onClick={({ detail, clientX, clientY, currentTarget }) => {
            // A key presses it too, but nowhere.
            if (detail === 0) return;
            const box = currentTarget.getBoundingClientRect();
            onChange({
              x: shareOf((clientX - box.left) / box.width),
              y: shareOf((clientY - box.top) / box.height),
            });
          }}
          onKeyDown={(event) => {
            const moved = movedBy(event.key, event.shiftKey, point);
            if (moved === undefined) return;
            event.preventDefault();
            onChange(moved);
          }}
        >
          <img
            src={address}
            alt=""
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalWidth > 0) setSize({ width: naturalWidth, height: naturalHeight });
            }}
          />
          <span
            className={point === null ? `${styles.mark} ${styles.unset}` : styles.mark}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          />
        </button>
      </div>
      <div className={styles.numbers}>
        <Share label="From the left, %" value={x} onChange={(share) => onChange({ x: share, y })} />
        <Share label="From the top, %" value={y} onChange={(share) => onChange({ x, y: share })} />
        {point !== null && <Button onPress={() => onChange(null)}>No focal point</Button>}
      </div>
      <output className={styles.quiet}>It is {pointWords(point)}.</output>
      <ul className={styles.crops} aria-label="Crops">
        {crops.map(({ name, size: form }) => (
          <li key={name}>
            <img
              src={address}
              alt=""
              style={{
                aspectRatio: `${form.width} / ${form.height}`,
                objectPosition: cropPosition(size, form, point),
              }}
            />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface ShareProps {
  label: string;
  value: number;
  onChange: (share: number) => void;
}

function Share({ label, value, onChange }: ShareProps): ReactNode {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          type="number"
          min={0}
          max={100}
          value={Math.round(value * 100)}
          onChange={({ target }) => onChange(shareOf(Number(target.value) / 100))}
        />
      )}
    </Field>
  );
}

function pointWords(point: FocalPoint | null): string {
  if (point === null) return "not set: the middle stays";
  return `${Math.round(point.x * 100)}% from the left, ${Math.round(point.y * 100)}% from the top`;
}
