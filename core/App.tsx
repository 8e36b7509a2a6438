// The whole document body as React sees it: the layout around the page, or the error layout while an error exists (STATE-02).

import type { ReactNode } from "react";
import { errorForReaders } from "../model/http-error.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import type { SiteTypes, PageState } from "./page-object.ts";
import { RenderedAt } from "./rendered-at.ts";
import type { SiteFrame } from "./site-definition.ts";

interface AppProps<S extends SiteTypes, V extends object> {
  frame: SiteFrame<S, V>;
  page: PageState<S>;
  /** A navigation error: the error page takes the place of the layout and its page. */
  error?: unknown;
  pending?: boolean;
  /** The next page could not be had: asks for it once more. */
  tryAgain?: () => void;
  /** Told of what was thrown while the page was drawn. */
  onCaught?: (error: unknown) => void;
  children: ReactNode;
}

/** The element whose content is the page, inside the layout. */
export const pageElementId = "page";

export function App<S extends SiteTypes, V extends object>(props: AppProps<S, V>): ReactNode {
  const { frame, page, error, pending = false, tryAgain, onCaught, children } = props;
  const { Layout, ErrorPage, ErrorPageFailed } = frame;
  const showError = (caught: unknown) => (
    <Layout view={frame.errorView(page)} pending={pending} tryAgain={tryAgain}>
      <ErrorPage {...errorForReaders(caught)} />
    </Layout>
  );
  return (
    <RenderedAt value={page.renderedAt}>
      <ErrorBoundary resetKey={page} fallback={showError} onCaught={onCaught} lastResort={<ErrorPageFailed />}>
        {error === undefined ? (
          <Layout view={frame.layoutView(page)} pending={pending} tryAgain={tryAgain}>
            {children}
          </Layout>
        ) : (
          showError(error)
        )}
      </ErrorBoundary>
    </RenderedAt>
  );
}
