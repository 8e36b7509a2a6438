// A part of the shell that does nothing but stand there. The server draws it once for each of its versions and keeps the markup; the
// client leaves it as it came and carries neither its code nor its data. The branch on SSR is resolved when the site is built.

import { useEffect, type ReactNode } from "react";
import type { SafeHtml as SafeText } from "../../model/html/safe-html.ts";
import { SafeHtml } from "../ui/SafeHtml.tsx";
import styles from "./Still.module.css";

const draw = import.meta.env.SSR ? (await import("react-dom/server")).renderToStaticMarkup : undefined;

/** The versions of one part are few; whatever they are made of, they do not pile up. */
const mostVersions = 100;

const cached = new Map<string, Map<string, SafeText>>();

// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const nothing = "" as SafeText;

/** Undefined when the document the reader arrived with did not have this part; empty where a publisher has nothing to say there. */
function markup({ id, version = "", part }: StillProps): SafeText | undefined {
  const versions = cached.get(id) ?? new Map<string, SafeText>();
  // In the browser there is the one that the document has.
  const name = draw === undefined ? "" : version;
  const known = versions.get(name);
  if (known !== undefined) return known;
  // React's own output, here or in the document the server sent: as safe as the elements it was drawn from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const html = (draw === undefined ? document.getElementById(id)?.innerHTML : draw(part)) as SafeText | undefined;
  if (versions.size >= mostVersions) versions.clear();
  if (html !== undefined) cached.set(id, versions.set(name, html));
  return html;
}

/** A page without a masthead may lead to one that has it; that one is then loaded as a document, whose parts are all there. */
function loadWhole(): void {
  const [arrival] = performance.getEntriesByType("navigation");
  if (arrival !== undefined && new URL(arrival.name).pathname !== location.pathname) location.reload();
}

interface StillProps {
  id: string;
  /** All that the part is drawn from, where it is not the same on every page. */
  version?: string;
  /** Given by the server only: `import.meta.env.SSR && <Part />`. */
  part: ReactNode;
}

export function Still(props: StillProps): ReactNode {
  const { id } = props;
  const html = markup(props);
  useEffect(() => {
    if (html === undefined) loadWhole();
  }, [html]);
  return <SafeHtml className={styles.still} id={id} html={html ?? nothing} />;
}
