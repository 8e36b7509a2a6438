// Stands in for a comments platform: its launcher script, its style, and the calls by which that reads and writes a thread.

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { reasonsOf } from "../../content/blocks/parse-blocks.ts";
import { isFromElsewhere } from "../forms/sender.ts";
import { cachePolicies } from "../http/cache-policies.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { requestBehind } from "../limits/client-of-request.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import type { Team } from "../workers/team.ts";
import { commentThreads, sentComment, threadName } from "./comment-threads.ts";
import { commentsLauncher } from "./comments-launcher.ts";
import { commentsStyle } from "./comments-style.ts";

const folder = "/api/stand-ins";
export const commentsLauncherPath = `${folder}/comments.js`;
const commentsStylePath = `${folder}/comments.css`;
const commentsPath = `${folder}/comments`;

const mostBytes = 8192;
/** Of one reader, and of all. */
const rates = { reader: { burst: 5, perSecond: 1 / 20 }, all: { burst: 60, perSecond: 1 } };
const everybody = "all";

interface CommentParts {
  limits: Pick<SiteLimits, "clientOf">;
  team: Pick<Team, "take" | "listOf" | "addTo">;
  now: () => number;
}

export function comments({ limits, team, now }: CommentParts): Hono {
  const routes = new Hono();
  const threads = commentThreads(team);
  const ofNow = { ...securityHeaders, "cache-control": cachePolicies.none };
  const files = { ...securityHeaders, "cache-control": cachePolicies.askAgain };

  routes.get(commentsLauncherPath, (context) =>
    context.body(commentsLauncher({ calls: commentsPath, style: commentsStylePath }), 200, {
      ...files,
      "content-type": "text/javascript; charset=utf-8",
    }),
  );
  routes.get(commentsStylePath, (context) =>
    context.body(commentsStyle, 200, { ...files, "content-type": "text/css; charset=utf-8" }),
  );

  routes.get(commentsPath, async (context) => {
    const thread = threadName.safeParse(context.req.query("thread"));
    if (!thread.success) return context.json({ message: "thread must be named" }, 400, ofNow);
    return context.json({ comments: await threads.of(thread.data) }, 200, ofNow);
  });

  routes.post(
    commentsPath,
    bodyLimit({ maxSize: mostBytes, onError: (context) => context.json({ message: "is too long" }, 413, ofNow) }),
    async (context) => {
      if (isFromElsewhere(context)) return context.json({ message: "only pages of this site may" }, 403, ofNow);
      const thread = threadName.safeParse(context.req.query("thread"));
      const sent = sentComment.safeParse(await context.req.json().catch(() => undefined));
      if (!thread.success) return context.json({ message: "thread must be named" }, 400, ofNow);
      if (!sent.success) return context.json({ message: reasonsOf(sent.error).join("; ") }, 400, ofNow);
      const reader = limits.clientOf(requestBehind(context)) ?? everybody;
      const wait =
        (await team.take("comments of a reader", reader, rates.reader)) ||
        (await team.take("comments", everybody, rates.all));
      if (wait > 0) {
        const seconds = String(Math.ceil(wait / 1000));
        return context.json({ message: "too many at once" }, 429, { ...ofNow, "retry-after": seconds });
      }
      const all = await threads.add(thread.data, { ...sent.data, at: new Date(now()).toISOString() });
      return context.json({ comments: all }, 201, ofNow);
    },
  );

  return routes;
}
