// A test card in the manner of the old broadcast ones, with the station's name. Drawn, so it is sharp at any size.

import type { ReactNode } from "react";
import { brand } from "../../../model/brand.ts";
import { Clock } from "../../shell/Clock.tsx";
import styles from "./TestCard.module.css";

const bars = ["gold", "sky", "leaf", "rose", "red", "blue"] as const;
const greys = 6;
const cell = 75;

const columns = Array.from({ length: 15 }, (_, index) => (index + 1) * cell);
const rows = Array.from({ length: 8 }, (_, index) => (index + 1) * cell);
const grid = [...columns.map((x) => `M${x} 0V675`), ...rows.map((y) => `M0 ${y}H1200`)].join("");

/** Blocks along the edges, by which engineers saw whether the picture was whole. */
const edges = [
  ...Array.from({ length: 8 }, (_, index) => `M${index * 150 + 37} 0h75v22h-75zM${index * 150 + 37} 653h75v22h-75z`),
  ...Array.from({ length: 4 }, (_, index) => `M0 ${index * 150 + 75}h22v75h-22zM1178 ${index * 150 + 75}h22v75h-22z`),
].join("");

/** Finer and finer lines, from left to right. */
const burst = [26, 18, 12, 8, 5]
  .flatMap((width, group) =>
    Array.from({ length: Math.floor(112 / (2 * width)) }, (_, line) => ({
      width,
      x: 320 + group * 114 + line * 2 * width,
    })),
  )
  .map(({ width, x }) => `M${x} 437h${width}v56h-${width}z`)
  .join("");

export function TestCard(): ReactNode {
  return (
    <div className={styles.card} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 1200 675">
        <clipPath id="test-card-circle">
          <circle cx="600" cy="337" r="300" />
        </clipPath>
        <rect className={styles.ground} width="1200" height="675" />
        <path className={styles.grid} d={grid} />
        <path className={styles.light} d={edges} />
        <g clipPath="url(#test-card-circle)">
          <rect className={styles.black} x="300" y="37" width="600" height="600" />
          <rect className={styles.light} x="300" y="37" width="600" height="98" />
          {bars.map((bar, index) => (
            <rect key={bar} className={styles[bar]} x={300 + index * 100} y="135" width="100" height="102" />
          ))}
          <rect className={styles.black} x="300" y="237" width="600" height="200" />
          <path className={styles.light} d={burst} />
          {Array.from({ length: greys }, (_, index) => (
            <rect
              key={index}
              className={styles.light}
              opacity={index / (greys - 1)}
              x={300 + index * 100}
              y="493"
              width="100"
              height="52"
            />
          ))}
          <rect className={styles.red} x="300" y="545" width="600" height="92" />
          <text className={styles.station} x="600" y="107">
            {brand.shortName.toUpperCase()}
          </text>
          <text className={styles.number} x="600" y="407">
            404
          </text>
          <text className={styles.foot} x="600" y="592">
            PLEASE STAND BY
          </text>
        </g>
        <circle className={styles.ring} cx="600" cy="337" r="300" />
        <text className={styles.corner} x="66" y="108">
          CH 404
        </text>
        <text className={`${styles.corner} ${styles.right}`} x="1134" y="108">
          NO SIGNAL
        </text>
      </svg>
      <Clock className={styles.clock} />
    </div>
  );
}
