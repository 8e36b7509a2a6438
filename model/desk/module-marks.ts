// Where a module begins and ends on a page that is drawn for the desk: comments, so that the page looks as it does to readers. They are drawn as
// elements first, since React writes no comments.

export const moduleMark = "module-mark";

/** Fit for a comment, whatever the key. */
export function markName(key: string): string {
  return encodeURIComponent(key).replaceAll("-", "%2D");
}

export const beginMark = "module:";
export const endMark = "/module";

/** What stands from `begin` to the next `end` becomes what `made` makes of the text between them. */
function replaced(html: string, begin: string, end: string, made: (between: string) => string): string {
  const [first = "", ...parts] = html.split(begin);
  const rest = parts.map((part) => {
    const at = part.indexOf(end);
    return at === -1 ? begin + part : made(part.slice(0, at)) + part.slice(at + end.length);
  });
  return first + rest.join("");
}

/** The document of a page for a frame that runs no scripts. */
export function forFrame(html: string): string {
  const scriptless = replaced(html, "<script", "</script>", () => "");
  const light = replaced(scriptless, '<link rel="modulepreload"', ">", () => "");
  return replaced(light, `<${moduleMark} name="`, '">', (name) => `<!--${beginMark}${name}-->`).replaceAll(
    `</${moduleMark}>`,
    `<!--${endMark}-->`,
  );
}
