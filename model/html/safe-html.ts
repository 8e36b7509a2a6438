// HTML that has passed the sanitiser. Only `sanitise.server.ts` makes it, and only `SafeHtml` elements may set it as inner HTML.

declare const safe: unique symbol;

export type SafeHtml = string & { readonly [safe]: true };
