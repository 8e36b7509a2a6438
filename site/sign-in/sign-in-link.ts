// The way to the sign-in service and back. The service is told where to send the reader, and adds what it has to say as `token`.

import { isExternal } from "../../model/addresses/site-path.ts";
import { signInPath } from "./sign-in-addresses.ts";

/** `to` is the page on which the reader wanted to sign in. A service on this very site needs no host. */
export function signInLink(service: string, to: string, origin: string): string {
  const back = `${signInPath}?${new URLSearchParams({ to }).toString()}`;
  const query = new URLSearchParams({ return: isExternal(service) ? origin + back : back }).toString();
  return `${service}${service.includes("?") ? "&" : "?"}${query}`;
}
