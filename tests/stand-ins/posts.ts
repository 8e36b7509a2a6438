// Answers in the form each provider gives them.

export type PostProvider = "instagram" | "tiktok" | "tweet" | "vimeo" | "youtube";

interface OEmbedAnswer {
  html: string;
  title?: string;
  author_name?: string;
}

const script = (src: string) => `<script async src="${src}" charset="utf-8"></script>`;

export const posts: Record<PostProvider, (url: string) => OEmbedAnswer> = {
  tweet: (url) => ({
    author_name: "Ines Halvorsen",
    html: `<blockquote class="twitter-tweet" data-dnt="true"><p lang="en" dir="ltr">The soup is a barometer. It leans 4 degrees each time the tug comes up on its lines &amp; the lean is growing. <a href="https://t.co/x1">pic.twitter.com/x1</a></p>&mdash; Ines Halvorsen (@inesweather) <a href="${url}">November 12, 2026</a></blockquote>\n${script("https://platform.twitter.com/widgets.js")}`,
  }),
  instagram: (url) => ({
    html: `<blockquote class="instagram-media" data-instgrm-captioned data-instgrm-permalink="${url}?utm_source=ig_embed" data-instgrm-version="14" style=" background:#FFF; border:0;"><div style="padding:16px;"><a href="${url}" style="color:#000"><svg width="50"><g></g></svg><div>View this post on Instagram</div></a><p style="margin:8px 0"><a href="${url}">One pot, one pound of beans, one bungee cord. The recipe as my mother corrected it.</a></p><p>A post shared by Ferrell Guidroz (@alma.fontenot.galley)</p></div></blockquote>`,
  }),
  tiktok: (url) => ({
    title: "Ladle in one hand, boat in the other #tugboat #redbeans",
    author_name: "Ferrell Guidroz",
    html: `<blockquote class="tiktok-embed" cite="${url}" data-video-id="7160482913377651457" data-embed-from="oembed" style="max-width: 605px;min-width: 325px;"> <section> <a target="_blank" href="${url}">@alma.fontenot.galley</a> <p>Ladle in one hand, boat in the other</p> </section> </blockquote> ${script("https://www.tiktok.com/embed.js")}`,
  }),
  youtube: () => ({
    title: "Reading the wind off a bowl of soup, live from Galveston",
    author_name: "Halvorsen Weather",
    html: '<iframe src="https://www.youtube.com/embed/x"></iframe>',
  }),
  vimeo: () => ({
    title: "Nine minutes on the Alma Fontenot",
    author_name: "Tobias Arceneaux",
    html: '<iframe src="https://player.vimeo.com/video/1"></iframe>',
  }),
};

const classes = {
  instagram: "instagram-media",
  tiktok: "tiktok-embed",
  tweet: "twitter-tweet",
  vimeo: "",
  youtube: "",
};

/** A provider that has been broken into. */
export function hostileMarkup(provider: PostProvider): OEmbedAnswer {
  return {
    title: `<img src=x onerror="window.__xss=1">`,
    author_name: `"><script>window.__xss=1</script>`,
    html: [
      `<blockquote class="${classes[provider]} other" onclick="window.__xss=1" style="position:fixed;inset:0"`,
      ` cite="javascript:window.__xss=1" data-instgrm-permalink="https://evil.example/">`,
      `<p>Words <a href="javascript:window.__xss=1">link</a><img src=x onerror="window.__xss=1"></p>`,
      `<iframe src="https://evil.example/"></iframe><form action="https://evil.example/"><input autofocus onfocus="window.__xss=1"></form>`,
      `</blockquote><script>window.__xss=1</script><style>body{display:none}</style><meta http-equiv="refresh" content="0;url=https://evil.example/">`,
    ].join(""),
  };
}
