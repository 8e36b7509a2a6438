// ROUTE-06: where and when the channel can be watched, found by country, region or carrier. Pure.

export interface Carrier {
  name: string;
  channel?: string;
  hours?: string;
  url?: string;
}

export interface CarrierCountry {
  name: string;
  region?: string;
  carriers: Carrier[];
}

/** Without accents and case: “cote d’ivoire” finds “Côte d’Ivoire”. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/[’']/g, "'").toLowerCase();
}

/** Every word must be found in the country, its region or one carrier; then only the carriers that match by name remain, if any do. */
export function findCarriers(countries: readonly CarrierCountry[], wanted: string): CarrierCountry[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hasWords = (text: string) => words.every((word) => plain(text).includes(word));
  return countries.flatMap((country): CarrierCountry[] => {
    if (hasWords(`${country.name} ${country.region ?? ""}`)) return [country];
    const carriers = country.carriers.filter(({ name }) => hasWords(`${country.name} ${name}`));
    return carriers.length === 0 ? [] : [{ ...country, carriers }];
  });
}

export interface CarrierRegion {
  name: string;
  countries: CarrierCountry[];
}

/** Countries by region, both in the order in which they come. */
export function byRegion(countries: readonly CarrierCountry[]): CarrierRegion[] {
  const regions = Map.groupBy(countries, ({ region = "" }) => region);
  return [...regions].map(([name, inRegion]) => ({ name, countries: inRegion }));
}
