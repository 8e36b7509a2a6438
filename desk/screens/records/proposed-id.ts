// What a new record may be called, so that nobody must invent it. Pure.

const two = (number: number) => String(number).padStart(2, "0");

/** Of its kind and the minute: `playlist-20261118-1412`. */
export function proposedId(type: string, now: Date): string {
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `${type.replaceAll("_", "-")}-${day}-${two(now.getHours())}${two(now.getMinutes())}`;
}
