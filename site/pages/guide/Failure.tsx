// SCHED-04: a schedule that could not be read, with its code and message.

import type { ReactNode } from "react";
import { Pill } from "../../ui/Pill.tsx";
import type { ScheduleFailure } from "../../tv/live-entry.ts";

export function Failure({ failure: { code, message } }: { failure: ScheduleFailure }): ReactNode {
  return (
    <p>
      <Pill kind="live" /> {code}: {message}
    </p>
  );
}
