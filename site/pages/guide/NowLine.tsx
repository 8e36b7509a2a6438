// The line of the present over a stretch of time. Drawn as a picture: a place given by attributes needs no style of its own.

import type { ReactNode } from "react";

interface NowLineProps {
  /** Minutes from the beginning of the stretch. */
  at: number;
  length: number;
  /** The way that time goes. */
  axis: "x" | "y";
  className?: string;
}

export function NowLine({ at, length, axis, className }: NowLineProps): ReactNode {
  const isDown = axis === "y";
  const ends = isDown ? { x1: 0, x2: 1, y1: at, y2: at } : { x1: at, x2: at, y1: 0, y2: 1 };
  return (
    <svg
      className={className}
      viewBox={isDown ? `0 0 1 ${length}` : `0 0 ${length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line {...ends} vectorEffect="non-scaling-stroke" data-moves={axis} />
    </svg>
  );
}
