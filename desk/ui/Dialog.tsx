// The browser's own dialog: the rest of the page waits, Escape leaves it, and the focus comes back to where it was. It stands outside of the form
// that opened it, so that it may have a form of its own.

import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import styles from "./Dialog.module.css";

interface DialogProps {
  title: string;
  isWide?: boolean;
  onLeave: () => void;
  children: ReactNode;
}

export function Dialog({ title, isWide = false, onLeave, children }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    // Closed before it is taken away, or the browser would not know where the focus was.
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={id}
      // Whoever closes the choice of a file does not leave the dialog.
      onCancel={({ target, currentTarget }) => target === currentTarget && onLeave()}
      // What is sent from here is no business of the form around it.
      onSubmit={(event) => event.stopPropagation()}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  );
}
