// The whole document body as React sees it: the layout around the page, or the error layout while an error exists (STATE-02).

import type { ReactNode } from "react";
import { Layout } from "../site/layouts/Layout.tsx";
import { RenderedAt } from "../site/lib/rendered-at.ts";
import { Page as ErrorPage } from "../site/pages/error/Page.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { normaliseError } from "../model/http-error.ts";
import type { PageState } from "./page-object.ts";

interface AppProps {
  page: PageState;
  /** A navigation error: the error page takes the place of the layout and its page. */
  error?: unknown;
  pending?: boolean;
  children: ReactNode;
}

/** The element whose content is the page, inside the layout. */
export const pageElementId = "page";

export function App({ page, error, pending = false, children }: AppProps): ReactNode {
  const showError = (caught: unknown) => (
    <Layout name="error" page={page} pending={pending}>
      <ErrorPage {...normaliseError(caught)} />
    </Layout>
  );
  return (
    <RenderedAt value={page.renderedAt}>
      <ErrorBoundary resetKey={page} fallback={showError}>
        {error === undefined ? (
          <Layout name={page.layout} page={page} pending={pending}>
            {children}
          </Layout>
        ) : (
          showError(error)
        )}
      </ErrorBoundary>
    </RenderedAt>
  );
}
