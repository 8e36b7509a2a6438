// What is said to an address that nothing can stand at, without asking the store for it.

import type { FreshPage } from "./page-cache.ts";
import { contentTypes } from "./redirect-answer.ts";
import { securityHeaders } from "./security-headers.ts";

const reasons = {
  404: ["Page not found", "This address cannot be read."],
  414: ["Address too long", "This address is longer than any of this site."],
} as const;

export function refusedPage(status: keyof typeof reasons): FreshPage {
  const [title, reason] = reasons[status];
  return {
    status,
    body: Buffer.from(
      `<!doctype html><html lang="en"><title>${title}</title><p>${reason} <a href="/">Go back to home</a></p>`,
    ),
    headers: {
      ...securityHeaders,
      "content-type": contentTypes.html,
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
    keys: new Set(),
    degraded: false,
  };
}
