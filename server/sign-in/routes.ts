// The way back from the sign-in service, who has signed in, signing out, and the stream of a locked video (VIDEO-05). All for one reader, so
// that pages need not be.

import { Hono, type Context } from "hono";
import type { Logger } from "pino";
import type { OpenClient } from "../../content/client.ts";
import { readViewer } from "../../content/sign-in-token.ts";
import { notFound } from "../../model/http-error.ts";
import { messages } from "../../site/messages.ts";
import { signInFailedId, signInPath, signOutPath, viewerPath } from "../../site/sign-in/sign-in-addresses.ts";
import { knownVideo } from "../../site/video/known-video.ts";
import { signedIn } from "../../site/video/video-state.ts";
import { answerError } from "../api/answer-error.ts";
import { storeCall } from "../api/store-call.ts";
import { isFromElsewhere } from "../forms/sender.ts";
import { cachePolicies } from "../http/cache-policies.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { safeReturn } from "./safe-return.ts";
import { noViewerCookie, viewerCookie, viewerIn, type CookieParts } from "./viewer-cookie.ts";

export interface SignInParts {
  cookie: CookieParts;
  openClient: OpenClient;
  log: Logger;
  now: () => number;
}

export function signInRoutes({ cookie, openClient, log, now }: SignInParts): Hono {
  const routes = new Hono();
  const viewerOf = (context: Context) => viewerIn(context.req.header("cookie"), cookie.secret, now());
  const ofOneReader = { ...securityHeaders, "cache-control": cachePolicies.ofOneReader };
  routes.onError(answerError(log));

  const sentBack = (to: string, setCookie?: string) =>
    new Response(null, {
      status: 303,
      headers: { ...ofOneReader, location: to, ...(setCookie !== undefined && { "set-cookie": setCookie }) },
    });

  routes.get(signInPath, (context) => {
    const to = safeReturn(context.req.query("to"));
    const viewer = readViewer("sign-in", context.req.query("token") ?? "", cookie.secret, now());
    return viewer === undefined
      ? sentBack(`${to}#${signInFailedId}`)
      : sentBack(to, viewerCookie(viewer.provider, cookie, now()));
  });

  routes.post(signOutPath, (context) =>
    sentBack(safeReturn(context.req.query("to")), isFromElsewhere(context) ? undefined : noViewerCookie(cookie.secure)),
  );

  routes.get(viewerPath, (context) => context.json(signedIn(viewerOf(context)), 200, ofOneReader));

  routes.get("/api/video/:id/stream", (context) =>
    storeCall(context, log, async () => {
      const viewer = viewerOf(context);
      const found = await openClient(new Set()).byPath("video", `/video/${context.req.param("id")}`);
      const known = knownVideo(found, now(), { isSignedIn: viewer !== undefined });
      if (known.standing === "missing") throw notFound(messages.videoMissing);
      const { standing, stream, captions } = known;
      return context.json({ standing, stream, captions, ...signedIn(viewer) }, 200, ofOneReader);
    }),
  );

  return routes;
}
