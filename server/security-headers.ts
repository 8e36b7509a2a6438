// The security headers of every answer. Scripts and styles come from the own (or asset) host; the one inline script is allowed by its hash.

import { createHash } from "node:crypto";

export function scriptHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

export interface PolicyParts {
  inlineScript: string;
  /** Where built files come from, "" for the own host. */
  assetsOrigin: string;
  secure: boolean;
}

export function contentSecurityPolicy({ inlineScript, assetsOrigin, secure }: PolicyParts): string {
  const own = assetsOrigin === "" ? "'self'" : `'self' ${assetsOrigin}`;
  const directives = [
    "default-src 'self'",
    `script-src ${own} ${scriptHash(inlineScript)}`,
    `style-src ${own}`,
    `font-src ${own}`,
    "img-src 'self' data: https:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ];
  return [...directives, ...(secure ? ["upgrade-insecure-requests"] : [])].join("; ");
}

export const securityHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
};
