// The signs of the social networks, drawn on a grid of 24. Apart from the interface's own, which every page carries.

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Icon.module.css";

const shapes = {
  facebook:
    "M13.5 21v-8h2.7l.5-3.3h-3.2V7.6c0-1 .4-1.8 1.9-1.8H17V2.9C16.7 2.9 15.6 2.8 14.5 2.8c-2.6 0-4.3 1.6-4.3 4.5v2.4H7.3V13h2.9v8z",
  x: "M3 3h5.6l4.2 5.9L18 3h2.2l-6.4 7.4L21 21h-5.6l-4.6-6.5L5.2 21H3l6.8-7.9zm3.3 1.7 10.1 14.6h1.7L8 4.7z",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 1.9A3.1 3.1 0 0 0 4.9 8v8A3.1 3.1 0 0 0 8 19.1h8a3.1 3.1 0 0 0 3.1-3.1V8A3.1 3.1 0 0 0 16 4.9Zm4 2.6a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 1.9a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Zm4.8-3.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z",
  youtube: "M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Zm4 3.7v6.6l5.5-3.3z",
  rss: "M4 4.5a15.5 15.5 0 0 1 15.5 15.5h-3A12.5 12.5 0 0 0 4 7.5zM4 10.5a9.5 9.5 0 0 1 9.5 9.5h-3A6.5 6.5 0 0 0 4 13.5zM6.2 15.6a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z",
  tiktok:
    "M13 3h2.9c.3 2.3 1.7 3.9 4.1 4.1v3a7.2 7.2 0 0 1-4.1-1.3v6.4a5.9 5.9 0 1 1-6.7-5.8v3.1a2.9 2.9 0 1 0 3.8 2.7z",
} as const;

export type SocialNetwork = keyof typeof shapes;

export function isSocialNetwork(name: string): name is SocialNetwork {
  return Object.hasOwn(shapes, name);
}

export function SocialIcon({ network, className }: { network: SocialNetwork; className?: string }): ReactNode {
  return (
    <svg className={classNames(styles.icon, styles.shape, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[network]} />
    </svg>
  );
}
