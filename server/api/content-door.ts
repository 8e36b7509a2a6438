// Who may use the content API. A signed token opens a call wholly, a named token as far as its scope reaches. What the scope does not allow is
// refused before the call is answered where the address shows it, and else within the transaction of the write.

import { Hono, type Context } from "hono";
import type { Logger } from "pino";
import { mayEnter } from "../../content/access-token.ts";
import { isRecordType } from "../../content/records/kinds.ts";
import { tokenId } from "../../content/signed-token.ts";
import type { ChangedBy } from "../../content/store/changed-by.ts";
import type { JudgeChange, Store } from "../../content/store/store.ts";
import {
  addressFault,
  everything,
  isEverything,
  kindFault,
  recordFault,
  sectionFault,
  unfiledFault,
  type TokenScope,
} from "../../content/tokens/token-scope.ts";
import { readTokenText } from "../../content/tokens/token-secret.ts";
import { keysOf } from "../../model/fields/keys-of.ts";
import { HttpError, notFound } from "../../model/http-error.ts";
import type { AccessDoor } from "../operating/access-door.ts";
import { guarded, needsToken, type Entry, type TokenHolder } from "../operating/require-token.ts";
import { answerError } from "./answer-error.ts";
import { storeCall } from "./store-call.ts";
import { tokenCall, type TokenCallName } from "./token-calls.ts";

export interface Caller {
  scope: TokenScope;
  /** For every write: who it is, and what is not theirs. */
  write: { by: ChangedBy; judge?: JudgeChange };
  /** A sentence that begins with the token. */
  told: (fault: string) => string;
}

export type TokenAnswer = (context: Context, caller: Caller) => Promise<Response>;
export type TokenAnswers<Name extends TokenCallName = TokenCallName> = Readonly<Record<Name, TokenAnswer>>;

export interface ContentDoor {
  access: AccessDoor;
  store: Pick<Store, "standing">;
  log: Logger;
}

declare module "hono" {
  interface ContextVariableMap {
    caller: Caller | undefined;
  }
}

export function contentCallRoutes<Name extends TokenCallName>(answers: TokenAnswers<Name>, door: ContentDoor): Hono {
  const routes = new Hono();
  routes.onError(answerError(door.log));
  for (const name of keysOf(answers)) {
    const { method, path, signed } = tokenCall(name);
    const enter = (token: string, context: Context) => enterCall(token, context, name, door);
    routes.on(method, path, guarded(signed, door.access, enter), (context) =>
      storeCall(context, door.log, async () => {
        const caller = context.get("caller");
        if (caller === undefined) throw new Error(`${name} was answered to nobody.`);
        return answers[name](context, caller);
      }),
    );
  }
  return routes;
}

async function enterCall(
  token: string,
  context: Context,
  name: TokenCallName,
  { access, store }: ContentDoor,
): Promise<Entry> {
  const { signed } = tokenCall(name);
  if (mayEnter(token, signed, access)) {
    const id = tokenId(token);
    context.set("caller", callerOf(`token ${id}`, everything));
    return { holder: { id }, isGood: true };
  }
  const found = await access.tokens.of(token);
  if (found === undefined) return refusedTo({ id: tokenId(token) }, 401, needsToken(signed));
  const id = readTokenText(token)?.id;
  if ("over" in found) {
    const why = found.over === "expired" ? "has expired" : "was revoked";
    return refusedTo({ id, name: found.name }, 401, `the token “${found.name}” ${why}`);
  }
  const { name: who, scope } = found.token;
  const caller = callerOf(who, scope);
  const fault = await callFault(context, name, scope, store);
  if (fault !== undefined) return refusedTo({ id, name: who }, 403, caller.told(fault));
  context.set("caller", caller);
  return { holder: { id, name: who }, isGood: true };
}

const refusedTo = (holder: TokenHolder, status: 401 | 403, why: string): Entry => ({
  holder,
  isGood: false,
  status,
  why,
});

function callerOf(who: string, scope: TokenScope): Caller {
  const told = (fault: string) => `the token “${who}” ${fault}`;
  const by = { who, way: "api" };
  // There is nothing to look up for who may everything.
  if (isEverything(scope)) return { scope, write: { by }, told };
  const judge: JudgeChange = ({ type }, { before, after }) => {
    const faults = [before, after].map((source) =>
      source === undefined ? kindFault(scope, "write", type) : recordFault(scope, "write", type, source),
    );
    const fault = faults.find((one) => one !== undefined) ?? addressFault(scope, type, { before, after });
    return fault && told(fault);
  };
  return { scope, write: { by, judge }, told };
}

/** Why the scope does not allow the call, as far as its address tells. */
async function callFault(
  { req }: Context,
  name: TokenCallName,
  scope: TokenScope,
  store: ContentDoor["store"],
): Promise<string | undefined> {
  const { does, kind: told, names } = tokenCall(name);
  if (told === "as sent") return does === "write" && !scope.mayWrite ? "is for reading only" : undefined;
  const { type = "", id = "" } = req.param();
  const kind = told === "of address" ? type : told;
  if (!isRecordType(kind)) throw notFound("type is not a kind of record");
  const fault = kindFault(scope, does, kind);
  if (fault !== undefined || scope.sections === "all") return fault;
  if (names === "nothing") return unfiledFault(scope);
  const standing = await store.standing({ type: kind, id });
  // Nobody knows any more where it belonged.
  if (standing === undefined && names === "past") throw notFound("there is no such record");
  return standing && sectionFault(scope, kind, standing.ownSource);
}

/** For a record that the address does not tell of: refuses what the scope does not allow to be read. */
export function mustRead(caller: Caller, kind: Parameters<typeof kindFault>[2], source?: string): void {
  const { scope, told } = caller;
  const fault = source === undefined ? kindFault(scope, "read", kind) : recordFault(scope, "read", kind, source);
  if (fault !== undefined) throw new HttpError(told(fault), 403);
}
