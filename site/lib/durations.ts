// LIST-12: durations are shown as mm:ss, or HH:mm:ss from one hour.

const two = (value: number): string => String(value).padStart(2, "0");

export function durationText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours === 0 ? clock : `${two(hours)}:${clock}`;
}

/** For machines: PT5M47S. */
export function isoDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const parts = [
    [Math.floor(seconds / 3600), "H"],
    [Math.floor(seconds / 60) % 60, "M"],
    [seconds % 60, "S"],
  ] as const;
  const written = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value}${unit}`);
  return `PT${written.join("") || "0S"}`;
}
