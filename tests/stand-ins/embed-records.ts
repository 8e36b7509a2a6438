// Stories that carry embeds, for tests.

function story(id: string, components: object[]): object {
  return {
    type: "article",
    id,
    title: `A story with embeds: ${id}`,
    canonical_url: `/media/${id}`,
    wp__category: { title: "Media", slug: "media", path: "media" },
    publication_date: "2026-11-12T10:00:00Z",
    last_published_date: "2026-11-12T10:00:00Z",
    components,
  };
}

const paragraph = (text: string) => ({ is: "paragraph", props: { text } });
const filler = Array.from({ length: 12 }, (_, index) =>
  paragraph(`Paragraph ${index + 1}. ${"Word after word. ".repeat(30)}`),
);
const frame = (attributes: string) => ({ is: "raw-html", props: { content: `<iframe ${attributes}></iframe>` } });

export const everyEmbed = "/media/every-embed";
export const plainStory = "/media/no-embeds";
export const pastedFrames = "/media/pasted-frames";
export const ownFrame = "/media/own-frame";
export const launchedBlog = "/media/launched-blog";
export const gonePosts = "/media/gone-posts";

export const embedRecords: readonly object[] = [
  story("no-embeds", [...filler, paragraph('Next: <a href="/media/every-embed">the story with everything</a>.')]),
  story("every-embed", [
    ...filler,
    { content_type: "twitter_tweet", content: { url: "https://twitter.com/a/status/20" } },
    ...filler,
    { is: "tweet", props: { id: "21", hideMedia: true, darkTheme: true } },
    { is: "instagram", props: { instagramUrl: "https://www.instagram.com/p/CkQ8mRd0aZ1/" } },
    { content_type: "tiktok_video", content: { url: "https://www.tiktok.com/@a/video/7160482913377651457" } },
    { content_type: "youtube_video", content: { url: "https://youtu.be/a_b-C123456" } },
    { is: "vimeo", props: { videoId: 776190482 } },
    { is: "facebook", props: { url: "https://www.facebook.com/a/posts/1" } },
    { is: "chart", props: { id: 11 } },
    { is: "CultivateForecast", props: { question_id: 2417 } },
    { is: "poll", props: { id: "p-1" } },
    { is: "live-blog", props: { eventCode: "landfall", comments: true } },
    { is: "storytelling-live-blog", props: { id: "log", env: "stage" } },
    ...filler,
    paragraph('Back: <a href="/media/no-embeds">the story without any</a>.'),
  ]),
  story("pasted-frames", [
    frame('src="https://charts.example/1" width="100%" height="300" onload="alert(1)" style="position:fixed"'),
    frame('src="http://old.example/2" width="400" height="300"'),
    frame('src="https://legacy.example/3" width="400" height="300" allowfullscreen'),
  ]),
  story("own-frame", [frame('src="/own/4" width="400" height="300"')]),
  story("launched-blog", [
    {
      is: "raw-html",
      props: {
        content:
          '<script src="https://launcher.example/a" data-live-blog="true" data-live-event-code="landfall"></script>',
      },
    },
  ]),
  story("gone-posts", [
    { is: "tweet", props: { id: "20404" } },
    { is: "instagram", props: { shortcode: "abcde-gone" } },
    { is: "live-blog", props: { eventCode: "down" } },
    ...filler,
  ]),
];
