const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** In the zone of whoever sits here. */
export function timeWords(at: number): string {
  return format.format(at);
}
