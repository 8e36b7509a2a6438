// What is said to an address that is too long, without asking the store for anything.

import type { FreshPage } from "./cached-page.ts";
import { contentTypes } from "./redirect-answer.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { cachePolicies } from "../http/cache-policies.ts";

export function tooLongPage(): FreshPage {
  return {
    status: 414,
    body: Buffer.from(
      '<!doctype html><html lang="en"><title>Address too long</title><p>This address is longer than any of this site. <a href="/">Go back to home</a></p>',
    ),
    headers: { ...securityHeaders, "content-type": contentTypes.html, "cache-control": cachePolicies.none },
    keys: new Set(),
    degraded: false,
  };
}
