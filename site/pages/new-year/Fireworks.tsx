// Bursts over the countdown, drawn once by the server.

import type { ReactNode } from "react";
import styles from "./Fireworks.module.css";

interface Burst {
  x: number;
  y: number;
  radius: number;
  rays: number;
  tone: "red" | "gold" | "blue";
}

const bursts: readonly Burst[] = [
  { x: 250, y: 120, radius: 96, rays: 28, tone: "gold" },
  { x: 420, y: 84, radius: 62, rays: 22, tone: "red" },
  { x: 392, y: 236, radius: 78, rays: 24, tone: "blue" },
  { x: 128, y: 232, radius: 48, rays: 18, tone: "red" },
  { x: 548, y: 196, radius: 54, rays: 20, tone: "gold" },
];

function rays({ x, y, radius, rays: count }: Burst): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    // Every other ray is shorter, and all of them droop a little, as sparks do.
    const reach = radius * (index % 2 === 0 ? 1 : 0.72);
    const at = (part: number) =>
      `${(x + Math.cos(angle) * reach * part).toFixed(1)} ${(y + Math.sin(angle) * reach * part + 9 * part ** 3).toFixed(1)}`;
    return `M${at(0.28)} Q${at(0.7)} ${at(1)}`;
  }).join("");
}

export function Fireworks(): ReactNode {
  return (
    <svg className={styles.sky} viewBox="0 0 620 320" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {bursts.map((burst) => (
        <path key={`${burst.x} ${burst.y}`} className={styles[burst.tone]} d={rays(burst)} />
      ))}
    </svg>
  );
}
