// What stands around every page, as the page engine draws it.

import type { SiteFrame } from "../core/site-definition.ts";
import { layoutView, shellVersion, type LayoutView } from "./layouts/layout-view.ts";
import { Layout } from "./layouts/Layout.tsx";
import type { NewsSite } from "./page-types.ts";
import { ErrorPageFailed } from "./pages/error/ErrorPageFailed.tsx";

export const siteFrame: SiteFrame<NewsSite, LayoutView> = { layoutView, shellVersion, Layout, ErrorPageFailed };
