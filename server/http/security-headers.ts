// The security headers of every answer, and nowhere else. Scripts and styles come from the own (or asset) host; the one inline script is
// allowed by its hash, and no text becomes markup or the address of a script but by the site's own policies (`core/trusted.ts`).

import { createHash } from "node:crypto";
import { htmlPolicy } from "../../core/trusted.ts";
import { launcherPolicy } from "../../site/embeds/trusted-launcher.ts";
import { workerPolicy } from "../../site/offline/trusted-worker.ts";
import { reportsPath } from "../../site/reports-path.ts";
import { hostUses, type HostUse, type OutsideHosts } from "../../core/outside-hosts.ts";

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
    connect: own,
    frame: "'self'",
  };
  const rest = [
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
    ...reporting(secure),
  ];
  return (outside = {}) => {
    const hostsFor = (use: HostUse) => (outside[use] ?? []).filter((host) => writable.test(host));
    const uses = hostUses.map((use) => `${use}-src ${[sources[use], ...hostsFor(use)].join(" ")}`);
    // Scripts of other sites (posts, ads) write markup as they please: a page that must run them cannot ask this of them.
    const types = hostsFor("script").length === 0 ? trustedTypes : [];
    return ["default-src 'self'", ...uses, ...rest, ...types].join("; ");
  };
}

/** What breaks the policy is told: by the Reporting API, and the older way to browsers that know that alone. */
function reporting(secure: boolean): string[] {
  // Chromium tells nothing of a page without TLS by the first way, and then goes no other.
  return [`report-uri ${reportsPath}`, ...(secure ? ["report-to default"] : [])];
}

/** Of documents. To the one of this name browsers also tell of crashes and of what they leave out. */
export const reportingEndpoints = { "reporting-endpoints": `default="${reportsPath}"` } as const;

const trustedTypes = [
  "require-trusted-types-for 'script'",
  `trusted-types ${htmlPolicy} ${workerPolicy} ${launcherPolicy}`,
];

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

/** On everything that is sent. What depends on the address or the site is added by `answerHeaders`. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
};

/** What is no page runs nothing, loads nothing and stands in no frame. */
const closed = {
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Files that other sites may show. Opened by itself, such a file shows itself and runs nothing. */
export const sharedFile = {
  "cross-origin-resource-policy": "cross-origin",
  "content-security-policy":
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
} as const;

const sharedFolders = /^\/(?:assets|cards|img|uploads)\//;

/** A year. */
const transport = { "strict-transport-security": "max-age=31536000" } as const;

export interface AnsweringSite {
  origin: string;
  /** Vite's scripts run in pages without a policy. */
  development: boolean;
}

/** The headers of whatever an address is answered with; who answers may say otherwise. */
export function answerHeaders({
  origin,
  development,
}: AnsweringSite): (url: string) => Readonly<Record<string, string>> {
  const ofAll = { ...securityHeaders, ...(origin.startsWith("https:") && transport) };
  const usual = { ...ofAll, ...closed };
  if (development) Reflect.deleteProperty(usual, "content-security-policy");
  const shared = { ...ofAll, ...sharedFile };
  return (url) => (sharedFolders.test(url) ? shared : usual);
}
