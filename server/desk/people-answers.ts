// What people at the desk see and change of themselves, and what admins do about others. Everything that is done is written down.

import { z } from "zod";
import { isOn } from "../../model/brand.ts";
import { invitationLink } from "../../model/desk/invitation-link.ts";
import type { DeskStore } from "../../content/store/desk/desk-store.ts";
import type { Invitation, Me } from "../../model/desk/calls.ts";
import { roles } from "../../model/desk/roles.ts";
import { noteIn } from "./note-act.ts";
import { param, refused, type AnswersOf, type AskingPerson, type CallAnswer } from "./answer-call.ts";
import type { Passkeys } from "./passkeys.ts";
import { cookieIn, deskCookies, noCookie, writeCookie, type CookieDoor } from "./session-cookie.ts";
import { registration } from "./sign-in-answers.ts";

export interface PeopleParts extends CookieDoor {
  desk: DeskStore;
  passkeys: Passkeys;
  origin: string;
}

const newPerson = z.object({
  name: z.string().trim().min(1).max(120),
  role: z.enum(roles),
  email: z.email().max(254).optional(),
});
const changedPerson = z.object({ role: z.enum(roles), isActive: z.boolean() });

type PeopleCalls = "sign-out" | "me" | "my-sessions" | "my-passkeys" | "people";

export function peopleAnswers(parts: PeopleParts): AnswersOf<PeopleCalls> {
  const { desk, passkeys, origin } = parts;

  const noted = noteIn(desk);

  async function invite(asking: AskingPerson, person: string, name: string): Promise<CallAnswer> {
    const { secret, until } = await desk.people.invite(person);
    await noted(asking, "invited", `person/${person}`, { name });
    const invitation: Invitation = { link: invitationLink(origin, secret), until };
    return { body: invitation };
  }

  return {
    "sign-out": async (asking) => {
      await desk.sessions.end(asking.session.hash);
      await noted(asking, "signed-out");
      return { cookies: [noCookie(deskCookies.session, parts)] };
    },

    me: async ({ session }) => {
      const { person, hash } = session;
      const me: Me = {
        ...person,
        off: isOn("alerts") ? [] : ["alerts", "approve"],
        sessions: await desk.sessions.list(person.id, hash),
        passkeys: await desk.passkeys.list(person.id),
      };
      return { body: me };
    },

    "my-sessions.end": async (asking) => {
      const isEnded = await desk.sessions.endOne(asking.session.person.id, param(asking, "session"));
      if (!isEnded) return refused(404, "There is no such session.");
      await noted(asking, "ended-session");
      return {};
    },

    "my-passkeys.begin": async ({ session }) => {
      const { options, pending } = await passkeys.beginRegistration(session.person);
      return { body: { options }, cookies: [writeCookie(deskCookies.pending, pending, 600, parts)] };
    },

    "my-passkeys.add": async (asking) => {
      const pending = cookieIn(asking.context.req.header("cookie"), deskCookies.pending, parts) ?? "";
      const given = registration.safeParse(asking.input).data;
      const made = given && (await passkeys.finishRegistration(pending, given));
      if (made?.passkey.person !== asking.session.person.id) return refused(422, "That did not work. Try again.");
      await desk.passkeys.add(made.passkey, asking.device);
      await noted(asking, "added-passkey");
      return { cookies: [noCookie(deskCookies.pending, parts)] };
    },

    "my-passkeys.remove": async (asking) => {
      const result = await desk.passkeys.remove(asking.session.person.id, param(asking, "passkey"));
      if (result === "missing") return refused(404, "There is no such passkey.");
      if (result === "last") return refused(409, "The last passkey stays: without it you could not sign in.");
      await noted(asking, "removed-passkey");
      return {};
    },

    "people.list": async () => ({ body: await desk.people.list() }),

    "people.invite": async (asking) => {
      const given = newPerson.safeParse(asking.input);
      if (!given.success) return refused(422, "A name and a role are needed; an email address, if given, must be one.");
      const { name, role, email } = given.data;
      if (email !== undefined && (await desk.people.byEmail(email)) !== undefined) {
        return refused(409, "Somebody with this email address is at the desk already.");
      }
      const person = await desk.people.add({ name, role, ...(email !== undefined && { email }) });
      return invite(asking, person.id, name);
    },

    "people.invite-again": async (asking) => {
      const person = await desk.people.byId(param(asking, "person"));
      return person === undefined ? refused(404, "There is no such person.") : invite(asking, person.id, person.name);
    },

    "people.change": async (asking) => {
      const given = changedPerson.safeParse(asking.input);
      if (!given.success) return refused(422, "A role, and whether the person may use the desk, are needed.");
      const id = param(asking, "person");
      const result = await desk.people.change(id, given.data);
      if (result === "missing") return refused(404, "There is no such person.");
      if (result === "last-admin") return refused(409, "The last admin stays one, or nobody could make another.");
      await noted(asking, "changed-person", `person/${id}`, given.data);
      return {};
    },

    "people.end-sessions": async (asking) => {
      const id = param(asking, "person");
      const ended = await desk.sessions.endAll(id);
      await noted(asking, "ended-sessions", `person/${id}`, { ended });
      return { body: { ended } };
    },
  };
}
