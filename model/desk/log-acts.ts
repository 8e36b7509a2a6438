// Everything that is written down at the desk, by the kind of thing it is done to, in the words of the log.

import { keysOf } from "../fields/keys-of.ts";

export const logKinds = {
  stories: "Stories",
  fronts: "Fronts",
  live: "Live coverage",
  alerts: "Alerts",
  pictures: "Pictures",
  topics: "Hot topics",
  redirects: "Redirects",
  records: "Records",
  tokens: "Tokens",
  people: "People",
  "sign-ins": "Sign-ins",
} as const;
export type LogKind = keyof typeof logKinds;

export const logActs = {
  "changed-story": { of: "stories", says: "Edited the story" },
  "corrected-story": { of: "stories", says: "Corrected the story" },
  "took-back-correction": { of: "stories", says: "Removed a correction from the story" },
  "published-story": { of: "stories", says: "Published the story" },
  "scheduled-story": { of: "stories", says: "Scheduled the story" },
  "took-story-back": { of: "stories", says: "Made the story a draft" },
  "withdrew-story": { of: "stories", says: "Withdrew the story" },
  "brought-back-story": { of: "stories", says: "Brought back the story" },
  "restored-story": { of: "stories", says: "Restored an older version of the story" },
  "moved-story": { of: "stories", says: "Moved the story" },
  "dropped-address": { of: "stories", says: "Dropped an old address of the story" },
  "began-front": { of: "fronts", says: "Began the front" },
  "published-front": { of: "fronts", says: "Published the front" },
  "scheduled-front": { of: "fronts", says: "Scheduled the front" },
  "took-back-schedule": { of: "fronts", says: "Unscheduled the front" },
  "schedule-failed": { of: "fronts", says: "Could not publish on schedule: the front" },
  "discarded-front": { of: "fronts", says: "Discarded the new front" },
  "discarded-working-copy": { of: "fronts", says: "Discarded the working copy of the front" },
  "brought-back-working-copy": { of: "fronts", says: "Brought back the working copy of the front" },
  "restored-front": { of: "fronts", says: "Restored an older version of the front" },
  "began-coverage": { of: "live", says: "Began live coverage" },
  "changed-coverage": { of: "live", says: "Edited the live coverage" },
  "corrected-coverage": { of: "live", says: "Corrected the live coverage" },
  "took-back-note": { of: "live", says: "Removed a correction from the live coverage" },
  "withdrew-coverage": { of: "live", says: "Withdrew the live coverage" },
  "brought-back-coverage": { of: "live", says: "Brought back the live coverage" },
  posted: { of: "live", says: "Posted to" },
  "changed-post": { of: "live", says: "Edited a post of" },
  "marked-post": { of: "live", says: "Pinned or marked a post of" },
  "removed-post": { of: "live", says: "Removed a post from" },
  "sent-alert": { of: "alerts", says: "Sent the alert" },
  "asked-for-alert": { of: "alerts", says: "Asked for approval of the alert" },
  "approved-alert": { of: "alerts", says: "Approved the alert" },
  "refused-alert": { of: "alerts", says: "Refused the alert" },
  "withdrew-alert": { of: "alerts", says: "Withdrew the alert" },
  "added-picture": { of: "pictures", says: "Added the picture" },
  "changed-picture": { of: "pictures", says: "Edited the picture" },
  "published-topics": { of: "topics", says: "Published the hot topics" },
  "added-redirect": { of: "redirects", says: "Added the redirect" },
  "changed-redirect": { of: "redirects", says: "Changed the redirect" },
  "removed-redirect": { of: "redirects", says: "Removed the redirect" },
  "new-record": { of: "records", says: "Added the record" },
  "changed-record": { of: "records", says: "Edited the record" },
  "withdrew-record": { of: "records", says: "Withdrew the record" },
  "made-token": { of: "tokens", says: "Created the token" },
  "revoked-token": { of: "tokens", says: "Revoked the token" },
  invited: { of: "people", says: "Invited" },
  "changed-person": { of: "people", says: "Changed the role or access of" },
  "ended-sessions": { of: "people", says: "Signed out" },
  came: { of: "sign-ins", says: "Joined with the publisher’s account" },
  "signed-in": { of: "sign-ins", says: "Signed in" },
  "signed-out": { of: "sign-ins", says: "Signed out" },
  "ended-session": { of: "sign-ins", says: "Ended a session of their own" },
  "added-passkey": { of: "sign-ins", says: "Added a passkey" },
  "removed-passkey": { of: "sign-ins", says: "Removed a passkey" },
  "session-stolen": { of: "sign-ins", says: "Session ended: its cookie was used on another device" },
} as const satisfies Record<string, { of: LogKind; says: string }>;
export type LogAct = keyof typeof logActs;

export const isLogAct = (act: string): act is LogAct => Object.hasOwn(logActs, act);
export const isLogKind = (kind: string): kind is LogKind => Object.hasOwn(logKinds, kind);

export const actsOfKind = (kind: LogKind): LogAct[] => actsThat(({ of }) => of === kind);

/** Those whose words in the log have this one, or begin so. */
export const actsSaying = (word: string): LogAct[] =>
  actsThat(({ says }) => says.toLowerCase().includes(word.toLowerCase()));

function actsThat(isWanted: (act: (typeof logActs)[LogAct]) => boolean): LogAct[] {
  return keysOf(logActs).filter((act) => isWanted(logActs[act]));
}
