// In whose time the guide is told. The browser adds the viewer's own (`guide-clock.ts`): one line on any phone, with or without it.

import type { ReactNode } from "react";
import { zoneName } from "../../../model/time/home-zone.ts";

export function GuideClock(): ReactNode {
  return <p>{`All times ${zoneName}`}</p>;
}
