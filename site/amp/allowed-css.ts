// What AMP allows of the site's styles: no layers, no container queries and nothing marked important. The rules of layers come before
// all others, in the order of the layers, which is what layers are for.

const layerStart = /@layer\s+([\w-]+(?:\s*,\s*[\w-]+)*)\s*([;{])/g;

export function allowedCss(css: string): string {
  const layers = new Map<string, string>();
  let rest = "";
  let read = 0;
  for (const { 0: start, 1: names = "", 2: mark, index } of css.matchAll(layerStart)) {
    if (index < read) throw new Error(`A layer within a layer: ${names}`);
    rest += css.slice(read, index);
    read = index + start.length;
    const contents = mark === "{" ? css.slice(read, closingBrace(css, read)) : "";
    for (const name of names.split(",").map((given) => given.trim()))
      layers.set(name, (layers.get(name) ?? "") + contents);
    if (mark === "{") read += contents.length + 1;
  }
  const flat = [...layers.values(), rest, css.slice(read)].join("").replaceAll(/\s?!important/g, "");
  return withoutContainers(flat);
}

function withoutContainers(css: string): string {
  let remaining = "";
  let read = 0;
  for (const { 0: start, index } of css.matchAll(/@container[^@{]*\{/g)) {
    remaining += css.slice(read, index);
    read = closingBrace(css, index + start.length) + 1;
  }
  return remaining + css.slice(read);
}

/** Our styles hold no braces in texts. */
function closingBrace(css: string, from: number): number {
  let depth = 1;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    if (css[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error("A layer has no end");
}
