// A transmitter above the globe's edge whose waves do not get far: the station is on the air, but not here.

import type { ReactNode } from "react";
import styles from "./Mast.module.css";

const waves = [70, 120, 170, 220, 270];

/** Both sides of the mast's tip. */
function wave(radius: number): string {
  const reach = (radius * 0.77).toFixed(1);
  const rise = (radius * 0.64).toFixed(1);
  const side = (sign: 1 | -1) =>
    `M${400 + sign * Number(reach)} ${150 - Number(rise)}A${radius} ${radius} 0 0 ${sign === 1 ? 1 : 0} ${400 + sign * Number(reach)} ${150 + Number(rise)}`;
  return side(1) + side(-1);
}

export function Mast(): ReactNode {
  return (
    <svg className={styles.mast} viewBox="0 0 800 450" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={styles.ground} width="800" height="450" />
      <g className={styles.lines}>
        <ellipse cx="400" cy="760" rx="620" ry="400" />
        <ellipse cx="400" cy="760" rx="420" ry="400" />
        <ellipse cx="400" cy="760" rx="200" ry="400" />
        <path d="M0 420Q400 330 800 420" />
      </g>
      {waves.map((radius, index) => (
        <path key={radius} className={index < 1 ? styles.heard : styles.lost} d={wave(radius)} />
      ))}
      <path
        className={styles.tower}
        d="M400 150L362 365M400 150L438 365M391 203H409M383 248L414 230M386 230L417 248M376 288L421 270M379 270L424 288M369 330L428 310M372 310L431 330"
      />
      <circle className={styles.lamp} cx="400" cy="150" r="11" />
    </svg>
  );
}
