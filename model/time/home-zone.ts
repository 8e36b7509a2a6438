// The zone in which the site tells times, and what readers see it called. The browser reads it in the document, which a server of the
// publisher's has written.

import { brand } from "../brand.ts";

interface HomeZone {
  timeZone: string;
  /** Behind a time: `9:05 AM ET`. */
  timeZoneMark: string;
  /** In a sentence: `All times Eastern`. */
  timeZoneName: string;
}

// Without a bundler there is no environment of one, and no browser either.
// oxlint-disable-next-line typescript/no-unnecessary-boolean-literal-compare
const home = import.meta.env?.SSR === false ? zoneOfDocument() : brand;

export const homeZone: string = home.timeZone;
export const zoneMark: string = home.timeZoneMark;
export const zoneName: string = home.timeZoneName;

function zoneOfDocument(): HomeZone {
  const { timeZone = "", timeZoneMark = "", timeZoneName = "" } = document.documentElement.dataset;
  return { timeZone, timeZoneMark, timeZoneName };
}
