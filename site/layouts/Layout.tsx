// What stands around every page, by its layout: skip link, network bar, masthead, the page itself, footer.

// First, because it sets the order of the style layers.
import "../styles/global.ts";

import type { ReactNode } from "react";
import type { LayoutProps } from "../../core/site-definition.ts";
import { AlertPlace } from "../shell/AlertPlace.tsx";
import { Footer } from "../shell/Footer.tsx";
import { Header } from "../shell/Header.tsx";
import { HotTopics } from "../shell/HotTopics.tsx";
import { Menu } from "../shell/Menu.tsx";
import { NetworkBar } from "../shell/NetworkBar.tsx";
import { ConnectionNote } from "../shell/ConnectionNote.tsx";
import { mainId } from "../shell/main-id.ts";
import { SkipLink } from "../shell/SkipLink.tsx";
import styles from "./Layout.module.css";
import type { LayoutView } from "./layout-view.ts";
import { layouts, type LayoutFrame } from "./layouts.ts";

export function Layout({ view, children }: LayoutProps<LayoutView>): ReactNode {
  const { layout, place, shell } = view;
  const frame: LayoutFrame = layouts[layout];
  const { hotTopics, alert, deadLinks } = shell;

  return (
    <>
      <SkipLink />
      {frame.networkBar && <NetworkBar />}
      {frame.header && <Header place={place} dead={deadLinks} />}
      {frame.header && <Menu dead={deadLinks} />}
      {frame.header && <AlertPlace alert={alert} />}
      {frame.header && <HotTopics topics={hotTopics} />}
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {frame.footer && <Footer dead={deadLinks} />}
      <ConnectionNote />
    </>
  );
}
