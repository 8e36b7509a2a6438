import { useEffect, useRef, type ReactNode } from "react";
import type { Invitation } from "../../../model/desk/calls.ts";
import { Notice } from "../../ui/Notice.tsx";
import { timeWords } from "../../ui/time-words.ts";

export interface Issued extends Invitation {
  name: string;
}

/** Has the focus when it appears, and is thereby in view: it is shown this once. */
export function IssuedLink({ issued: { name, until, link } }: { issued: Issued }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="done">
        The link for {name}, good once and until {timeWords(until)}: <code>{link}</code>
      </Notice>
    </div>
  );
}
