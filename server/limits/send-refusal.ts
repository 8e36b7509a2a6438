// How a refused page is answered: a small document that needs nothing, or JSON for a client navigation, which then loads the document.

import type { ServerResponse } from "node:http";
import { escapeText } from "../../model/html/escape.ts";
import { shellMessages } from "../../site/messages.ts";
import type { PageForm } from "../pages/redirect-answer.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { Refused } from "./refused.ts";
import { cachePolicies } from "../http/cache-policies.ts";

export function sendRefusal(response: ServerResponse, refused: Refused, form: PageForm): void {
  const { status, message } = refused;
  const body = form === "json" ? JSON.stringify({ message, statusCode: status }) : refusalDocument(refused);
  response.writeHead(status, refusalHeaders(refused, form));
  response.end(body);
}

export function refusalHeaders({ retryAfter }: Refused, form: PageForm): Record<string, string> {
  return {
    ...securityHeaders,
    "content-type": form === "json" ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    "cache-control": cachePolicies.none,
    "retry-after": String(retryAfter),
  };
}

export function refusalDocument({ message }: Refused): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(message)}</title><p>${escapeText(message)} <a href="/">${escapeText(shellMessages.backHome)}</a></p>`;
}
