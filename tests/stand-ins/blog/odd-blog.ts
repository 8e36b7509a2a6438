// A blog with what real ones have and nobody expects: names that are numbers, nothing at all, other alphabets, line ends of another system,
// things twice, films, documents, passages that are shared, types of posts of a plug-in's, and names that the site has itself.

import { author, category, file, filed, tag, writtenBlog } from "./written-blog.ts";

export const oddAddress = "https://odd.example";
const uploads = `${oddAddress}/wp-content/uploads/2024/05`;

const block = (name: string, inner: string) => `<!-- wp:${name} -->\n${inner}\n<!-- /wp:${name} -->`;
const embed = (address: string) =>
  `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${address}\n</div></figure>`;

const body = [
  block("paragraph", "<p>Words of the story, which are long enough.</p>"),
  '<!-- wp:block {"ref":90} /-->',
  '<!-- wp:block {"ref":999} /-->',
  block("embed", embed(`${oddAddress}/2024/05/many-pages/`)),
  block("embed", embed("https://www.ted.com/talks/a_talk_of_somebody/")),
  block("embed", embed("https://unknown.example/thing/7")),
  block("video", `<figure class="wp-block-video"><video controls src="${uploads}/film.mp4"></video></figure>`),
  block("audio", `<figure class="wp-block-audio"><audio controls src="${uploads}/song.mp3"></audio></figure>`),
  block(
    "paragraph",
    `<p><a href="${uploads}/minutes.docx">Minutes</a> and <a href="${uploads}/plan.pdf">plan</a> and <a href="${uploads}/tool.exe">tool</a></p>`,
  ),
].join("\n\n");

const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

export const oddBlog = `\uFEFF\n\n${writtenBlog({
  address: oddAddress,
  title: "Чудной",
  head:
    author(1, "nora@odd.example", "Nora") +
    author(2, "@@", "@@") +
    author(3, "nora", "Nora") +
    author(4, "maria.lopez", "María López") +
    author(5, "maria lopez", "Marisa") +
    category(1, "about", "About us") +
    category(2, "video", "Films") +
    category(3, "%d0%bf%d0%be%d1%80%d1%82", "Порт") +
    category(5, "harbour", "Harbour") +
    tag(4, "2024", "2024") +
    tag(6, "harbour", "In harbours"),
  items: [
    {
      id: 1,
      title: "Everything",
      link: "/2024/05/everything/",
      creator: "nora@odd.example",
      html: body,
      more: filed("category", "video") + filed("post_tag", "2024"),
    },
    {
      id: 2,
      title: "Many pages",
      link: "/2024/05/many-pages/",
      creator: "somebody.else",
      html: "Before the break<!--nextpage-->After the break\r\n\r\nA line\r\nand more",
      more: filed("category", "about"),
    },
    { id: 3, title: "A page of pages", type: "page", link: "/handbook/", html: "One<!--nextpage-->Two" },
    { id: 4, title: "", link: "/2024/05/4/", name: "4", html: "<p>Begins without a title.</p>" },
    { id: 5, title: "", link: `${oddAddress}/?p=5`, html: "", status: "draft" },
    {
      id: 6,
      title: "Корабль",
      link: "/2024/05/%d0%ba%d0%be%d1%80%d0%b0%d0%b1%d0%bb%d1%8c/",
      name: "%d0%ba%d0%be%d1%80%d0%b0%d0%b1%d0%bb%d1%8c",
      html: "<p>Слова\u000b и \u0008знаки.</p>",
      creator: "@@",
      more: filed("category", "%d0%bf%d0%be%d1%80%d1%82"),
    },
    { id: 7, title: "To come", link: `${oddAddress}/?p=7`, name: "to-come", status: "future", html: "<p>Later.</p>" },
    {
      id: 8,
      title: "Locked",
      link: "/2024/05/locked/",
      name: "locked",
      html: "<p>Secret words.</p>",
      more: "<wp:post_password>x</wp:post_password>",
    },
    { id: 9, title: "Private", link: "/2024/05/private/", status: "private", html: "<p>Private words.</p>" },
    {
      id: 10,
      title: "Sticky",
      link: "/2024/05/sticky/",
      html: "<p>On top.</p>",
      more:
        "<wp:is_sticky>1</wp:is_sticky><wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author>A reader</wp:comment_author>" +
        "<wp:comment_content>Well said.</wp:comment_content></wp:comment>",
    },
    { id: 10, title: "Sticky, changed", link: "/2024/05/sticky/", html: "<p>The same number again.</p>" },
    { title: "No number", link: "/2024/05/no-number/", html: "<p>Nothing says which.</p>" },
    { title: "No number either", html: "<p>Nor where.</p>" },
    { id: 11, title: "Copy", link: `${oddAddress}/?p=11`, status: "draft", name: "copy" },
    { id: 12, title: "Copy", link: `${oddAddress}/?p=12`, status: "draft", name: "copy" },
    { id: 13, title: "In the bin", link: "/2024/05/bin/", status: "trash" },
    { id: 14, title: "Broken", link: "::::", html: "<p>An address that is none, &nbsp; and an open <b>tag" },
    {
      id: 15,
      title: "A harvest",
      type: "event",
      link: "/event/harvest/",
      name: "harvest",
      html: "<p>In the barn.</p>",
      creator: "nora",
    },
    {
      id: 16,
      title: "A letter",
      type: "flamingo_inbound",
      link: `${oddAddress}/?p=16`,
      html: "<p>Not for readers.</p>",
    },
    { id: 18, title: "Our films", type: "page", link: "/video/", name: "video", html: "<p>Films of ours.</p>" },
    { id: 19, title: "Settings", type: "page", link: "/settings/", name: "settings", html: "<p>How we set type.</p>" },
    {
      id: 31,
      title: "In harbour",
      link: "/2024/05/in-harbour/",
      html: "[vc_row][vc_column]Words in a column[/vc_column][/vc_row]",
      more: filed("category", "harbour") + filed("post_tag", "harbour", "In harbours"),
    },
    { id: 17, title: "About", type: "page", link: "/about/", html: "<p>Who we are.</p>" },
    {
      id: 20,
      title: "Film",
      type: "attachment",
      status: "inherit",
      link: "/film/",
      more: file(`${uploads}/film.mp4`, 1),
    },
    { id: 21, title: "Song", type: "attachment", status: "inherit", more: file(`${uploads}/song.mp3`, 1) },
    { id: 22, title: "Minutes", type: "attachment", status: "inherit", more: file(`${uploads}/minutes.docx`, 1) },
    { id: 25, title: "Shared", type: "attachment", status: "inherit", more: file(`${uploads}/shared.webm`) },
    { id: 23, title: "Plan", type: "attachment", status: "inherit", more: file(`${uploads}/plan.pdf`) },
    { id: 24, title: "Tool", type: "attachment", status: "inherit", more: file(`${uploads}/tool.exe`) },
    {
      id: 90,
      title: "Box",
      type: "wp_block",
      html:
        block("paragraph", `<p>The passage that stories share.</p>`) +
        block("video", `<figure><video src="/wp-content/uploads/2024/05/shared.webm"></video></figure>`),
    },
    { id: 91, title: "Unused box", type: "wp_block", html: "<p>Nobody shows this.</p>" },
    {
      id: 30,
      title: "Old names",
      link: "/2024/05/old-names/",
      name: "old-names",
      html: "<p>Yes.</p>",
      more: meta("_wp_old_slug", "older"),
    },
    {
      id: 32,
      title: "Lazy pictures",
      link: "/2024/05/lazy/",
      html:
        `<p>Words before <a href="//odd.example/2024/05/many-pages/">the pages</a>.</p>\n\n` +
        `<img class="lazyload" src="data:image/gif;base64,R0lGOD" data-src="${uploads}/quay.jpg"><noscript><img src="${uploads}/quay.jpg"></noscript>\n\n` +
        `<img src="//cdn.other.example/y.jpg">\n\n<img src="data:image/png;base64,iVBORw0KGgo=">`,
    },
    {
      id: 33,
      title: "In an older form",
      link: "/2024/05/form-19.html",
      name: "form-19",
      html: "<p>One.</p><!--nextpage--><p>Two.</p>",
      more: meta("_wp_old_slug", "old-form"),
    },
    { id: 34, title: "Undated", link: "/2023/02/undated/", date: "0000-00-00 00:00:00", html: "<p>Some day.</p>" },
    { id: 35, title: "", link: "/2024/05/nothing/", name: "nothing", html: "" },
    {
      id: 36,
      title: "A page to come",
      type: "page",
      link: `${oddAddress}/?page_id=36`,
      status: "draft",
      html: "<p>No.</p>",
    },
    { id: 37, title: "Quay", type: "attachment", status: "inherit", more: file(`${uploads}/quay.jpg`) },
    { id: 38, title: "Crane", type: "attachment", status: "inherit", more: file(`${uploads}/gr%C3%BAa%202.jpg`) },
  ],
})}`;
