// The desk's policy forbids styles and handlers that are written into a text, wherever it is read. Of pasted texts styles are the only trace of
// emphasis and of lists, so that they are read from an attribute that styles nothing. Pure.

export function unstyled(html: string): string {
  return html
    .replaceAll(/<style\b[^]*?<\/style\s*>/gi, "")
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\s(style|on[a-z]+)\s*=/gi, " data-$1="));
}
