import { expect, it } from "vitest";
import type { Block } from "../../content/blocks/schemas.ts";
import type { AdDevice } from "../ui/AdSlot.tsx";
import { slotElementId, withDistinctSlots } from "./distinct-slots.ts";

const ad = (iu?: string, device?: AdDevice): Block => ({ kind: "ad", props: { iu, device } });

function idsOf(...lists: Block[][]): string[] {
  return withDistinctSlots(...lists)
    .flat()
    .flatMap((block) => (block.kind === "ad" ? [slotElementId(block.props.iu ?? "", block.props.device)] : []));
}

it.each<[string, Block[][], string[]]>([
  [
    "different names stay",
    [[ad("ban1", "mobile"), ad("lb2", "tablet")], [ad("rail1")]],
    ["ban1", "lb2-tablet", "rail1"],
  ],
  ["a name again gets a number", [[ad("lb2")], [ad("lb2", "desktop")], [ad("lb2")]], ["lb2", "lb2-2", "lb2-3"]],
  ["tablet and desktop share a name", [[ad("lb2", "tablet"), ad("lb2", "desktop")]], ["lb2-tablet", "lb2"]],
  ["slots without a name", [[ad(), ad()]], ["ad", "ad-2"]],
  ["a name that a number would make", [[ad("lb2"), ad("lb2-2"), ad("lb2")]], ["lb2", "lb2-2", "lb2-3"]],
  ["a name that looks like a tablet's", [[ad("lb2-tablet"), ad("lb2", "tablet")]], ["lb2-tablet", "lb2-2-tablet"]],
])("ADS-01 %s", (_, lists, ids) => {
  expect(idsOf(...lists)).toEqual(ids);
});
