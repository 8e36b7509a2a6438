// What stands around every page, for the server that draws it and the browser that takes it over.

import type { SiteFrame } from "../core/site-definition.ts";
import { errorView, layoutView, type LayoutView } from "./layouts/layout-view.ts";
import { Layout } from "./layouts/Layout.tsx";
import type { NewsSite } from "./page-types.ts";
import { errorDocument } from "./pages/error/error-document.ts";
import { ErrorPageFailed } from "./pages/error/ErrorPageFailed.tsx";
import { Page as ErrorPage } from "./pages/error/Page.tsx";

export const siteFrame: SiteFrame<NewsSite, LayoutView> = {
  layoutView,
  errorView,
  Layout,
  ErrorPage,
  errorDocument,
  ErrorPageFailed,
};
