// Whether and where viewers of this site sign in. Without a service nobody can, and locked videos are not offered.

import { signInSecret } from "../../content/sign-in-token.ts";
import type { Store } from "../../content/store/store.ts";
import { withoutLockedInArchive, withoutLockedVideos } from "../../content/without-locked-videos.ts";
import { isExternal } from "../../model/addresses/site-path.ts";
import type { Config } from "../config.ts";
import type { ContentSource } from "../content-source/content-source.ts";

export interface SignInService {
  /** Where the reader is sent: an address, or a path of this site. */
  url: string;
  /** Shared with the service, which signs what it says of a viewer. */
  secret: string;
}

export async function signInService(
  config: Pick<Config, "SIGN_IN_URL" | "SIGN_IN_SECRET">,
  login: string | undefined,
  store: Pick<Store, "secret">,
): Promise<SignInService | undefined> {
  const url = serviceAddress(config.SIGN_IN_URL, login);
  return url === undefined ? undefined : { url, secret: config.SIGN_IN_SECRET ?? (await store.secret(signInSecret)) };
}

/** A login elsewhere is the service itself; one on this site is a page that leads to the service. */
export function serviceAddress(configured: string | undefined, login: string | undefined): string | undefined {
  if (login === undefined) return undefined;
  return configured ?? (isExternal(login) ? login : undefined);
}

export function offeredContent(source: ContentSource, signIn: SignInService | undefined): ContentSource {
  if (signIn !== undefined) return source;
  return {
    ...source,
    openClient: withoutLockedVideos(source.openClient),
    openArchive: withoutLockedInArchive(source.openArchive),
  };
}
