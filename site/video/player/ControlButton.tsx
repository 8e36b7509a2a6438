// A button of the player: a sign, with its name for those who hear it and as a hint for those who point.

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { PlayerIcon, type PlayerIconName } from "./PlayerIcon.tsx";
import styles from "./Controls.module.css";

interface ControlButtonProps {
  icon: PlayerIconName;
  label: string;
  /** The key that does the same. */
  keyHint?: string;
  isPressed?: boolean;
  isExpanded?: boolean;
  className?: string;
  onPress: () => void;
}

export function ControlButton({
  icon,
  label,
  keyHint,
  isPressed,
  isExpanded,
  className,
  onPress,
}: ControlButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      aria-label={label}
      title={keyHint === undefined ? label : `${label} (${keyHint})`}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      onClick={onPress}
    >
      <PlayerIcon name={icon} />
    </button>
  );
}
