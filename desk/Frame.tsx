// What stands around every screen: where one is, where else one may go, and who one is.

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import type { Me } from "../model/desk/calls.ts";
import { goTo } from "./address.ts";
import { call } from "./call.ts";
import styles from "./Frame.module.css";
import { NameScreen } from "./screen-name.ts";
import { Button } from "./ui/Button.tsx";

export interface Screen {
  path: string;
  title: string;
}

interface FrameProps {
  siteName: string;
  me: Me;
  screens: readonly Screen[];
  path: string;
  isWide: boolean;
  children: ReactNode;
}

function showInRow(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: "nearest", inline: "center" });
}

export function Frame({ siteName, me, screens, path, isWide, children }: FrameProps): ReactNode {
  const client = useQueryClient();
  const signOut = useMutation({
    mutationFn: () => call("sign-out"),
    onSettled: async () => {
      goTo("/desk");
      // What one person saw is not for the next.
      await client.resetQueries();
    },
  });
  const [name, setName] = useState<string>();
  const title = screens.find((screen) => screen.path === path)?.title;
  useEffect(() => {
    document.title = [name, title, `${siteName} desk`].filter(Boolean).join(" · ");
  }, [name, title, siteName]);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        Skip to the screen
      </a>
      <header className={styles.head}>
        <a className={styles.mark} href="/desk">
          {siteName} <span>desk</span>
        </a>
        <div className={styles.who}>
          <span>
            {me.name}
            <span className={styles.role}>, {me.role}</span>
          </span>
          <Button onPress={() => signOut.mutate()}>Sign out</Button>
        </div>
        <nav className={styles.nav} aria-label="Screens">
          {screens.map((screen) => {
            const isHere = screen.path === path;
            return (
              <a
                key={screen.path}
                ref={isHere ? showInRow : undefined}
                href={screen.path}
                aria-current={isHere ? "page" : undefined}
              >
                {screen.title}
              </a>
            );
          })}
        </nav>
      </header>
      <main id="main" className={isWide ? `${styles.main} ${styles.wide}` : styles.main} tabIndex={-1}>
        <NameScreen value={setName}>{children}</NameScreen>
      </main>
    </div>
  );
}
