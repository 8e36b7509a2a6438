// Signing in with a TV provider: nothing is there without a service for it.

import type { Capability } from "../capability.ts";
import type { SiteServices } from "../site-services.ts";
import { signInRoutes } from "./routes.ts";

export function signInCapability({ config, signIn, origin, openClient, log, now }: SiteServices): Capability {
  if (signIn === undefined) return {};
  const cookie = { secret: signIn.secret, secure: origin.startsWith("https:"), days: config.SIGN_IN_DAYS };
  return { routes: signInRoutes({ cookie, openClient, log, now }) };
}
