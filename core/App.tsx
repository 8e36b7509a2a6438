// The whole page as React sees it: the layout around the page's component, or the error layout while an error exists (STATE-02).

import type { ReactNode } from "react";
import { Layout } from "../site/layouts/Layout.tsx";
import { RenderedAt } from "../site/lib/rendered-at.ts";
import { Page as ErrorPage } from "../site/pages/error/Page.tsx";
import { pageComponent } from "../site/pages/registry.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { normaliseError } from "./http-error.ts";
import type { PageObject } from "./page-object.ts";

interface AppProps {
  page: PageObject;
  /** A navigation error: the error page takes the place of the layout and its page. */
  error?: unknown;
  pending?: boolean;
}

export function App({ page, error, pending = false }: AppProps): ReactNode {
  const showError = (caught: unknown) => (
    <Layout name="error" page={page} pending={pending}>
      <ErrorPage {...normaliseError(caught)} />
    </Layout>
  );
  if (error !== undefined) return <RenderedAt value={page.renderedAt}>{showError(error)}</RenderedAt>;
  const Page = pageComponent(page.page);
  return (
    <RenderedAt value={page.renderedAt}>
      <ErrorBoundary key={page.path} fallback={showError}>
        <Layout name={page.layout} page={page} pending={pending}>
          <Page {...page.props} />
        </Layout>
      </ErrorBoundary>
    </RenderedAt>
  );
}
