// What stands around every page, by its layout: skip link, network bar, masthead, the page itself, footer.

// First, because it sets the order of the style layers.
import "../styles/global.ts";

import { useEffect, type ReactNode } from "react";
import type { LayoutProps } from "../../core/site-definition.ts";
import { AlertPlace } from "../shell/AlertPlace.tsx";
import { Footer } from "../shell/Footer.tsx";
import { Header } from "../shell/Header.tsx";
import { HotTopics } from "../shell/HotTopics.tsx";
import { Menu } from "../shell/Menu.tsx";
import { NetworkBar } from "../shell/NetworkBar.tsx";
import { OfflineNotice } from "../shell/OfflineNotice.tsx";
import { PendingBar } from "../shell/PendingBar.tsx";
import { mainId, SkipLink } from "../shell/SkipLink.tsx";
import { suggestWhileTyping } from "../shell/suggest-while-typing.ts";
import { replaceMissingPictures } from "../ui/missing-pictures.ts";
import { scrollRows } from "../ui/scroll-rows.ts";
import styles from "./Layout.module.css";
import type { LayoutView } from "./layout-view.ts";
import { layouts, type LayoutFrame } from "./layouts.ts";

export function Layout({ view, pending, tryAgain, children }: LayoutProps<LayoutView>): ReactNode {
  const { layout, place, shell } = view;
  const frame: LayoutFrame = layouts[layout];
  const { hotTopics, alert, deadLinks } = shell;

  useEffect(() => replaceMissingPictures(document), []);
  useEffect(() => scrollRows(document), []);
  useEffect(() => suggestWhileTyping(document), []);

  return (
    <>
      <SkipLink />
      <PendingBar pending={pending} />
      {frame.networkBar && <NetworkBar />}
      {frame.header && <Header place={place} dead={deadLinks} />}
      {frame.header && <Menu dead={deadLinks} />}
      {frame.header && <AlertPlace alert={alert} />}
      {frame.header && <HotTopics topics={hotTopics} />}
      <main id={mainId} className={styles.main} tabIndex={-1} aria-busy={pending || undefined}>
        {children}
      </main>
      {frame.footer && <Footer dead={deadLinks} />}
      <OfflineNotice tryAgain={tryAgain} />
    </>
  );
}
