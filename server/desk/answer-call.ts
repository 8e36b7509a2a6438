// The door of every call of the desk: made by the desk's own page, by somebody who is signed in, whose role may. Who did what is written down by
// the calls themselves.

import type { Context } from "hono";
import type { Session } from "../../content/store/desk/desk-sessions.ts";
import type { DeskStore } from "../../content/store/desk/desk-store.ts";
import { deskCalls, type CallOfPerson, type DeskCallName, type OpenCallName } from "../../model/desk/calls.ts";
import { may } from "../../model/desk/roles.ts";
import { cachePolicies } from "../http/cache-policies.ts";
import { deviceOf } from "./device-of.ts";
import { isOwnPage } from "./own-page.ts";
import { cookieIn, deskCookies, noCookie, type CookieDoor } from "./session-cookie.ts";

export interface Asking {
  context: Context;
  /** What was sent; undefined for nothing, for what is no JSON, and for a file, which is not read yet. */
  input: unknown;
  device: string;
}

export interface AskingPerson extends Asking {
  session: Session;
}

export interface CallAnswer {
  body?: unknown;
  /** A page instead, for a frame of the desk, with its content-security policy. */
  page?: { html: string; policy: string | undefined };
  status?: 200 | 400 | 401 | 403 | 404 | 409 | 412 | 422;
  cookies?: string[];
}

export type OpenAnswers = Readonly<Record<OpenCallName, (asking: Asking) => Promise<CallAnswer>>>;
type DeskAnswer = (asking: AskingPerson) => Promise<CallAnswer>;
export type DeskAnswers = Readonly<Record<DeskCallName, DeskAnswer>>;
/** Those of the calls whose names begin so. */
export type AnswersOf<Prefix extends string> = Readonly<
  Record<Extract<DeskCallName, Prefix | `${Prefix}.${string}`>, DeskAnswer>
>;

export interface CallDoor extends CookieDoor {
  desk: DeskStore;
  /** Scheme and host of the site. */
  origin: string;
  /** Milliseconds after which a session that nobody uses has ended. */
  idle: number;
}

export const refused = (status: Exclude<CallAnswer["status"], undefined>, message: string): CallAnswer => ({
  status,
  body: { message, statusCode: status },
});

/** Told at the fields, each as a sentence that begins with its name. */
export const refusedFields = (faults: Readonly<Record<string, string | undefined>>): CallAnswer => ({
  status: 422,
  body: { message: "Something is missing or wrong.", statusCode: 422, faults },
});

/** A segment of the path that the table of calls leaves open. */
export const param = ({ context }: Asking, name: string): string => context.req.param(name) ?? "";

/** Undefined where nobody is signed in. A cookie that turns up on another device was stolen: it is worth nothing from then on. */
async function sessionOf(context: Context, device: string, door: CallDoor): Promise<Session | undefined> {
  const secret = cookieIn(context.req.header("cookie"), deskCookies.session, door);
  const session = secret && (await door.desk.sessions.of(secret, door.idle));
  if (!session) return undefined;
  if (session.device === device) return session;
  await door.desk.sessions.end(session.hash);
  const { id: person, name } = session.person;
  await door.desk.log.note({ person, name, act: "session-stolen", details: { of: session.device, on: device } });
  return undefined;
}

const notOurs = refused(403, "This call is for the desk's own pages.");

/** Undefined for a call that some other page makes. */
async function readAsking(context: Context, { origin: own }: CallDoor, sends?: "file"): Promise<Asking | undefined> {
  const { method } = context.req;
  const caller = { method, site: context.req.header("sec-fetch-site"), origin: context.req.header("origin") };
  if (!isOwnPage(caller, own)) return undefined;
  return {
    context,
    device: deviceOf(context.req.header("user-agent")),
    input: method === "GET" || sends === "file" ? undefined : await context.req.json().catch(() => undefined),
  };
}

function send(context: Context, { body = {}, page, status = 200, cookies = [] }: CallAnswer): Response {
  context.header("cache-control", cachePolicies.ofOneReader);
  for (const cookie of cookies) context.header("set-cookie", cookie, { append: true });
  if (page !== undefined) {
    if (page.policy !== undefined) context.header("content-security-policy", page.policy);
    return context.html(page.html, status);
  }
  return context.json(body, status);
}

export async function answerOpenCall(
  context: Context,
  name: OpenCallName,
  door: CallDoor,
  answers: OpenAnswers,
): Promise<Response> {
  const asking = await readAsking(context, door);
  return send(context, asking === undefined ? notOurs : await answers[name](asking));
}

export async function answerDeskCall(
  context: Context,
  name: DeskCallName,
  door: CallDoor,
  answers: DeskAnswers,
): Promise<Response> {
  const { needs, sends }: CallOfPerson = deskCalls[name];
  const asking = await readAsking(context, door, sends);
  if (asking === undefined) return send(context, notOurs);
  const session = await sessionOf(context, asking.device, door);
  if (session === undefined) {
    return send(context, { ...refused(401, "Sign in first."), cookies: [noCookie(deskCookies.session, door)] });
  }
  if (needs !== "any" && !may(session.person.role, needs)) {
    return send(context, refused(403, `This is not for the role ${session.person.role}.`));
  }
  return send(context, await answers[name]({ ...asking, session }));
}
