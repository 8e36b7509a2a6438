// The parts of results that the live stream tells open pages of, drawn as the page itself draws them.

import type { ReactNode } from "react";
import { drawFragment } from "../../../core/draw-fragment.server.tsx";
import type { Marked } from "../../election/election-view.server.ts";
import { ChamberBar } from "./ChamberBar.tsx";
import { LatestCalls } from "./LatestCalls.tsx";
import { Night } from "./Night.tsx";
import { RaceCard } from "./RaceCard.tsx";
import { StateTile } from "./StateMap.tsx";

interface Drawing {
  path: string;
  at: number;
  onError: (error: unknown) => void;
}

export function drawResultsPart(part: Marked, { path, at, onError }: Drawing): string {
  return drawFragment(elementOf(part, path), { at, name: part.id, onError });
}

function elementOf(part: Marked, path: string): ReactNode {
  switch (part.kind) {
    case "night":
      return <Night part={part} />;
    case "chamber":
      return <ChamberBar part={part} />;
    case "calls":
      return <LatestCalls part={part} />;
    case "tile":
      return <StateTile part={part} path={path} />;
    case "race":
      break;
  }
  return <RaceCard part={part} />;
}
