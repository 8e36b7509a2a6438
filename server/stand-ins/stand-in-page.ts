// The page of a stand-in: a whole document that needs nothing from anywhere and runs no script. It says that it is a demo.

import { escapeText } from "../../model/html/escape.ts";
import { cachePolicies } from "../http/cache-policies.ts";
import { scriptHash, securityHeaders } from "../http/security-headers.ts";

const style = `
:root { color-scheme: light dark; --ink: light-dark(#12161d, #f0f2f5); --quiet: light-dark(#4a5362, #b1bac7); --rule: light-dark(#d9dde3, #2c3542);
  --paper: light-dark(#fff, #1b222d); --ground: light-dark(#f4f5f7, #0f1319); --focus: light-dark(#0a5bd3, #8db9ff); }
* { box-sizing: border-box; margin: 0; }
body { display: grid; place-items: center; min-height: 100vh; padding: 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
main { display: grid; gap: 1rem; width: min(100%, 30rem); padding: clamp(1.25rem, 5vw, 2.5rem); border: 1px solid var(--rule);
  border-radius: 8px; background: var(--paper); }
h1 { font-size: 1.5rem; line-height: 1.2; text-wrap: balance; }
.demo { justify-self: start; padding: 0.125rem 0.5rem; border-radius: 4px; background: #f2b93b; color: #1d1503; font-size: 0.8125rem;
  font-weight: 700; }
.quiet { color: var(--quiet); font-size: 0.875rem; }
form { display: grid; gap: 0.5rem; }
button { min-height: 3rem; padding: 0.5rem 1rem; border: 1px solid var(--rule); border-radius: 4px; background: none; color: inherit;
  font: inherit; font-weight: 650; text-align: start; cursor: pointer; }
button:hover { border-color: currentcolor; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
a { color: inherit; }
`;

const headers = {
  ...securityHeaders,
  "content-type": "text/html; charset=utf-8",
  "cache-control": cachePolicies.ofOneReader,
  "content-security-policy": `default-src 'none'; style-src ${scriptHash(style)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
};

interface StandInPage {
  title: string;
  /** Markup of our own, with what comes from outside escaped. */
  body: string;
  status?: number;
}

export function standInPage({ title, body, status = 200 }: StandInPage): Response {
  const html = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="demo">Demo</p>
<h1>${escapeText(title)}</h1>
${body}
</main>
</body>
</html>
`;
  return new Response(html, { status, headers });
}
