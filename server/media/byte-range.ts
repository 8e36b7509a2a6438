// Which bytes of a file a request asks for (RFC 9110, section 14). Players ask for parts: to begin at the end, to skip, to resume.

export interface ByteRange {
  first: number;
  last: number;
}

const oneRange = /^bytes=(\d*)-(\d*)$/;

/** Nothing: the whole file, also for what may be ignored, such as several parts at once. */
export function byteRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = oneRange.exec(header?.replaceAll(/\s/g, "") ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (from === "") return lastBytes(Number(to), size);
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return undefined;
  return first >= size ? "unsatisfiable" : { first, last };
}

function lastBytes(count: number, size: number): ByteRange | "unsatisfiable" {
  return count === 0 || size === 0 ? "unsatisfiable" : { first: Math.max(0, size - count), last: size - 1 };
}
