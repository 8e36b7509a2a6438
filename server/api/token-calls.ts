// The calls of the content API, each with what a token must be for. The site answers exactly these: a call without a row here does not compile,
// and the test of scopes goes through all of them.

import type { AccessScope } from "../../content/access-token.ts";
import type { RecordType } from "../../content/records/kinds.ts";
import type { Doing } from "../../content/tokens/token-scope.ts";

interface TokenCall {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  does: Doing;
  /** Of the record: told by the address, always the same, or told by what is sent, which the call itself judges. */
  kind: RecordType | "of address" | "as sent";
  /** What the address names: a record, one of which only the past may be there, or none. */
  names: "record" | "past" | "nothing";
  /** Of the signed tokens this one may everything of it. */
  signed: Extract<AccessScope, "content" | "read">;
}

const records = "/api/content";
const record = `${records}/:type/:id`;
const revisions = `${record}/revisions`;
const posts = `${records}/live_event/:id/posts`;
const post = `${posts}/:post`;
const postRevisions = `${post}/revisions`;

const ofRecord = { kind: "of address", names: "record", signed: "content" } as const;
const ofPast = { kind: "of address", names: "past", signed: "content" } as const;
const ofPost = { kind: "live_event", names: "record", signed: "content" } as const;
const ofRedirects = { path: "/api/redirects", kind: "redirect", names: "nothing", signed: "content" } as const;

export const tokenCalls = {
  "records.list": { method: "GET", path: records, does: "read", kind: "as sent", names: "nothing", signed: "read" },
  "records.store": {
    method: "POST",
    path: records,
    does: "write",
    kind: "as sent",
    names: "nothing",
    signed: "content",
  },
  "preview.make": {
    method: "POST",
    path: `${records}/:type/:id{.+}/preview`,
    does: "read",
    kind: "of address",
    names: "record",
    signed: "content",
  },
  "record.read": { method: "GET", path: record, does: "read", ...ofRecord },
  "record.put": { method: "PUT", path: record, does: "write", ...ofRecord },
  "record.patch": { method: "PATCH", path: record, does: "write", ...ofRecord },
  "record.remove": { method: "DELETE", path: record, does: "write", ...ofRecord },
  "revisions.list": { method: "GET", path: revisions, does: "read", ...ofPast },
  "revisions.read": { method: "GET", path: `${revisions}/:number`, does: "read", ...ofPast },
  "revisions.restore": { method: "POST", path: `${revisions}/:number/restore`, does: "write", ...ofPast },
  "posts.list": { method: "GET", path: posts, does: "read", ...ofPost },
  "posts.append": { method: "POST", path: posts, does: "write", ...ofPost },
  "posts.read": { method: "GET", path: post, does: "read", ...ofPost },
  "posts.put": { method: "PUT", path: post, does: "write", ...ofPost },
  "posts.patch": { method: "PATCH", path: post, does: "write", ...ofPost },
  "posts.remove": { method: "DELETE", path: post, does: "write", ...ofPost },
  "posts.pin": { method: "PUT", path: `${post}/pin`, does: "write", ...ofPost },
  "posts.unpin": { method: "DELETE", path: `${post}/pin`, does: "write", ...ofPost },
  "posts.revisions": { method: "GET", path: postRevisions, does: "read", ...ofPost },
  "posts.revision": { method: "GET", path: `${postRevisions}/:number`, does: "read", ...ofPost },
  "posts.restore": { method: "POST", path: `${postRevisions}/:number/restore`, does: "write", ...ofPost },
  "media.put": {
    method: "PUT",
    path: "/api/media/:path{.+}",
    does: "write",
    kind: "media",
    names: "nothing",
    signed: "content",
  },
  "redirects.list": { method: "GET", does: "read", ...ofRedirects },
  "redirects.store": { method: "POST", does: "write", ...ofRedirects },
} as const satisfies Record<string, TokenCall>;

export type TokenCallName = keyof typeof tokenCalls;

/** Those whose names begin so. */
export type TokenCallsOf<Prefix extends string> = Extract<TokenCallName, `${Prefix}.${string}`>;

export function tokenCall(name: TokenCallName): TokenCall {
  return tokenCalls[name];
}
