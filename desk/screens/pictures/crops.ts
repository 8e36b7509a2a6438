// How pages cut a picture, for previews that change at once: the same decision as the server's, said as CSS says it.

import { cutAround, type FocalPoint } from "../../../model/pictures/focal-point.ts";
import { imageSizes, type Size } from "../../../model/pictures/image-sizes.ts";

/** What the sizes of the site come to, and where readers meet them. */
export const crops: readonly { name: string; size: Size }[] = [
  { name: "Pages and lists, 16:9", size: imageSizes.thumbnailBase },
  { name: "Shared links, 2:1", size: imageSizes.twitter },
  { name: "Portraits and covers, 1:1", size: imageSizes.avatarLarge },
];

const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** `object-position` of a picture that covers a place of this form. */
export function cropPosition(whole: Size, form: Size, point: FocalPoint | null): string {
  const scale = Math.min(whole.width / form.width, whole.height / form.height);
  const part = { width: form.width * scale, height: form.height * scale };
  const { left, top } = cutAround(whole, part, point ?? middle);
  return `${percent(left, whole.width - part.width)} ${percent(top, whole.height - part.height)}`;
}

function percent(cut: number, room: number): string {
  return room < 1 ? "50%" : `${Math.round((cut / room) * 1000) / 10}%`;
}

/** Moved by a key, or undefined for keys that move nothing. With Shift by more. */
export function movedBy(key: string, isFar: boolean, point: FocalPoint | null): FocalPoint | undefined {
  const [x, y] = steps[key] ?? [];
  if (x === undefined || y === undefined) return undefined;
  const step = isFar ? 0.1 : 0.01;
  const { x: left, y: top } = point ?? middle;
  return { x: shareOf(left + x * step), y: shareOf(top + y * step) };
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Within the picture, in whole percent. */
export function shareOf(value: number): number {
  return Math.round(Math.max(0, Math.min(1, value)) * 100) / 100;
}
