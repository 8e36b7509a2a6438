// Which hosts are this site (ROUTE-23): the brand's domain, its further hosts and those of the settings, each with and without www.

import { brand } from "../brand.ts";

const ofBrand: ReadonlySet<string> = new Set([brand.domain, ...brand.ownHosts].map(bareHost));
let ofSettings: ReadonlySet<string> = new Set();

/** Said when a process or a thread begins, before any record is read: the schemas of addresses know no other way to hear of it. */
export function setOwnHosts(hosts: readonly string[]): void {
  ofSettings = new Set(hosts.map(bareHost));
}

/** Those of the settings, as they are compared. */
export function ownHosts(): string[] {
  return [...ofSettings].filter((host) => !ofBrand.has(host)).toSorted();
}

export function isOwnHost(host: string): boolean {
  const bare = bareHost(host);
  return ofBrand.has(bare) || ofSettings.has(bare);
}

/** As hosts are compared: one with www leads to the one without, and the usual ports go without saying. */
export function bareHost(host: string): string {
  const written = /[^\u0000-\u007f]/.test(host) ? (URL.parse(`https://${host}`)?.host ?? host) : host;
  return written
    .toLowerCase()
    .replace(/:(80|443)$/, "")
    .replace(/\.(?=:\d+$|$)/, "")
    .replace(/^www\./, "");
}

/** The host of SITE_ORIGIN and those of OWN_HOSTS, which are written between commas. */
export function hostsOfSettings(origin: string | undefined, hosts: string | undefined): string[] {
  const own = origin === undefined ? undefined : URL.parse(origin)?.host;
  const others = (hosts ?? "").split(",").map((host) => host.trim());
  return [...(own === undefined ? [] : [own]), ...others.filter((host) => host !== "")];
}
