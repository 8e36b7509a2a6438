// The figures of a running site, read as whoever watches it does.

import { signAccess } from "../../content/access-token.ts";

/** Its secret must be in the site's settings. */
export async function metricsOf(url: string, secret: string): Promise<(name: string) => number> {
  const authorization = `Bearer ${signAccess("operate", Date.now() + 60_000, secret)}`;
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization } })).text();
  return (name) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length),
    );
}
