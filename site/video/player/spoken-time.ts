// Times as a screen reader should say them.

const unit = (value: number, name: string): string => `${value} ${name}${value === 1 ? "" : "s"}`;

export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    [Math.floor(whole / 3600), "hour"],
    [Math.floor(whole / 60) % 60, "minute"],
    [whole % 60, "second"],
  ] as const;
  const said = parts.filter(([value]) => value > 0).map(([value, name]) => unit(value, name));
  return said.join(" ") || unit(0, "second");
}
