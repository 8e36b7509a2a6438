// How buttons look, for components and for what a script draws without them.

import styles from "./Button.module.css";
import { classNames } from "./class-names.ts";

export interface ButtonLook {
  look?: "solid" | "outline" | "signal" | "plain";
  wide?: boolean;
  className?: string;
}

export function buttonClasses({ look = "solid", wide = false, className }: ButtonLook = {}): string {
  return classNames(styles.button, styles[look], wide && styles.wide, className);
}
