// A modal dialog of the platform's own. Browsers that know invoker commands open it without script; the others through the click.

import { useId, type MouseEvent, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Dialog.module.css";
import { Icon } from "./Icon.tsx";

interface DialogProps {
  id: string;
  title: string;
  children: ReactNode;
  className?: string;
}

export function Dialog({ id, title, children, className }: DialogProps): ReactNode {
  const heading = useId();
  return (
    <dialog id={id} className={classNames(styles.dialog, className)} aria-labelledby={heading} {...{ closedby: "any" }}>
      <div className={styles.top}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <form method="dialog">
          <button className={styles.close} aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}

const knowsCommands = (): boolean => "command" in HTMLButtonElement.prototype;

function openUnlessOpened({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  if (knowsCommands()) return;
  const dialog = document.getElementById(currentTarget.getAttribute("commandfor") ?? "");
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

interface DialogButtonProps {
  dialog: string;
  children: ReactNode;
  className?: string;
  label?: string;
}

export function DialogButton({ dialog, children, className, label }: DialogButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      onClick={openUnlessOpened}
      {...{ command: "show-modal", commandfor: dialog }}
    >
      {children}
    </button>
  );
}
