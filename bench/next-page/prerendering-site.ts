// The contender: the site as it is, with rules by which the browser prerenders what a reader reaches for, as documents.

import { createServer, request } from "node:http";
import { once } from "node:events";

const rulesPath = "/speculation-rules";
/** Pages of one reader, live television and files are not made ahead. */
const pages = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: "/(api|_page|assets|feeds|img|lite|uploads|go|fnctv)/*" } },
    { not: { selector_matches: "[href*='?'], [rel~=nofollow], [download], [target=_blank]" } },
  ],
};
const rules = JSON.stringify({
  prerender: [
    { where: pages, eagerness: "eager" },
    { where: pages, eagerness: "moderate" },
  ],
});

/** Answers its port. */
export async function prerenderingSite(of: number): Promise<{ port: number; close(): void }> {
  const server = createServer((asked, answer) => {
    if (asked.url === rulesPath) {
      answer.writeHead(200, { "content-type": "application/speculationrules+json" }).end(rules);
      return;
    }
    const { url, method, headers } = asked;
    const passed = request({ port: of, host: "127.0.0.1", path: url, method, headers }, (found) => {
      const isDocument = String(found.headers["content-type"]).startsWith("text/html");
      const more = isDocument ? { "speculation-rules": `"${rulesPath}"` } : {};
      answer.writeHead(found.statusCode ?? 502, { ...found.headers, ...more });
      found.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    answer.on("close", () => passed.destroy());
    asked.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The site has no port");
  return { port: address.port, close: () => server.close() };
}
