// The strip “On now” above what a page is about. A page without a schedule has none.

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import type { OnNowChannel } from "./fetch-on-now.ts";
import { OnNowStrip } from "./OnNowStrip.tsx";

export function OnNow({ channels }: { channels: readonly OnNowChannel[] }): ReactNode {
  if (channels.length === 0) return null;
  return (
    <section className="frame screen-only" aria-label="On television now">
      <Island name="on-now" component={OnNowStrip} props={{ channels }} wakes="near" />
    </section>
  );
}
