// The hours of both channels by the clock on the wall in the East. A program lasts until the next one; the last goes on over midnight.

/** When, in Eastern time, and the slug of a show or the name of a filler. */
export type Entry = readonly [time: string, what: string];

interface ChannelPlan {
  weekday: readonly Entry[];
  saturday: readonly Entry[];
  sunday: readonly Entry[];
}

/** Of the demo's brand. */
export type DemoChannel = "news" | "business";

const plans: Readonly<Record<DemoChannel, ChannelPlan>> = {
  news: {
    weekday: [
      ["01:00", "the-vail-report"],
      ["02:00", "far-desk"],
      ["03:00", "newsroom"],
      ["06:00", "first-edition"],
      ["09:00", "newsroom"],
      ["10:00", "the-floor"],
      ["11:00", "newsroom"],
      ["12:00", "midday-meridian"],
      ["14:00", "case-file"],
      ["15:00", "newsroom"],
      ["16:00", "the-closing-number"],
      ["17:00", "far-desk"],
      ["18:00", "newsroom"],
      ["19:00", "meridian-tonight"],
      ["20:00", "the-vail-report"],
      ["21:00", "storm-desk"],
      ["22:00", "meridian-tonight"],
      ["23:00", "front-pages"],
      ["23:30", "overnight"],
    ],
    saturday: [
      ["01:00", "the-vail-report"],
      ["02:00", "case-file"],
      ["03:00", "newsroom"],
      ["05:00", "paid"],
      ["05:30", "paid"],
      ["06:00", "weekend"],
      ["10:00", "second-opinion"],
      ["11:00", "newsroom"],
      ["13:00", "known-unknowns"],
      ["14:00", "storm-special"],
      ["15:30", "newsroom"],
      ["18:00", "weekend"],
      ["20:00", "the-long-way-home"],
      ["21:30", "bridge-special"],
      ["23:00", "front-pages"],
      ["23:30", "overnight"],
    ],
    sunday: [
      ["01:00", "the-long-way-home"],
      ["02:30", "known-unknowns"],
      ["03:30", "newsroom"],
      ["05:00", "paid"],
      ["06:00", "weekend"],
      ["09:00", "the-argument"],
      ["10:00", "newsroom"],
      ["12:00", "sunday-stand"],
      ["13:30", "second-opinion"],
      ["14:30", "newsroom"],
      ["17:00", "the-argument"],
      ["18:00", "weekend"],
      ["20:00", "bridge-special"],
      ["21:30", "storm-special"],
      ["23:00", "front-pages"],
      ["23:30", "overnight"],
    ],
  },
  business: {
    weekday: [
      ["00:30", "the-closing-number"],
      ["01:30", "grid"],
      ["02:00", "machines"],
      ["02:30", "ledger"],
      ["03:00", "business-newsroom"],
      ["05:00", "opening"],
      ["09:00", "trading"],
      ["12:00", "ledger"],
      ["12:30", "trading"],
      ["15:00", "grid"],
      ["15:30", "trading"],
      ["16:00", "the-closing-number"],
      ["17:00", "machines"],
      ["17:30", "ledger"],
      ["18:00", "grid"],
      ["18:30", "business-newsroom"],
      ["19:00", "the-closing-number"],
      ["20:00", "asia"],
      ["22:00", "machines"],
      ["22:30", "ledger"],
      ["23:00", "asia"],
    ],
    saturday: [
      ["00:30", "the-closing-number"],
      ["01:30", "paid"],
      ["06:00", "opening"],
      ["08:00", "ledger"],
      ["09:00", "machines"],
      ["10:00", "grid"],
      ["11:00", "known-unknowns"],
      ["12:00", "the-closing-number"],
      ["13:00", "business-newsroom"],
      ["16:00", "machines"],
      ["17:00", "ledger"],
      ["18:00", "the-long-way-home"],
      ["19:30", "grid"],
      ["20:00", "the-closing-number"],
      ["21:00", "machines"],
      ["22:00", "ledger"],
      ["23:00", "paid"],
    ],
    sunday: [
      ["02:00", "business-newsroom"],
      ["06:00", "opening"],
      ["08:00", "grid"],
      ["09:00", "the-argument"],
      ["10:00", "ledger"],
      ["11:00", "machines"],
      ["12:00", "business-newsroom"],
      ["15:00", "the-closing-number"],
      ["16:00", "grid"],
      ["17:00", "ledger"],
      ["18:00", "machines"],
      ["19:00", "asia"],
      ["22:00", "the-closing-number"],
      ["23:00", "asia"],
    ],
  },
};

/** Of a weekday by number; 0 is Sunday. */
export function dayPlan(channel: DemoChannel, weekday: number): readonly Entry[] {
  const { sunday, saturday, weekday: others } = plans[channel];
  if (weekday === 0) return sunday;
  return weekday === 6 ? saturday : others;
}
