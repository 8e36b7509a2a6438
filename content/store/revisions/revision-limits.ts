// For how long, and how many, versions of before are stored. Both the site and the content command read the settings here.

import { z } from "zod";

export interface RevisionLimits {
  /** After another took its place; 0: for ever. */
  days: number;
  /** Of one record, or of one post; 0: any number. */
  most: number;
}

const usual: RevisionLimits = { days: 365, most: 200 };

const count = z.coerce.number().int().min(0);

export const revisionsConfig = {
  REVISIONS_DAYS: count.max(36_500).default(usual.days),
  REVISIONS_MOST: count.max(1_000_000).default(usual.most),
};

const settings = z.object(revisionsConfig);

export function limitsIn({ REVISIONS_DAYS, REVISIONS_MOST }: z.output<typeof settings>): RevisionLimits {
  return { days: REVISIONS_DAYS, most: REVISIONS_MOST };
}

/** Of an environment that nobody has checked; undefined where it makes no sense. */
export function readRevisionLimits(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const read = settings.safeParse(given);
  return read.success ? limitsIn(read.data) : undefined;
}
