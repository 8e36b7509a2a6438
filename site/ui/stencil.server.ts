// For what stands on a page a hundred times: React draws it once for each of its shapes, with marks where its texts stand; from then on the
// texts are only filled in. A hundred and fifty cards of ten elements each would otherwise cost more than the page around them.

import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { escapeAttribute } from "../../model/html/escape.ts";
import type { SafeHtml } from "../../model/html/safe-html.ts";

type Texts<Props> = Record<keyof Props, string | boolean | undefined>;

const mark = (name: string) => `\uE000${name}\uE001`;
const marks = /\uE000(\w+)\uE001/;

/**
 * `draw` must use neither state, context nor the time of day. It may look at whether a text is there and at flags, never into a text; addresses
 * are put in as they are, so they must have been judged before.
 */
export function stencil<Props extends Texts<Props>>(
  draw: (props: Props) => ReactNode,
): (all: readonly Props[]) => SafeHtml {
  const pieces = new Map<string, readonly string[]>();

  function cut(props: Props): readonly string[] {
    const marked = Object.entries(props).map(([name, value]) => [name, typeof value === "string" ? mark(name) : value]);
    // The same fields, and a text for every text.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return renderToStaticMarkup(draw(Object.fromEntries(marked) as Props)).split(marks);
  }

  function piecesFor(props: Props): readonly string[] {
    const shape = shapeOf(props);
    const known = pieces.get(shape) ?? cut(props);
    pieces.set(shape, known);
    return known;
  }

  return (all) => {
    let html = "";
    for (const props of all) {
      const texts: Readonly<Record<string, unknown>> = props;
      // By turns what React drew and the name of a text.
      for (const [place, piece] of piecesFor(props).entries())
        html += place % 2 === 0 ? piece : escapeAttribute(String(texts[piece]));
    }
    // React's own output, with escaped texts in it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return html as SafeHtml;
  };
}

/** Which texts are there, and the flags. */
function shapeOf(texts: Readonly<Record<string, unknown>>): string {
  let shape = "";
  for (const name in texts) shape += `${name}${typeof texts[name] === "string" ? "" : String(texts[name])},`;
  return shape;
}
