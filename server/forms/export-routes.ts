// What readers sent in, for whoever holds a token for it: one JSON object a line, oldest first, written as it is read.

import { Hono, type Context } from "hono";
import { stream } from "hono/streaming";
import { submissionLines, subscriberLines } from "../../content/submission-lines.ts";
import type { MailStore } from "../../content/store/mail/mail-store.ts";
import type { AccessDoor } from "../operating/access-door.ts";
import { requireToken } from "../operating/require-token.ts";
import { securityHeaders } from "../http/security-headers.ts";

export interface ExportParts {
  mail: MailStore;
  access: AccessDoor;
  origin: string;
  secret: string;
  now: () => number;
}

export function exportRoutes({ mail, access, origin, secret, now }: ExportParts): Hono {
  const routes = new Hono();
  for (const path of ["/api/submissions", "/api/subscribers"]) routes.use(path, requireToken("submissions", access));
  routes.get("/api/submissions", (context) => lines(context, submissionLines(mail, context.req.query("kind"))));
  routes.get("/api/subscribers", (context) =>
    lines(context, subscriberLines(mail, { origin, secret, now: now() }, context.req.query("list"))),
  );
  return routes;
}

/** A reader of it who sees no end of the answer knows that it is not whole. */
function lines(context: Context, source: AsyncIterable<string>): Response {
  for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
  context.header("content-type", "application/x-ndjson; charset=utf-8");
  return stream(context, async (answer) => {
    for await (const line of source) await answer.write(line);
  });
}
