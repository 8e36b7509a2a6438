// Buttons, and links that look like them.

import type { ReactNode } from "react";
import { heldMark } from "../../core/client/early-clicks.ts";
import { buttonClasses, type ButtonLook } from "./button-classes.ts";

interface Look extends ButtonLook {
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
      className={buttonClasses(look)}
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
  /** An island answers it in its place. */
  held?: boolean;
}

export function LinkButton({ href, rel, newTab = false, held = false, children, ...look }: LinkButtonProps): ReactNode {
  return (
    <a
      className={buttonClasses(look)}
      href={href}
      {...(rel && { rel })}
      {...(newTab && { target: "_blank", rel: "noopener" })}
      {...(held && { [heldMark]: "" })}
    >
      {children}
    </a>
  );
}
