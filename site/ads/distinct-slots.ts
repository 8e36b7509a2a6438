// Slots of one page that share a name get names of their own: an element's id may stand in a document only once.

import type { Block } from "../../content/blocks/schemas.ts";
import type { AdDevice } from "../ui/AdSlot.tsx";

/** Tablet and desktop slots share their names (ADS-03), and never a screen. */
export function slotElementId(slot: string, device: AdDevice | undefined): string {
  return device === "tablet" ? `${slot}-tablet` : slot;
}

/** The page's lists of blocks, in the order in which they stand. The first of a name keeps it, the next is called lb2-2. */
export function withDistinctSlots<L extends readonly (readonly Block[])[]>(...lists: L): { [K in keyof L]: Block[] } {
  const taken = new Set<string>();
  const distinct = (block: Block): Block => {
    if (block.kind !== "ad") return block;
    const { iu = "ad", device } = block.props;
    let slot = iu;
    for (let turn = 2; taken.has(slotElementId(slot, device)); turn += 1) slot = `${iu}-${turn}`;
    taken.add(slotElementId(slot, device));
    return slot === block.props.iu ? block : { kind: "ad", props: { ...block.props, iu: slot } };
  };
  const named = lists.map((blocks) => blocks.map(distinct));
  // As many lists as came in; map cannot say so.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return named as { [K in keyof L]: Block[] };
}
