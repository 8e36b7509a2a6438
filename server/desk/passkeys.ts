// Signing in with a passkey: what the browser is asked for, and whether what it answers is good. The library is loaded when it is first needed.

import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { z } from "zod";
import type { DeskStore } from "../../content/store/desk/desk-store.ts";
import type { Passkey } from "../../content/store/desk/desk-passkeys.ts";
import type { Person } from "../../content/store/desk/desk-people.ts";

export interface PasskeyParts {
  desk: Pick<DeskStore, "passkeys" | "pending">;
  /** Scheme and host of the site. */
  origin: string;
  siteName: string;
}

/** What the browser is given, and the secret by which its answer is known. */
export interface Asked<Options> {
  options: Options;
  pending: string;
}

const waiting = z.object({ challenge: z.string(), person: z.string().optional(), invitation: z.string().optional() });
type Waiting = z.output<typeof waiting>;

const library = () => import("@simplewebauthn/server");

export type Passkeys = ReturnType<typeof passkeys>;

export function passkeys({ desk, origin, siteName }: PasskeyParts) {
  const rpID = new URL(origin).hostname;

  const taken = async (pending: string): Promise<Waiting | undefined> =>
    waiting.safeParse(await desk.pending.take(pending)).data;

  return {
    /** For a person who has an invitation, or who is signed in. */
    async beginRegistration(
      { id, name }: Person,
      invitation?: string,
    ): Promise<Asked<PublicKeyCredentialCreationOptionsJSON>> {
      const { generateRegistrationOptions } = await library();
      const known = await desk.passkeys.list(id);
      const options = await generateRegistrationOptions({
        rpName: siteName,
        rpID,
        userName: name,
        userDisplayName: name,
        userID: new TextEncoder().encode(id),
        excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      const pending = await desk.pending.begin({ challenge: options.challenge, person: id, invitation });
      return { options, pending };
    },

    /** Whose passkey it is, and with which invitation; undefined for an answer that is not good. Not stored yet. */
    async finishRegistration(
      pending: string,
      response: RegistrationResponseJSON,
    ): Promise<{ passkey: Passkey; invitation?: string } | undefined> {
      const { verifyRegistrationResponse } = await library();
      const begun = await taken(pending);
      if (begun?.person === undefined) return undefined;
      const result = await verifyRegistrationResponse({
        response,
        expectedChallenge: begun.challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
      }).catch(() => undefined);
      if (result?.verified !== true) return undefined;
      const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
      return {
        passkey: { credential: id, person: begun.person, publicKey, counter, transports },
        ...(begun.invitation !== undefined && { invitation: begun.invitation }),
      };
    },

    async beginSignIn(): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
      return { options, pending: await desk.pending.begin({ challenge: options.challenge }) };
    },

    /** The id of the person. */
    async finishSignIn(pending: string, response: AuthenticationResponseJSON): Promise<string | undefined> {
      const { verifyAuthenticationResponse } = await library();
      const begun = await taken(pending);
      const passkey = await desk.passkeys.byCredential(response.id);
      if (begun === undefined || passkey === undefined) return undefined;
      const result = await verifyAuthenticationResponse({
        response,
        expectedChallenge: begun.challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: {
          id: passkey.credential,
          publicKey: passkey.publicKey,
          counter: passkey.counter,
          transports: passkey.transports,
        },
      }).catch(() => undefined);
      if (result?.verified !== true) return undefined;
      await desk.passkeys.noteUse(passkey.credential, result.authenticationInfo.newCounter);
      return passkey.person;
    },
  };
}
