// The calls about alerts.

import { frontSubtypes, type FrontPlace, type FrontSubtype } from "../../model/layouts/front-place.ts";

/** More than anything has. */
const mostNames = 4;

const isFrontSubtype = (text: string): text is FrontSubtype => frontSubtypes.some((subtype) => subtype === text);

export const alertKeyPath = "/api/alerts/key";
export const subscriptionPath = "/api/alerts/subscription";
/** What open pages listen to, among the live addresses. */
export const liveAlertsPath = "/alerts";

const ofFronts = `${liveAlertsPath}/`;

/** The same for pages that show a front: they hear of it as well, by one stream. */
export function liveFrontPath({ subtypes, names }: FrontPlace): string {
  const listed = (all: readonly string[]) => all.map(encodeURIComponent).join(",");
  return ofFronts + encodeURIComponent(`${listed(subtypes)};${listed(names)}`);
}

export const isForEveryPage = (path: string): boolean => path === liveAlertsPath || path.startsWith(ofFronts);

/** The front that a live address is about, once that is decoded; undefined where it names none. */
export function liveFrontOf(path: string): FrontPlace | undefined {
  const lists = path.startsWith(ofFronts) ? path.slice(ofFronts.length).split(";") : [];
  if (lists.length !== 2) return undefined;
  try {
    const [subtypes = [], names = []] = lists.map(readList);
    return subtypes.every(isFrontSubtype) && names.length <= mostNames ? { subtypes, names } : undefined;
  } catch {
    // Escapes that are none.
    return undefined;
  }
}

const readList = (text: string) => (text === "" ? [] : text.split(",").map(decodeURIComponent));
