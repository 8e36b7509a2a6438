// Something to switch on or off, with what it means below its name.

import { useId, type ReactNode } from "react";
import styles from "./Switch.module.css";

interface SwitchProps {
  label: string;
  text: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}

export function Switch({ label, text, checked, disabled, onChange }: SwitchProps): ReactNode {
  const about = useId();
  return (
    <label className={styles.choice}>
      <span className={styles.label}>{label}</span>
      <input
        className={styles.switch}
        type="checkbox"
        // A checkbox says by itself whether it is on.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        aria-describedby={about}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.text} id={about}>
        {text}
      </span>
    </label>
  );
}
