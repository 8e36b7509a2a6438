// CARD-06: what is left of a countdown as the minutes pass. It was true when the page was made.

export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
}

const hour = 60;
const day = 24 * hour;

export function remaining({ days, hours, minutes }: Countdown, elapsed: number): Countdown {
  const whole = days * day + hours * hour + minutes;
  const left = Math.max(0, whole - Math.floor(elapsed / 60_000));
  return { days: Math.floor(left / day), hours: Math.floor((left % day) / hour), minutes: left % hour };
}

/** As they stand beside each other. */
export const countdownUnits = [
  { of: "days", unit: "days" },
  { of: "hours", unit: "hours" },
  { of: "minutes", unit: "min" },
] as const satisfies { of: keyof Countdown; unit: string }[];

export const countdownLabel = ({ days, hours, minutes }: Countdown): string =>
  `Starts in ${days} days, ${hours} hours and ${minutes} minutes`;
