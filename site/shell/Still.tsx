// A part of the shell that is the same on every page and does nothing but stand there. The server draws it once and keeps the markup; the
// client leaves it as it came and carries neither its code nor its data. The branch on SSR is resolved when the site is built.

import type { ReactNode } from "react";
import type { SafeHtml as SafeText } from "../lib/safe-html.ts";
import { SafeHtml } from "../ui/SafeHtml.tsx";

const draw = import.meta.env.SSR ? (await import("react-dom/server")).renderToStaticMarkup : undefined;

const kept = new Map<string, SafeText>();

function markup(id: string, part: ReactNode): SafeText {
  const known = kept.get(id);
  if (known !== undefined) return known;
  // React's own output, here or in the document the server sent: as safe as the elements it was drawn from.
  const html = (draw === undefined ? (document.getElementById(id)?.innerHTML ?? "") : draw(part)) as SafeText;
  kept.set(id, html);
  return html;
}

interface StillProps {
  id: string;
  /** Given by the server only: `import.meta.env.SSR && <Part />`. Must not depend on the page. */
  part: ReactNode;
}

export function Still({ id, part }: StillProps): ReactNode {
  return <SafeHtml id={id} html={markup(id, part)} />;
}
