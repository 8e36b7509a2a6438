// Stand-ins for outside services, so that the demo shows what a publisher's own services will do. Off unless the environment says otherwise:
// anybody can sign in here, and write.

import { Hono } from "hono";
import type { Capability } from "../capability.ts";
import type { SiteServices } from "../site-services.ts";
import { comments } from "./comments.ts";
import { tvProviders } from "./tv-providers.ts";

export function standInsCapability({ config, signIn, limits, team, now }: SiteServices): Capability {
  if (config.STAND_INS === "off") return {};
  const routes = new Hono();
  if (signIn !== undefined) routes.route("/", tvProviders({ secret: signIn.secret, now }));
  routes.route("/", comments({ limits, team, now }));
  return { routes };
}
