// Gives an element on show what the server has drawn anew, without taking anything from the page: elements stay, and with them focus,
// selection and transitions; only attributes and words that differ are changed. In the browser only.

/** These depend on what this reader has chosen, which the live stream knows nothing of. */
const readersOwn: ReadonlySet<string> = new Set(["aria-current", "open"]);

/** Tells of every element whose words are other words now. */
export function patchElement(old: Element, fresh: Element, onChange: (changed: Element) => void): void {
  for (const name of old.getAttributeNames()) {
    if (!fresh.hasAttribute(name) && !readersOwn.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !readersOwn.has(name)) old.setAttribute(name, value);
  }
  const olds = [...old.childNodes];
  const news = [...fresh.childNodes];
  if (olds.length !== news.length || olds.some((node, place) => node.nodeName !== news[place]?.nodeName)) {
    old.replaceChildren(...news);
    onChange(old);
    return;
  }
  for (const [place, node] of olds.entries()) {
    const other = news[place];
    if (node instanceof Element && other instanceof Element) patchElement(node, other, onChange);
    else if (other !== undefined && node.nodeValue !== other.nodeValue) {
      node.nodeValue = other.nodeValue;
      onChange(old);
    }
  }
}
