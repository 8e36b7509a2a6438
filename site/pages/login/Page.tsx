// Login: what signing in is for, the way to the TV provider, and who has signed in.

import type { ReactNode } from "react";
import type { BlockOf, BodyKind } from "../../../content/blocks/schemas.ts";
import { Island } from "../../Island.tsx";
import { Blocks } from "../../blocks/Blocks.tsx";
import { bodyComponents } from "../../blocks/body-components.ts";
import { signOutAction } from "../../sign-in/sign-in-addresses.ts";
import { SignedIn } from "../../sign-in/SignedIn.tsx";
import { SignInFailed } from "../../sign-in/SignInFailed.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import staticPage from "../static/Page.module.css";
import styles from "./Page.module.css";

interface LoginPageProps {
  title: string;
  description: string;
  path: string;
  /** Absent where there is nothing to sign in to. */
  signInUrl?: string;
  blocks: BlockOf<BodyKind>[];
}

export function Page({ title, description, path, signInUrl, blocks }: LoginPageProps): ReactNode {
  return (
    <article className={classNames("frame", staticPage.page)}>
      <h1>{title}</h1>
      <p className={styles.lead}>{description}</p>
      {signInUrl === undefined ? (
        <p>
          There is nothing to sign in to: everything on this site is open to every reader, and we keep no reader
          accounts.
        </p>
      ) : (
        <section className={styles.box} aria-labelledby="tv-provider">
          <h2 className={styles.title} id="tv-provider">
            Your TV provider
          </h2>
          <SignInFailed />
          <div>
            <p>
              Everything to read here is open to everyone. Some videos are for viewers who receive the channel: sign in
              once with your TV provider, and they play on this device. We learn which provider it is, and nothing else
              about you.
            </p>
            <Island name="signed-in" component={SignedIn} wakes="near" props={{ path }} />
          </div>
          <div className={styles.ways}>
            <LinkButton href={signInUrl} rel="nofollow" look="signal">
              Sign in with your TV provider
            </LinkButton>
            {/* Without script the page cannot know who has signed in. */}
            <noscript>
              <form method="post" action={signOutAction(path)}>
                <Button type="submit" look="outline">
                  Sign out
                </Button>
              </form>
            </noscript>
          </div>
        </section>
      )}
      <Blocks blocks={blocks} renderers={bodyComponents} />
    </article>
  );
}
