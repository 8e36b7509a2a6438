// What must not be parted by the end of a line: a time and its half of the day.

export function keepTogether(text: string): string {
  return text.replaceAll(/(\d) (?=[ap]\.m\.)/g, "$1\u00a0");
}
