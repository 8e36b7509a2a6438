// What shape an ad's space has, by the sizes it may come in. Header sizes are strips; half-page sizes are tall.

const stripSizes: ReadonlySet<string> = new Set(["970x66", "728x90", "320x50"]);

export function adShape(sizes: readonly string[] | undefined): "box" | "strip" | "tall" {
  if (sizes === undefined || sizes.length === 0) return "box";
  if (sizes.includes("300x600")) return "tall";
  return sizes.every((size) => stripSizes.has(size)) ? "strip" : "box";
}
