// The only element that sets inner HTML, and only what the sanitiser has branded.

import { useMemo, type AriaAttributes, type ReactNode } from "react";
import type { SafeHtml as SafeText } from "../../model/html/safe-html.ts";
import { serverHtml } from "../../core/trusted.ts";

interface SafeHtmlProps extends AriaAttributes {
  html: SafeText;
  as?: "p" | "div" | "span" | "li" | "td" | "th" | "blockquote" | "figcaption" | "h2" | "h3" | "h4" | "h5" | "h6";
  className?: string;
  id?: string;
  role?: string;
  tabIndex?: number;
}

export function SafeHtml({ html, as: Element = "div", ...attributes }: SafeHtmlProps): ReactNode {
  const trusted = useMemo(() => serverHtml(html), [html]);
  // oxlint-disable-next-line react/no-danger -- the one place, and the type says the text has been sanitised
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: trusted }} />;
}
