// The value of a field for a date and a time, in the zone of whoever sits here.

const two = (number: number) => String(number).padStart(2, "0");

export function localInput(at: number): string {
  const date = new Date(at);
  const day = [String(date.getFullYear()).padStart(4, "0"), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Undefined for a field that is empty or half filled in. */
export function ofLocalInput(value: string): Date | undefined {
  const date = new Date(value);
  return value === "" || Number.isNaN(date.getTime()) ? undefined : date;
}
