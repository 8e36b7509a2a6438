// Which columns hold numbers: every cell that is not empty reads as one, money and percent signs aside.

const numberLike = /^[-+−–]?[$€£]?\d[\d,.]*\s?(%|[kKmMbB]|million|billion|trillion)?$/;
const nothing = /^[-–—]?$/;

export function numericColumns(rows: readonly (readonly string[])[]): boolean[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => {
    const cells = rows.map((row) => row[column] ?? "").filter((text) => !nothing.test(text));
    return cells.length > 0 && cells.every((text) => numberLike.test(text));
  });
}
