// What stands around every page, by its layout: skip link, network bar, masthead, the page itself, footer.

// First, because it sets the order of the style layers.
import "../styles/global.ts";

import { useEffect, type ReactNode } from "react";
import type { PageState } from "../../core/page-object.ts";
import { AlertPlace } from "../shell/AlertPlace.tsx";
import { Footer } from "../shell/Footer.tsx";
import { FreshTimes } from "../shell/FreshTimes.tsx";
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
import { layouts, type LayoutFrame, type LayoutName } from "./layouts.ts";

interface LayoutProps {
  name: LayoutName;
  page: PageState;
  /** The next page is on its way. */
  pending: boolean;
  children: ReactNode;
}

export function Layout({ name, page, pending, children }: LayoutProps): ReactNode {
  const frame: LayoutFrame = layouts[name];
  const { hotTopics, alert } = page.shell;

  useEffect(() => replaceMissingPictures(document), []);
  useEffect(() => scrollRows(document), []);
  useEffect(() => suggestWhileTyping(document), []);

  return (
    <>
      <SkipLink />
      <PendingBar pending={pending} />
      {frame.networkBar && <NetworkBar />}
      {frame.header && <Header path={page.path} />}
      {frame.header && <Menu />}
      {frame.header && <AlertPlace alert={alert} />}
      {frame.header && <HotTopics topics={hotTopics} />}
      <main id={mainId} className={styles.main} tabIndex={-1} aria-busy={pending || undefined}>
        {children}
      </main>
      {frame.footer && <Footer />}
      <OfflineNotice />
      <FreshTimes key={`${page.renderedAt}${page.path}`} />
    </>
  );
}
