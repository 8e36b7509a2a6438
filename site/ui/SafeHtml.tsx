// The only element that sets inner HTML, and only what the sanitiser has branded.

import type { ReactNode } from "react";
import type { SafeHtml as SafeText } from "../lib/safe-html.ts";

interface SafeHtmlProps {
  html: SafeText;
  as?: "p" | "div" | "span" | "li" | "td" | "th" | "blockquote" | "figcaption" | "h2" | "h3" | "h4" | "h5" | "h6";
  className?: string;
  id?: string;
}

export function SafeHtml({ html, as: Element = "div", className, id }: SafeHtmlProps): ReactNode {
  // oxlint-disable-next-line react/no-danger -- the one place, and the type says the text has been sanitised
  return <Element className={className} id={id} dangerouslySetInnerHTML={{ __html: html }} />;
}
