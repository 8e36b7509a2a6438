// What in a drawing would run or lead to what runs. Nothing of it runs here: uploads are sent with a policy that forbids it. But a file goes
// further than the site, so it is not taken in.

import { SaxesParser } from "saxes";

/** The first thing found, as whoever drew it knows it. */
export function scriptIn(drawing: string): string | undefined {
  let found: string | undefined;
  const parser = new SaxesParser();
  // What is not well-formed is told by whoever draws it.
  parser.on("error", () => {});
  parser.on("opentag", ({ name, attributes }) => {
    found ??= /^(?:[^:]*:)?script$/i.test(name) ? "a script" : runningAttribute(attributes);
  });
  parser.write(drawing).close();
  return found;
}

function runningAttribute(attributes: Readonly<Record<string, string>>): string | undefined {
  for (const [name, value] of Object.entries(attributes)) {
    if (/^on/i.test(name)) return `the attribute ${name}`;
    // Browsers skip spaces and line breaks within the scheme.
    if (/^javascript:/i.test(value.replaceAll(/[\u0000-\u0020]/g, ""))) return "a link to a script";
  }
  return undefined;
}
