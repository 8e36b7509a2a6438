// The security headers of every answer. Scripts and styles come from the own (or asset) host; the one inline script is allowed by its hash.

import { createHash } from "node:crypto";
import { hostUses, type HostUse, type OutsideHosts } from "../core/outside-hosts.ts";

export function scriptHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

export interface PolicyParts {
  inlineScript: string;
  /** Where built files come from, "" for the own host. */
  assetsOrigin: string;
  secure: boolean;
}

/** A source that may stand in a policy: a host, with or without a wildcard in front, or the hash of a script or style. */
const writable = /^(https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?|'sha256-[\w+/]+={0,2}')$/i;

export type PagePolicy = (outside?: OutsideHosts) => string;

/** The policy of a page: the site's own, with the hosts that this page names. What is no host is left out, never written. */
export function contentSecurityPolicy({ inlineScript, assetsOrigin, secure }: PolicyParts): PagePolicy {
  const own = assetsOrigin === "" ? "'self'" : `'self' ${assetsOrigin}`;
  const sources: Record<HostUse, string> = {
    script: `${own} ${scriptHash(inlineScript)}`,
    style: own,
    font: own,
    img: "'self' data: https:",
    media: "'self' blob:",
    connect: "'self'",
    frame: "'self'",
  };
  const rest = [
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ];
  return (outside = {}) => {
    const uses = hostUses.map((use) => {
      const hosts = (outside[use] ?? []).filter((host) => writable.test(host));
      return `${use}-src ${[sources[use], ...hosts].join(" ")}`;
    });
    return ["default-src 'self'", ...uses, ...rest].join("; ");
  };
}

/**
 * AMP documents run AMP's script and no other; it sets styles as it lays the page out, opens embeds and ads in frames, and talks to
 * the exchanges. Nothing of ours needs more.
 */
export function ampSecurityPolicy({ assetsOrigin, secure }: Omit<PolicyParts, "inlineScript">): PagePolicy {
  const own = assetsOrigin === "" ? "'self'" : `'self' ${assetsOrigin}`;
  const directives = [
    "default-src 'self'",
    "script-src https://cdn.ampproject.org blob:",
    "worker-src blob:",
    "style-src 'unsafe-inline' https://cdn.ampproject.org",
    `font-src ${own}`,
    "img-src 'self' data: https:",
    "media-src 'self' blob: https:",
    "connect-src 'self' https:",
    "frame-src https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ];
  const policy = [...directives, ...(secure ? ["upgrade-insecure-requests"] : [])].join("; ");
  return () => policy;
}

export const securityHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
};
