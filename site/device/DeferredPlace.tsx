// The place of a part that comes late. The server draws nothing in it, but it names what will: that is what makes the part's styles the page's.

import type { ComponentProps, ComponentType, ReactNode } from "react";
import { Island } from "../Island.tsx";
import { DeferredPart } from "./DeferredPart.tsx";

interface DeferredPlaceProps {
  part: ComponentProps<typeof DeferredPart>["part"];
  /** The component of that part. */
  drawnBy: ComponentType;
  className?: string;
}

export function DeferredPlace({ part, drawnBy, className }: DeferredPlaceProps): ReactNode {
  return (
    <div data-drawn-by={drawnBy.name}>
      <Island name="late-part" component={DeferredPart} wakes="near" props={{ part }} className={className} />
    </div>
  );
}
