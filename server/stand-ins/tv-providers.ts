// Stands in for the service that checks with TV providers who receives the channel: a provider is chosen, and that is all.

import { Hono } from "hono";
import { signViewer } from "../../content/sign-in-token.ts";
import { brand } from "../../model/brand.ts";
import { escapeAttribute } from "../../model/html/escape.ts";
import { signInPath } from "../../site/sign-in/sign-in-addresses.ts";
import { cachePolicies } from "../http/cache-policies.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { safeReturn } from "../sign-in/safe-return.ts";
import { standInPage } from "./stand-in-page.ts";

export const tvProvidersPath = "/api/stand-ins/sign-in";

const providers = ["Prairie Cable", "Harbor Fiber", "Summit Satellite", "Lakeshore Streaming TV"] as const;
/** Long enough for the way back. */
const goodFor = 5 * 60_000;

interface TvProviderParts {
  secret: string;
  now: () => number;
}

export function tvProviders({ secret, now }: TvProviderParts): Hono {
  const routes = new Hono();

  routes.get(tvProvidersPath, (context) => {
    const back = wayBack(context.req.query("return"));
    if (back === undefined) return nowhere();
    const choice = (provider: string) => {
      const query = new URLSearchParams({ return: back, provider }).toString();
      return `<button formaction="${escapeAttribute(`${tvProvidersPath}?${query}`)}">${provider}</button>`;
    };
    return standInPage({
      title: "Choose your TV provider",
      body: `<p>In real life your provider would ask who you are here. This page only pretends: choose any of these, and you have signed in.</p>
<form method="post">
${providers.map(choice).join("\n")}
</form>
<p class="quiet">No password, no account: ${brand.name} learns the provider’s name and nothing else. <a href="${escapeAttribute(backTo(back))}">Back without signing in</a></p>`,
    });
  });

  routes.post(tvProvidersPath, (context) => {
    const back = wayBack(context.req.query("return"));
    const provider = providers.find((name) => name === context.req.query("provider"));
    if (back === undefined || provider === undefined) return nowhere();
    const token = signViewer("sign-in", { provider, until: now() + goodFor }, secret);
    const location = `${back}&${new URLSearchParams({ token }).toString()}`;
    return new Response(null, {
      status: 303,
      headers: { ...securityHeaders, "cache-control": cachePolicies.ofOneReader, location },
    });
  });

  return routes;
}

/** The site's own way back, as its Sign in names it. Whatever else is named is nowhere. */
function wayBack(asked: string | undefined): string | undefined {
  const back = safeReturn(asked);
  return back.startsWith(`${signInPath}?to=`) ? back : undefined;
}

function backTo(back: string): string {
  return safeReturn(new URLSearchParams(back.slice(back.indexOf("?"))).get("to") ?? undefined);
}

function nowhere(): Response {
  return standInPage({
    title: "There is no way back from here",
    body: `<p>This page is reached by Sign in, on <a href="/">${brand.name}</a>.</p>`,
    status: 400,
  });
}
