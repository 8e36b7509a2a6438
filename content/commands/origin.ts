import type { Surroundings } from "./command.ts";

/** The site's address, as the server knows itself. */
export function originOf({ env }: Pick<Surroundings, "env">): string {
  return env["SITE_ORIGIN"]?.replace(/\/$/, "") || `http://localhost:${env["PORT"] || 3000}`;
}
