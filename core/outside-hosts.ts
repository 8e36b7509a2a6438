// The other hosts a page needs, by what it needs them for. The document's policy allows exactly these beside the own host, and the policy
// of the first document rules as long as it stands: a client navigation to a page that needs more becomes a document load.

export const hostUses = ["script", "style", "img", "media", "font", "connect", "frame"] as const;

export type HostUse = (typeof hostUses)[number];

/** Sources as a content-security policy writes them, e.g. `https://player.example.com`. */
export type OutsideHosts = { readonly [Use in HostUse]?: readonly string[] };

/** Every host of all of them once, in an order that does not depend on who came first. */
export function mergedHosts(...all: readonly (OutsideHosts | undefined)[]): OutsideHosts {
  const merged: { [Use in HostUse]?: string[] } = {};
  for (const use of hostUses) {
    const hosts = new Set(all.flatMap((needed) => needed?.[use] ?? []));
    if (hosts.size > 0) merged[use] = [...hosts].toSorted();
  }
  return merged;
}

/** As the browser is told of them, for comparing alone: `frame https://player.example.com`. */
export function hostNames(outside: OutsideHosts = {}): string[] {
  return hostUses.flatMap((use) => (outside[use] ?? []).map((host) => `${use} ${host}`));
}

/** Whether a document that allows these can show a page that needs those. */
export function allowsHosts(allowed: readonly string[] = [], needed: readonly string[] = []): boolean {
  return needed.every((name) => allowed.includes(name));
}
