// The addresses of the desk: its calls, its files, the way to the publisher's sign-in and back, and for all others its document.

import { Hono, type Context } from "hono";
import type { Logger } from "pino";
import { deskCalls, openCalls } from "../../model/desk/calls.ts";
import { keysOf } from "../../model/fields/keys-of.ts";
import { answerError } from "../api/answer-error.ts";
import { cachePolicies } from "../http/cache-policies.ts";
import { answerDeskCall, answerOpenCall, type CallDoor, type DeskAnswers, type OpenAnswers } from "./answer-call.ts";
import { deskDocument, deskPolicy, type DeskAssets } from "./desk-document.ts";
import { deviceOf } from "./device-of.ts";
import { cookieIn, deskCookies, noCookie, writeCookie } from "./session-cookie.ts";
import { openSession } from "./sign-in-answers.ts";
import type { SignInProvider } from "./sign-in-provider.ts";

export interface DeskFiles extends DeskAssets {
  routes: Hono;
}

export interface DeskParts {
  door: CallDoor;
  open: OpenAnswers;
  signedIn: DeskAnswers;
  provider: SignInProvider | undefined;
  files: DeskFiles;
  lasts: number;
  log: Logger;
}

export const providerPath = "/desk/sign-in/provider";
export const backPath = "/desk/sign-in/back";

export function deskRoutes({ door, open, signedIn, provider, files, lasts, log }: DeskParts): Hono {
  const routes = new Hono();
  const document = deskDocument(files);
  routes.onError(answerError(log));

  for (const name of keysOf(openCalls)) {
    const { method, path } = openCalls[name];
    routes.on(method, `/desk/api${path}`, (context) => answerOpenCall(context, name, door, open));
  }
  for (const name of keysOf(deskCalls)) {
    const { method, path } = deskCalls[name];
    routes.on(method, `/desk/api${path}`, (context) => answerDeskCall(context, name, door, signedIn));
  }
  routes.all("/desk/api/*", (context) => context.json({ message: "There is no such call.", statusCode: 404 }, 404));

  const leadTo = (context: Context, address: string, cookies: readonly string[]) => {
    for (const cookie of cookies) context.header("set-cookie", cookie, { append: true });
    context.header("cache-control", cachePolicies.ofOneReader);
    return context.redirect(address, 303);
  };

  if (provider !== undefined) {
    routes.get(providerPath, async (context) => {
      const begun = await provider.begin().catch((error: unknown) => {
        log.warn({ err: error }, "the sign-in provider does not answer");
      });
      if (begun === undefined) return leadTo(context, "/desk?fault=failed", []);
      return leadTo(context, begun.address, [writeCookie(deskCookies.pending, begun.pending, 600, door)]);
    });
    routes.get(backPath, async (context) => {
      const pending = cookieIn(context.req.header("cookie"), deskCookies.pending, door) ?? "";
      const { person, fault, error } = await provider.finish(pending, new URL(context.req.url).search);
      if (error !== undefined) log.warn({ err: error }, "the sign-in provider's answer was not good");
      const noPending = noCookie(deskCookies.pending, door);
      if (person === undefined) return leadTo(context, `/desk?fault=${fault}`, [noPending]);
      const device = deviceOf(context.req.header("user-agent"));
      const session = await openSession(person, "provider", device, { desk: door.desk, lasts, secure: door.secure });
      return leadTo(context, "/desk", [session, noPending]);
    });
  }

  routes.route("/", files.routes);
  routes.get("/desk/assets/*", (context) => context.notFound());

  const show = (context: Context) =>
    context.html(document, 200, {
      "content-security-policy": deskPolicy,
      "cache-control": cachePolicies.none,
    });
  // One spelling of each screen, as of the site's own pages.
  routes.get("/desk/*", (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    return pathname.endsWith("/") ? leadTo(context, pathname.slice(0, -1) + search, []) : next();
  });
  routes.get("/desk", show);
  routes.get("/desk/*", show);
  return routes;
}
