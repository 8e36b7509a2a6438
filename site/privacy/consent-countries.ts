// ADS-06: where the law asks for consent before anything of others is loaded. ISO 3166-1 codes.

const europeanUnion = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE";
/** Parts of member states that have codes of their own. */
const outermostRegions = "AX GF GP MF MQ RE YT";
/** Not members, the same rule: the European Economic Area, the United Kingdom and Switzerland. */
const sameRule = "IS LI NO GB GG IM JE GI CH";

export const consentCountries: ReadonlySet<string> = new Set(
  `${europeanUnion} ${outermostRegions} ${sameRule}`.split(" "),
);

/** A country's code as headers of proxies spell it; undefined for what names none (Cloudflare says XX and T1 for unknown and Tor). */
export function countryIn(header: string | undefined): string | undefined {
  const code = header?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(code) && code !== "XX" ? code : undefined;
}
