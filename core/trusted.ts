// The only way by which text becomes markup in the browser: pages enforce it (`require-trusted-types-for`, server/http/security-headers.ts), so that
// a text that came in by any other way throws instead of running. Browsers that do not know trusted types, and the server, get the text itself.

declare global {
  var trustedTypes: { createPolicy<P extends object>(name: string, rules: P): P } | undefined;
}

/** The name of the policy, by which pages allow it. */
export const htmlPolicy = "site";

/** What it makes are texts by type: every place that asks for them takes both. Further arguments reach the rule as they are. */
interface Policy {
  createHTML(html: string): string;
  createScript(text: string, data: object): string;
}

const rules: Policy = {
  createHTML: (html) => html,
  // Data in an element for scripts. JSON does nothing, should it ever be run.
  createScript: (_, data) => JSON.stringify(data),
};

const policy = globalThis.trustedTypes?.createPolicy(htmlPolicy, rules) ?? rules;

/** HTML that the server has drawn or sanitised, and nothing else. */
export const serverHtml = (html: string): string => policy.createHTML(html);

export const scriptData = (data: object): string => policy.createScript("", data);
