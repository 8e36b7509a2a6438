import { describe, expect, it } from "vitest";
import { hostileMarkup, posts } from "../../tests/stand-ins/posts.ts";
import { postIn } from "./post-answer.ts";

const instagram = "https://www.instagram.com/p/CkQ8mRd0aZ1/";

describe("what a provider's answer is worth", () => {
  it("EMBED-03 a Tweet: its words without the picture's address, its author, markup without the script", () => {
    const { html, text, author } = postIn("tweet", posts.tweet("https://twitter.com/i/status/20"));
    expect(text).toMatch(/^The soup is a barometer\..* & the lean is growing\.$/);
    expect(author).toBe("Ines Halvorsen");
    expect(html).toMatch(/^<blockquote class="twitter-tweet"><p>/);
    expect(html).not.toContain("script");
  });

  it("EMBED-03 an Instagram post: the marks that its script looks for, no styles, no drawings", () => {
    const { html, text } = postIn("instagram", posts.instagram(instagram));
    expect(html).toContain(`data-instgrm-permalink="${instagram}?utm_source=ig_embed"`);
    expect(html).toContain(`data-instgrm-version="14"`);
    expect(html).not.toMatch(/style|svg|<div/);
    expect(text).toBe("One pot, one pound of beans, one bungee cord. The recipe as my mother corrected it.");
  });

  it("EMBED-03 a short video: data.html is used, the title is its words", () => {
    const { html, text } = postIn("tiktok", posts.tiktok("https://www.tiktok.com/@a/video/7160482913377651457"));
    expect(html).toContain(`class="tiktok-embed"`);
    expect(html).toContain(`data-video-id="7160482913377651457"`);
    expect(text).toBe("Ladle in one hand, boat in the other #tugboat #redbeans");
  });

  it("EMBED-03 a video: title and author, and nothing of its markup", () => {
    expect(postIn("youtube", posts.youtube(""))).toEqual({
      text: "Reading the wind off a bowl of soup, live from Galveston",
      author: "Halvorsen Weather",
    });
  });

  it.each(["instagram", "tiktok", "tweet"] as const)("EMBED-03 a hostile answer of %s is words", (kind) => {
    const { html = "", text = "", author = "" } = postIn(kind, hostileMarkup(kind));
    expect(html).not.toMatch(/script|onclick|onerror|style|javascript:|iframe|form|input|meta|evil\.example|other/i);
    expect(html).toMatch(/^<blockquote class="[a-z-]+"><p>Words <a[^>]*>link<\/a><\/p><\/blockquote>$/);
    for (const words of [text, author]) expect(words).not.toMatch(/[<>]script|onerror=/);
  });

  it.each([{}, { html: 42 }, { html: "" }, { html: "<p>no post</p>" }, { html: "<script>1</script>" }])(
    "EMBED-03 %o holds no post",
    (answer) => {
      expect(() => postIn("tweet", answer)).toThrow("holds no post");
    },
  );

  it("EMBED-03 long words are cut at a word", () => {
    const { text = "" } = postIn("youtube", { title: "word ".repeat(200) });
    expect(text.length).toBeLessThanOrEqual(321);
    expect(text).toMatch(/word…$/);
  });
});
