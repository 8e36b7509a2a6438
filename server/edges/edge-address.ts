// How a setting names a cache in front of the site: `varnish://10.0.0.5:6081`, `fastly://SERVICE`, `cloudflare://ZONE`,
// `webhook+https://cdn.example.com/purge`, each with `?hard` or `?soft`. Pure.

export const edgeKinds = ["varnish", "fastly", "cloudflare", "webhook"] as const;
export type EdgeKind = (typeof edgeKinds)[number];

export interface Edge {
  kind: EdgeKind;
  /** In the store, in the log and for operators: no secret is in it. */
  name: string;
  /** Of Varnish and a webhook the address that is called, of the others the service or the zone. */
  target: string;
  /** What was purged is shown on while the site does not answer. */
  isSoft: boolean;
}

const example = "must be addresses such as varnish://10.0.0.5:6081 or fastly://SERVICE, with spaces between them";
const entry = /^(?<kind>[a-z]+)(?:\+(?<scheme>https?))?:\/\/(?<rest>[^?#\s]+)(?:\?(?<way>soft|hard))?$/;

export function readEdge(written: string): Edge | { fault: string } {
  const { kind: named, scheme, rest = "", way } = entry.exec(written)?.groups ?? {};
  const kind = edgeKinds.find((one) => one === named);
  if (kind === undefined) return { fault: example };
  // Cloudflare knows no other way.
  if (kind === "cloudflare" && way === "soft") return { fault: "cannot be soft at cloudflare" };
  const isSoft = way === undefined ? kind !== "cloudflare" : way === "soft";
  if (kind === "fastly" || kind === "cloudflare") {
    if (scheme !== undefined || !/^\w+$/.test(rest))
      return { fault: `must be ${kind}:// and the id of the ${kind === "fastly" ? "service" : "zone"}` };
    return { kind, name: `${kind}://${rest}`, target: rest, isSoft };
  }
  const url = URL.parse(`${scheme ?? (kind === "webhook" ? "https" : "http")}://${rest}`);
  if (url === null || url.username !== "" || url.password !== "") return { fault: example };
  if (kind === "varnish" && url.pathname !== "/")
    return { fault: "must be the address of varnish alone, without a path" };
  return { kind, name: `${kind}://${url.host}${kind === "webhook" ? url.pathname : ""}`, target: url.href, isSoft };
}
