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
