import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { drawAmp, drawBlock, drawPrinted } from "../testing.tsx";
import { Tweet } from "./Tweet.tsx";

it.each([{ id: "20" }, { tweet_id: 20 }, { url: "https://twitter.com/someone/status/20" }])(
  "EMBED-01 the post of %o leads to X",
  (props) => {
    const html = drawBlock("twitter-tweet", props);
    expect(html).toContain("Post on X");
    expect(html).toMatch(
      /href="https:\/\/x.com\/i\/status\/20" target="_blank" rel="noopener nofollow"[^>]*>View on X/,
    );
  },
);

it("EMBED-03 what the provider told of it is quoted, with who said it", () => {
  const words = { text: "just setting up", author: "jack" };
  const html = renderToString(
    <Tweet id="20" hideMedia={false} hideThread={false} darkTheme={false} prepared={{ words }} />,
  );
  expect(html).toMatch(/<blockquote[^>]* cite="https:\/\/x.com\/i\/status\/20"><p>just setting up<\/p><\/blockquote>/);
  expect(html).toContain(">jack</p>");
});

it("on paper it is its address", () => {
  expect(drawPrinted("tweet", { id: "20" })).toBe(
    '<p>Post on X: <a href="https://x.com/i/status/20">x.com/i/status/20</a></p>',
  );
});

it.each([
  [{ hideMedia: true }, "data-cards", "hidden"],
  [{ hideThread: true }, "data-conversation", "none"],
  [{ darkTheme: true }, "data-theme", "dark"],
])("AMP-01 is AMP's own element; %o is its %s", (more, attribute, value) => {
  const asked = drawAmp("tweet", { id: "20", ...more }).querySelector('amp-twitter[data-tweetid="20"]');
  expect(asked?.getAttribute(attribute)).toBe(value);
  const plain = drawAmp("tweet", { id: "20" }).querySelector("amp-twitter");
  expect(plain?.hasAttribute(attribute)).toBe(false);
});
