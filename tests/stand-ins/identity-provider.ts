// The publisher's own accounts: a real OpenID provider, on which anybody may sign in by a name that is also the email address.

import { createServer } from "node:http";
import { Provider } from "oidc-provider";

export interface IdentityProvider {
  issuer: string;
  stop: () => Promise<void>;
}

export const deskClient = { id: "the-desk", secret: "a secret of desk and provider" };

export async function startIdentityProvider(back: string): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: deskClient.id, client_secret: deskClient.secret, redirect_uris: [back] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: !id.startsWith("unverified"), name: id.replace(/@.*/, "") }),
    }),
    cookies: { keys: ["of this test"] },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  });
  const answer = provider.callback();
  server.on("request", (request, response) => void answer(request, response));
  return {
    issuer,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
