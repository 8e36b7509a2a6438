// What shape an ad's space has. It decides how much is reserved (ADS-05, decision 8) and how a house promo fills it.

/** A strip holds nothing taller than a banner; the header's is a strip on screens too low for more; tall is a half page in a rail. */
export type AdShape = "box" | "strip" | "tall" | "header";

/** lb1 is the slot in the pre-content. */
export const headerSlot = "lb1";

const strips: ReadonlySet<string> = new Set(["970x66", "728x90", "320x50"]);

export function adShape(slot: string, sizes: readonly string[] = []): AdShape {
  if (slot === headerSlot) return "header";
  if (sizes.includes("300x600")) return "tall";
  return sizes.length > 0 && sizes.every((size) => strips.has(size)) ? "strip" : "box";
}
