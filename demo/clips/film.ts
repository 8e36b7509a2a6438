// How a clip is put together: pictures painted once ("cels"), laid over each other frame by frame, each where its motion says.

export const frame = { width: 640, height: 360 } as const;
export const framesPerSecond = 24;

/** A picture to be painted by the browser, in CSS pixels. */
export interface Artwork {
  html: string;
  width: number;
  height: number;
}

/** Where a cel stands at a moment, and how much of it is shown. */
export interface Placement {
  x: number;
  y: number;
  /** 0 to 1. */
  opacity?: number;
  /** Of its width, from the left; of its height, from the bottom. */
  across?: number;
  up?: number;
}

/** Seconds since the shot began → where; nothing while it is not in the picture. */
export type Motion = (time: number) => Placement | undefined;

export interface Cel {
  art: Artwork;
  motion: Motion;
}

/** A stretch of a clip: the first cel covers the frame. */
export interface Shot {
  seconds: number;
  cels: readonly Cel[];
}

export interface Pixels {
  width: number;
  height: number;
  /** Four bytes a pixel: red, green, blue, opacity. */
  rgba: Uint8Array;
}

export type Painted = ReadonlyMap<Artwork, Pixels>;

/** Three bytes a pixel, row by row, as the encoder takes them. */
export function composeFrame(shot: Shot, time: number, painted: Painted): Uint8Array {
  const rgb = new Uint8Array(frame.width * frame.height * 3);
  for (const { art, motion } of shot.cels) {
    const pixels = painted.get(art);
    const placement = motion(time);
    if (pixels !== undefined && placement !== undefined) lay(rgb, pixels, placement);
  }
  return rgb;
}

function lay(rgb: Uint8Array, { width, height, rgba }: Pixels, placement: Placement): void {
  const { opacity = 1, across = 1, up = 1 } = placement;
  const left = Math.round(placement.x);
  const top = Math.round(placement.y);
  const shownWidth = Math.round(width * across);
  const firstRow = Math.max(height - Math.round(height * up), -top, 0);
  const lastRow = Math.min(height, frame.height - top);
  const firstColumn = Math.max(0, -left);
  const lastColumn = Math.min(shownWidth, frame.width - left);
  for (let row = firstRow; row < lastRow; row++) {
    let from = (row * width + firstColumn) * 4;
    let to = ((row + top) * frame.width + firstColumn + left) * 3;
    for (let column = firstColumn; column < lastColumn; column++, from += 4, to += 3) {
      const cover = ((rgba[from + 3] ?? 0) / 255) * opacity;
      if (cover === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const under = rgb[to + channel] ?? 0;
        rgb[to + channel] = under + ((rgba[from + channel] ?? 0) - under) * cover;
      }
    }
  }
}
