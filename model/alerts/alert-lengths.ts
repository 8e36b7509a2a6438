// How many letters of an alert are seen where.

export const alertLengths = {
  /** What a locked phone shows of a notification before somebody opens it, in three lines. */
  phone: 110,
  /** Two lines of the banner on a phone. */
  banner: 90,
  /** What a notification holds at all. */
  most: 280,
} as const;
