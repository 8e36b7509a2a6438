// What may be cached on a reader's device, and how much of it. Drafts and pages made for one reader say so in their headers.

export interface AnswerFacts {
  status: number;
  contentType: string | null;
  cacheControl: string | null;
}

export type Verdict =
  | "keep"
  /** Nothing to keep, and no reason to part with what is cached. */
  | "ignore"
  /** It is gone, or no longer for everyone: the copy goes too. */
  | "forget";

/** `no-store` alone is a page made while something failed (docs/decisions/0004): no better than the copy. */
export function judgeAnswer({ status, contentType, cacheControl }: AnswerFacts): Verdict {
  if (/\bprivate\b/i.test(cacheControl ?? "")) return "forget";
  if (/\bno-store\b/i.test(cacheControl ?? "")) return "ignore";
  if (status === 404 || status === 410) return "forget";
  return status === 200 && contentType?.startsWith("text/html") === true ? "keep" : "ignore";
}

/** Not what is of no use without a connection. */
export function isWorthCaching(key: string, onlineOnly: readonly string[]): boolean {
  return !onlineOnly.includes(key.replace(/\?.*/, ""));
}

const day = 24 * 60 * 60 * 1000;
const megabyte = 1024 * 1024;

export interface Limits {
  readPages: number;
  readFor: number;
  savedPages: number;
  pictures: number;
  pictureBytes: number;
}

export const limits: Limits = {
  readPages: 30,
  readFor: 14 * day,
  savedPages: 200,
  pictures: 600,
  pictureBytes: 60 * megabyte,
};

/** Of one page or picture; what is larger is not cached. */
export const largest = { page: 2 * megabyte, picture: 2 * megabyte };

/** Of one page: those the reader has seen, or all of a saved one up to this. */
export const picturesOfPage = { read: 12, saved: 30 };

/** When the device has no room: half of everything, rather than nothing new. */
export function halved(full: Limits): Limits {
  const half = (count: number) => Math.floor(count / 2);
  return {
    ...full,
    readPages: half(full.readPages),
    pictures: half(full.pictures),
    pictureBytes: half(full.pictureBytes),
  };
}
