// Whether what a browser says of itself can be used: an endpoint at a push service and keys that things can be encrypted for. The endpoint is
// an address that the server will call, and anybody can name one. Pure; where its name leads, `send-push.ts` looks when it calls.

import { ECDH } from "node:crypto";
import type { PushAddress } from "../../content/store/push/push-subscriptions.ts";

const longestEndpoint = 1000;

/** Undefined when it may be called: at one of these services, as `push-services.ts` writes them. */
export function endpointFault(endpoint: string, services: readonly string[]): string | undefined {
  const url = endpoint.length > longestEndpoint ? null : URL.parse(endpoint);
  if (url === null) return "is no address";
  if (url.username !== "" || url.password !== "") return "holds a password";
  return services.some((service) => isAt(url, service)) ? undefined : "is at no push service of this site";
}

/** `https://*.push.example` is every host below push.example. */
function isAt({ protocol, host }: URL, service: string): boolean {
  const [scheme = "", name = ""] = service.split("//");
  if (protocol !== scheme) return false;
  return name.startsWith("*.") ? host.endsWith(name.slice(1)) : host === name;
}

export function keysFault({ p256dh, auth }: Pick<PushAddress, "p256dh" | "auth">): string | undefined {
  if (Buffer.from(auth, "base64url").length !== 16) return "auth must be 16 bytes";
  const point = Buffer.from(p256dh, "base64url");
  if (point.length !== 65) return "p256dh must be a point of P-256, not compressed";
  try {
    ECDH.convertKey(point, "prime256v1");
    return undefined;
  } catch {
    return "p256dh is not on the curve P-256";
  }
}
