// Signing in: by a passkey, which an invitation lets a person make. Each step counts once, and every sign-in is a session of its own.

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import type { DeskStore } from "../../content/store/desk/desk-store.ts";
import type { Person } from "../../content/store/desk/desk-people.ts";
import type { SignInWays } from "../../model/desk/calls.ts";
import { refused, type Asking, type CallAnswer, type OpenAnswers } from "./answer-call.ts";
import type { Passkeys } from "./passkeys.ts";
import { cookieIn, deskCookies, noCookie, writeCookie, type CookieDoor } from "./session-cookie.ts";

export interface SignInParts extends CookieDoor {
  desk: DeskStore;
  passkeys: Passkeys;
  /** What the publisher's own sign-in is called; undefined without one. */
  providerName: string | undefined;
  /** Milliseconds that a session lasts at the longest. */
  lasts: number;
  /** Throws for a client that has tried too often. */
  limit: (asking: Asking) => Promise<void>;
}

const pendingLasts = 600;

/** The library looks at the rest. */
export const registration = z.custom<RegistrationResponseJSON>((given) => isCredential(given));
const authentication = z.custom<AuthenticationResponseJSON>((given) => isCredential(given));

const isCredential = (given: unknown) =>
  z.object({ id: z.string().max(2048), response: z.object({ clientDataJSON: z.string() }) }).safeParse(given).success;

const notGood = refused(401, "That did not work. Try again, or ask for a new invitation.");

/** A new session, whatever cookie the browser had before. */
export async function openSession(
  person: Person,
  way: string,
  device: string,
  { desk, lasts, secure }: Pick<SignInParts, "desk" | "lasts" | "secure">,
): Promise<string> {
  const secret = await desk.sessions.begin({ person: person.id, way, device, lasts });
  await desk.log.note({ person: person.id, name: person.name, act: "signed-in", details: { way, device } });
  return writeCookie(deskCookies.session, secret, Math.floor(lasts / 1000), { secure });
}

export function signInAnswers(parts: SignInParts): OpenAnswers {
  const { desk, passkeys, providerName, limit } = parts;
  const pendingCookie = (pending: string) => writeCookie(deskCookies.pending, pending, pendingLasts, parts);
  const pendingOf = ({ context }: Asking) => cookieIn(context.req.header("cookie"), deskCookies.pending, parts) ?? "";

  async function signedIn(person: Person, way: string, { device }: Asking): Promise<CallAnswer> {
    const session = await openSession(person, way, device, parts);
    return {
      body: { name: person.name, role: person.role },
      cookies: [session, noCookie(deskCookies.pending, parts)],
    };
  }

  return {
    "sign-in.ways": async () => {
      const ways: SignInWays = { passkey: true, ...(providerName !== undefined && { provider: providerName }) };
      return { body: ways };
    },

    "sign-in.invitation": async (asking) => {
      await limit(asking);
      const { token } = z.object({ token: z.string().max(200) }).safeParse(asking.input).data ?? { token: "" };
      const person = await desk.people.invited(token);
      if (person === undefined) return refused(404, "This invitation has been used, or its time is over.");
      const { options, pending } = await passkeys.beginRegistration(person, token);
      return { body: { name: person.name, role: person.role, options }, cookies: [pendingCookie(pending)] };
    },

    "sign-in.register": async (asking) => {
      await limit(asking);
      const given = registration.safeParse(asking.input).data;
      const made = given && (await passkeys.finishRegistration(pendingOf(asking), given));
      const person = made && (await desk.people.byId(made.passkey.person));
      if (person === undefined || made?.invitation === undefined) return notGood;
      if (!(await desk.people.useInvitation(made.invitation))) return notGood;
      await desk.passkeys.add(made.passkey, asking.device);
      return signedIn(person, "invitation", asking);
    },

    "sign-in.begin": async (asking) => {
      await limit(asking);
      const { options, pending } = await passkeys.beginSignIn();
      return { body: { options }, cookies: [pendingCookie(pending)] };
    },

    "sign-in.finish": async (asking) => {
      await limit(asking);
      const given = authentication.safeParse(asking.input).data;
      const id = given && (await passkeys.finishSignIn(pendingOf(asking), given));
      const person = id === undefined ? undefined : await desk.people.byId(id);
      return person === undefined ? notGood : signedIn(person, "passkey", asking);
    },
  };
}
