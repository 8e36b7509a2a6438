import type { ReactNode } from "react";
import styles from "./Button.module.css";

interface ButtonProps {
  children: ReactNode;
  onPress?: () => void;
  /** `main`: what the screen is for. `danger`: cannot be taken back. */
  look?: "main" | "danger" | "plain";
  type?: "button" | "submit";
  /** It stays where it is and says so; a browser would take the focus from one that is disabled. */
  isBusy?: boolean;
  /** Says more than the words on it, where several are alike. */
  label?: string;
}

export function Button({
  children,
  onPress,
  look = "plain",
  type = "button",
  isBusy = false,
  label,
}: ButtonProps): ReactNode {
  return (
    // oxlint-disable-next-line react/button-has-type
    <button
      type={type}
      className={`${styles.button} ${styles[look]}`}
      onClick={(event) => {
        // Of a form the press would send it again.
        if (isBusy) event.preventDefault();
        else onPress?.();
      }}
      aria-disabled={isBusy || undefined}
      aria-label={label}
    >
      {children}
    </button>
  );
}
