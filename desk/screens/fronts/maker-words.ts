import type { HistoryLine } from "../../../model/desk/front-calls.ts";

/** Who made a version, and by what way. */
export function makerWords({ who, way }: Pick<HistoryLine, "who" | "way">): string {
  return [who, way].filter(Boolean).join(", by ");
}
