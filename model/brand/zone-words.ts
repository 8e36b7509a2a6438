// What a zone is called where its publisher does not say it.

/** Zones are called after whether they change their clocks, which is asked of a day of our own time. */
const someDay = Date.UTC(2026, 0);

function generic(timeZone: string, timeZoneName: "shortGeneric" | "longGeneric"): string {
  try {
    const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName }).formatToParts(someDay);
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  } catch {
    // The check of the brand folder says that there is no such zone.
    return timeZone;
  }
}

/** Behind a time: ET; where there are no such letters, the city: Berlin time. */
export function zoneMarkOf(timeZone: string): string {
  const short = generic(timeZone, "shortGeneric");
  const city = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  return /^[A-Z]{2,5}$/.test(short) ? short : `${city} time`;
}

/** In a sentence, before the word time or at its end: Eastern, Central European. */
export function zoneNameOf(timeZone: string): string {
  return generic(timeZone, "longGeneric").replace(/ Time$/, "");
}
