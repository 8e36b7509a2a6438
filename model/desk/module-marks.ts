// Where a module begins and ends on a page that is drawn for the desk: comments, so that the page looks as it does to readers. They are drawn as
// elements first, since React writes no comments.

export const moduleMark = "module-mark";

/** Fit for a comment, whatever the key. */
export function markName(key: string): string {
  return encodeURIComponent(key).replaceAll("-", "%2D");
}

export const beginMark = "module:";
export const endMark = "/module";

const opening = new RegExp(`<${moduleMark} name="([\\w%.!~*'()]*)">`, "g");

const script = /<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

/** The document of a page for a frame that runs no scripts. */
export function forFrame(html: string): string {
  return html
    .replaceAll(script, "")
    .replace(opening, `<!--${beginMark}$1-->`)
    .replaceAll(`</${moduleMark}>`, `<!--${endMark}-->`);
}
