// What the providers' scripts do in a page, as far as the site can tell: they find or are given their places and put something there.

const box = (height: number, words: string) =>
  `(() => { const box = document.createElement("div"); box.className = "stand-in"; box.textContent = ${JSON.stringify(words)}; box.style.height = "${height}px"; box.style.background = "#bdf"; return box; })()`;

/** Every script counts how often it ran. */
const counted = (name: string, code: string) =>
  `(window.ran ??= {})[${JSON.stringify(name)}] = (window.ran[${JSON.stringify(name)}] ?? 0) + 1;\n${code}`;

export const scripts = {
  /** A post whose number ends with 404 is gone. */
  tweet: counted(
    "tweet",
    `window.twttr = { widgets: { createTweet: async (id, place, options) => {
      window.tweetOptions = options;
      if (id.endsWith("404")) return undefined;
      const made = ${box(280, "tweet")};
      place.append(made);
      return made;
    } } };`,
  ),
  instagram: counted(
    "instagram",
    `window.instgrm = { Embeds: { process() {
      for (const post of document.querySelectorAll("blockquote.instagram-media")) post.replaceWith(${box(900, "instagram")});
    } } };`,
  ),
  tiktok: counted(
    "tiktok",
    `const render = (posts) => { for (const post of posts) post.replaceWith(${box(700, "tiktok")}); };
    window.tiktokEmbed = { lib: { render } };
    render(document.querySelectorAll("blockquote.tiktok-embed"));`,
  ),
  chart: counted(
    "chart",
    `const loadEmbed = (place) => place.append(${box(420, "chart")});
    window.Flourish = { loadEmbed };
    document.querySelectorAll(".flourish-embed").forEach(loadEmbed);`,
  ),
  launcher: counted(
    "launcher",
    `const code = document.currentScript.dataset.liveEventCode;
    for (const place of document.querySelectorAll('[data-live-event-code="' + code + '"]:not(script)')) {
      const made = ${box(500, "live blog")};
      made.textContent += " " + code + " comments " + place.dataset.comments;
      place.append(made);
    }`,
  ),
} as const;
