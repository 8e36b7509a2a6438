// Signing in with the publisher's own accounts, by OpenID Connect: the authorization code with PKCE. The library is loaded when it is first needed.

import { z } from "zod";
import type { DeskStore } from "../../content/store/desk/desk-store.ts";
import type { Person } from "../../content/store/desk/desk-people.ts";
import type { Role } from "../../model/desk/roles.ts";
import { memoized } from "../../model/work/single-flight.ts";
import type { Configuration } from "openid-client";
import { claimsSchema, saysWho, type Claims } from "./provider-claims.ts";

export interface ProviderParts {
  desk: Pick<DeskStore, "people" | "pending" | "log">;
  issuer: string;
  clientId: string;
  clientSecret?: string;
  /** Of whoever was not invited; absent, they are refused. */
  roleOfStrangers?: Role;
  /** Where the provider leads back to. */
  back: string;
}

export interface ProviderAnswer {
  person?: Person;
  /** Why not. */
  fault?: "failed" | "not-invited";
  /** For the log: whoever signs in is told no more than that it failed. */
  error?: unknown;
}

const waiting = z.object({ verifier: z.string(), state: z.string(), nonce: z.string() });

const library = () => import("openid-client");

export type SignInProvider = ReturnType<typeof signInProvider>;

export function signInProvider(parts: ProviderParts) {
  const { desk, issuer, clientId, clientSecret, roleOfStrangers, back } = parts;
  const found = new Map<string, Promise<Configuration>>();

  /** Asked for when somebody wants to sign in: a provider that is away keeps nobody else out. */
  function configuration(): Promise<Configuration> {
    return memoized(found, issuer, async () => {
      const { discovery, allowInsecureRequests, ClientSecretBasic, None } = await library();
      const execute = issuer.startsWith("http:") ? [allowInsecureRequests] : [];
      const authentication = clientSecret === undefined ? None() : ClientSecretBasic(clientSecret);
      return discovery(new URL(issuer), clientId, undefined, authentication, { execute });
    });
  }

  /** `further`: what the provider says besides the id token. */
  async function personOf(told: Claims, further: () => Promise<Claims>): Promise<Person | undefined> {
    const identity = `${issuer} ${told.sub}`;
    const known = await desk.people.byIdentity(identity);
    if (known !== undefined) return known;
    const { sub, email, email_verified: isVerified = false, name } = saysWho(told) ? told : await further();
    const invited = email !== undefined && isVerified ? await desk.people.byEmail(email) : undefined;
    if (invited !== undefined) {
      await desk.people.setIdentity(invited.id, identity);
      return invited;
    }
    if (roleOfStrangers === undefined) return undefined;
    const person = await desk.people.add(
      { name: name ?? email ?? sub, role: roleOfStrangers, ...(email !== undefined && isVerified && { email }) },
      identity,
    );
    await desk.log.note({ person: person.id, name: person.name, act: "came", details: { by: issuer } });
    return person;
  }

  return {
    async begin(): Promise<{ address: string; pending: string }> {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } =
        await library();
      const [verifier, state, nonce] = [randomPKCECodeVerifier(), randomState(), randomNonce()];
      const address = buildAuthorizationUrl(await configuration(), {
        redirect_uri: back,
        scope: "openid email profile",
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state,
        nonce,
      });
      return { address: address.href, pending: await desk.pending.begin({ verifier, state, nonce }) };
    },

    /** `query` is what the provider added to the address. */
    async finish(pending: string, query: string): Promise<ProviderAnswer> {
      const begun = waiting.safeParse(await desk.pending.take(pending)).data;
      if (begun === undefined) return { fault: "failed" };
      const { authorizationCodeGrant, fetchUserInfo } = await library();
      try {
        const provider = await configuration();
        const answer = await authorizationCodeGrant(provider, new URL(back + query), {
          pkceCodeVerifier: begun.verifier,
          expectedState: begun.state,
          expectedNonce: begun.nonce,
          idTokenExpected: true,
        });
        const told = claimsSchema.parse(answer.claims());
        const person = await personOf(told, async () => {
          if (provider.serverMetadata().userinfo_endpoint === undefined) return told;
          return { ...told, ...claimsSchema.parse(await fetchUserInfo(provider, answer.access_token, told.sub)) };
        });
        return person === undefined ? { fault: "not-invited" } : { person };
      } catch (error) {
        return { fault: "failed", error };
      }
    },
  };
}
