// The page of a service as it stands in a frame: a whole document that needs nothing from anywhere and runs no script.

const style = `
:root { color-scheme: light dark; --ink: light-dark(#12161c, #f2f4f7); --quiet: light-dark(#4a5361, #b3bcc9); --rule: light-dark(#d9dde3, #2b3440);
  --paper: light-dark(#fff, #171d26); --red: light-dark(#c4161c, #ff6a5e); --blue: light-dark(#1d4f91, #8ab4f8); }
* { box-sizing: border-box; margin: 0; }
body { display: grid; align-content: start; gap: 1rem; min-height: 100vh; padding: 1.5rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.45 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1 { max-width: 32em; font-size: 1.375rem; font-weight: 750; letter-spacing: -0.01em; line-height: 1.2; text-wrap: balance; }
p, li, dt, dd, label, figcaption { max-width: 44em; }
small, .quiet { color: var(--quiet); font-size: 0.875rem; }
.kicker { color: var(--red); font-size: 0.75rem; font-weight: 700; letter-spacing: 0.06em; text-transform: uppercase; }
`;

export interface ServicePage {
  title: string;
  kicker: string;
  /** Beside the style of all. */
  style: string;
  body: string;
}

export function servicePage({ title, kicker, style: own, body }: ServicePage): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}${own}</style>
</head>
<body>
<p class="kicker">${kicker}</p>
<h1>${title}</h1>
${body}
</body>
</html>
`;
}
