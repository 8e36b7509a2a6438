import { expect, it } from "vitest";
import { filesForOffline } from "./manifest.ts";

const manifest = {
  "_react.js": { file: "assets/react-a.js" },
  "site/client/entry.ts": {
    file: "assets/entry-a.js",
    dynamicImports: ["_react.js", "site/page-shown.ts", "site/Player.tsx"],
  },
  "site/page-shown.ts": { file: "assets/page-shown-a.js", dynamicImports: ["site/offline/follow-reader.ts"] },
  "site/offline/follow-reader.ts": { file: "assets/follow-reader-a.js", imports: ["_react.js"] },
  "site/Player.tsx": { file: "assets/Player-a.js", imports: ["_react.js"], dynamicImports: ["site/hls.ts"] },
  "site/hls.ts": { file: "assets/hls-a.js" },
};

it("STATE-02 what pages ask for by themselves is there without a connection, what readers ask for is not", () => {
  const files = filesForOffline({
    manifest: JSON.stringify(manifest),
    sheets: { shell: "/assets/shell-a.css", ofPage: (page) => (page === "offline" ? ["/assets/offline-a.css"] : []) },
    fonts: ["/assets/sans-a.woff2"],
  });
  expect(files).toEqual([
    "/assets/entry-a.js",
    "/assets/react-a.js",
    "/assets/page-shown-a.js",
    "/assets/Player-a.js",
    "/assets/follow-reader-a.js",
    "/assets/shell-a.css",
    "/assets/offline-a.css",
    "/assets/sans-a.woff2",
  ]);
});
