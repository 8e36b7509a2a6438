// Whether an endpoint may be called: over TLS, and at no address inside the network unless the settings name its host.

import { isInside } from "../../model/addresses/inside-networks.server.ts";
import { listedSources, readImageSource } from "../../model/pictures/image-sources.server.ts";

const longest = 2_000;

/** The hosts of the setting `WEBHOOKS_INSIDE`. */
export function insideHosts(setting: string | undefined): string[] {
  return listedSources(setting).flatMap((entry) => readImageSource(entry)?.host ?? []);
}

/** Such names lead nowhere else (RFC 6761). */
const isThisMachine = (host: string) => /^(?:.+\.)?localhost\.?$/.test(host);

/** Undefined when it may. Where a name leads is looked at when it is called. */
export function endpointFault(address: string, inside: readonly string[]): string | undefined {
  const url = address.length > longest ? null : URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return "is no https address";
  if (url.username !== "" || url.password !== "") return "holds a password";
  if (inside.includes(url.host)) return undefined;
  if (url.protocol !== "https:") return "is not https";
  const host = url.hostname.replaceAll(/[[\]]/g, "");
  return isInside(host) || isThisMachine(host) ? "is no public address" : undefined;
}
