// Hours in which a reader wants no sound from us: from one time of day to another, in the reader's zone. Pure.

/** Minutes after midnight. From 22:00 to 7:00 is a night; the same time twice is no quiet hours. */
export interface QuietHours {
  from: number;
  to: number;
}

const minute = 60_000;
const day = 24 * 60;

/** `07:30` as minutes after midnight; undefined for what is no time of day. */
export function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  clocks.set(zone, clock);
  return clock;
}

export function isTimeZone(zone: string): boolean {
  try {
    return clockIn(zone) !== undefined;
  } catch {
    return false;
  }
}

const timeOfDay = (at: number, zone: string) => minutesOf(clockIn(zone).format(at)) ?? 0;

/** When the quiet hours that hold at this moment end; undefined when none hold. */
export function quietUntil(at: number, { from, to }: QuietHours, zone: string): number | undefined {
  const local = timeOfDay(at, zone);
  const isQuiet = from < to ? local >= from && local < to : from > to && (local >= from || local < to);
  if (!isQuiet) return undefined;
  const end = at - (at % minute) + ((to - local + day) % day) * minute;
  // In the night in which clocks are changed the end comes an hour sooner or later.
  const changed = end + (((to - timeOfDay(end, zone) + 1.5 * day) % day) - day / 2) * minute;
  return changed > at ? changed : end;
}
