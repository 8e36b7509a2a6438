// Posts that readers do not have any more, each with the way back.

import { useEffect, useRef, type ReactNode } from "react";
import type { PostLine } from "../../../model/desk/live-calls.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Live.module.css";
import { postName } from "./post-name.ts";

interface RemovedEntryProps {
  line: PostLine;
  /** It was removed just now: what had the focus is gone. */
  isFocused?: boolean;
  onBringBack: () => void;
}

export function RemovedEntry({ line, isFocused = false, onBringBack }: RemovedEntryProps): ReactNode {
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFocused) entry.current?.focus();
  }, [isFocused]);
  return (
    <li ref={entry} tabIndex={-1} className={styles.post}>
      <p>“{postName(line)}” was removed.</p>
      <div className={styles.acts}>
        <Button label={`Bring back ${postName(line)}`} onPress={onBringBack}>
          Bring it back
        </Button>
      </div>
    </li>
  );
}

interface RemovedPostsProps {
  lines: readonly PostLine[];
  onBringBack: (line: PostLine) => void;
}

export function RemovedPosts({ lines, onBringBack }: RemovedPostsProps): ReactNode {
  if (lines.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>Removed posts ({lines.length})</summary>
      <ul className={styles.list}>
        {lines.map((line) => (
          <RemovedEntry key={line.id} line={line} onBringBack={() => onBringBack(line)} />
        ))}
      </ul>
    </details>
  );
}
