// Buttons, and links that look like them.

import type { ReactNode } from "react";
import styles from "./Button.module.css";
import { classNames } from "./class-names.ts";

interface Look {
  look?: "solid" | "outline" | "signal" | "plain";
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

interface ButtonProps extends Look {
  type?: "button" | "submit";
  onClick?: () => void;
  disabled?: boolean;
  /** Work is under way: the button keeps its size and says so. */
  busy?: boolean;
  /** A button that stays down. */
  pressed?: boolean;
  /** Needed when the button shows only an icon. */
  label?: string;
}

function classesOf({ look = "solid", wide = false, className }: Omit<Look, "children">): string {
  return classNames(styles.button, styles[look], wide && styles.wide, className);
}

export function Button({
  type = "button",
  onClick,
  disabled,
  busy = false,
  pressed,
  label,
  children,
  ...look
}: ButtonProps): ReactNode {
  return (
    <button
      className={classesOf(look)}
      type={type}
      onClick={onClick}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-pressed={pressed}
      aria-label={label}
    >
      {children}
    </button>
  );
}

interface LinkButtonProps extends Look {
  href: string;
  rel?: string;
  newTab?: boolean;
}

export function LinkButton({ href, rel, newTab = false, children, ...look }: LinkButtonProps): ReactNode {
  return (
    <a
      className={classesOf(look)}
      href={href}
      {...(rel && { rel })}
      {...(newTab && { target: "_blank", rel: "noopener" })}
    >
      {children}
    </a>
  );
}
