// A part of the shell that is the same on every page and does nothing but stand there. The server draws it once and keeps the markup; the
// client leaves it as it came and carries neither its code nor its data. The branch on SSR is resolved when the site is built.

import { useEffect, type ReactNode } from "react";
import type { SafeHtml as SafeText } from "../../model/html/safe-html.ts";
import { SafeHtml } from "../ui/SafeHtml.tsx";
import styles from "./Still.module.css";

const draw = import.meta.env.SSR ? (await import("react-dom/server")).renderToStaticMarkup : undefined;

const cached = new Map<string, SafeText>();

/** Empty when the document the reader arrived with did not have this part. */
function markup(id: string, part: ReactNode): SafeText {
  const known = cached.get(id);
  if (known !== undefined) return known;
  // React's own output, here or in the document the server sent: as safe as the elements it was drawn from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const html = (draw === undefined ? (document.getElementById(id)?.innerHTML ?? "") : draw(part)) as SafeText;
  if (html !== "") cached.set(id, html);
  return html;
}

/** A page without a masthead may lead to one that has it; that one is then loaded as a document, whose parts are all there. */
function loadWhole(): void {
  const [arrival] = performance.getEntriesByType("navigation");
  if (arrival !== undefined && new URL(arrival.name).pathname !== location.pathname) location.reload();
}

interface StillProps {
  id: string;
  /**
   * Given by the server only: `import.meta.env.SSR && <Part />`. Must not depend on the page, and must use no style sheet that nothing
   * else uses, for the client's build would leave that out with it.
   */
  part: ReactNode;
}

export function Still({ id, part }: StillProps): ReactNode {
  const html = markup(id, part);
  useEffect(() => {
    if (html === "") loadWhole();
  }, [html]);
  return <SafeHtml className={styles.still} id={id} html={html} />;
}
