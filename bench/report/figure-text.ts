// A figure in words.

import type { Figure } from "./figure.ts";

type Measured = Pick<Figure, "value" | "unit">;

/** As many digits as it is worth. */
export function numberText(value: number): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function valueText({ value, unit }: Measured): string {
  return unit === undefined ? value.toFixed(2) : `${numberText(value)} ${unit}`;
}

export function barText({ bar, unit }: Pick<Figure, "bar" | "unit">): string {
  if (bar === undefined) return "";
  return "atMost" in bar
    ? `at most ${valueText({ value: bar.atMost, unit })}`
    : `at least ${valueText({ value: bar.atLeast, unit })}`;
}
