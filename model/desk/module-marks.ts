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

export function withComments(html: string): string {
  return html.replace(opening, `<!--${beginMark}$1-->`).replaceAll(`</${moduleMark}>`, `<!--${endMark}-->`);
}
