// A WordPress blog of any size as its export, and every address that such a blog answers. The same size always gives the same bytes. A post has
// some 350 words in nine blocks, a fifth of them pictures, some galleries, comments, custom fields and embeds.

import { syntheticArticle } from "../synthetic-articles.ts";

export interface BlogSize {
  posts: number;
  pictures: number;
}

const paragraphCount = 9;
const authorCount = 40;
const categoryCount = 24;
const tagCount = 200;
const postsPerPage = 1_000;
const firstPicture = 10_000_000;
const firstPage = 20_000_000;
const newest = Date.UTC(2025, 0, 1);
const minutesBetween = 70;

/** Where the blog is said to have been; its pictures are asked for at `media`. */
export interface BlogPlace {
  address: string;
  media: string;
}

const two = (number: number) => String(number).padStart(2, "0");

/** Two of them share a name. */
const authorName = (number: number) => `Reporter ${number < 2 ? "Same" : number}`;
const dateOf = (number: number) => new Date(newest - number * minutesBetween * 60_000);

function dayOf(number: number): string {
  const date = dateOf(number);
  return `/${date.getUTCFullYear()}/${two(date.getUTCMonth() + 1)}/${two(date.getUTCDate())}`;
}

export const postPath = (number: number) => `${dayOf(number)}/post-${number}`;
const pageCount = ({ posts }: BlogSize) => Math.max(2, Math.floor(posts / postsPerPage));
/** The post that a picture was uploaded for; every hundredth belongs to none. */
const parentOf = (picture: number, { posts, pictures }: BlogSize) =>
  picture % 100 === 99 ? 0 : 1 + Math.floor((picture * posts) / pictures);
const pictureFile = (picture: number) => `/wp-content/uploads/2024/${two(1 + (picture % 12))}/picture-${picture}.jpg`;

const picturePath = (picture: number, size: BlogSize) => {
  const parent = parentOf(picture, size);
  return `${parent === 0 ? "" : postPath(parent)}/picture-${picture}`;
};

/** Text between tags of a CDATA section is left as it is. */
const cdata = (text: string) => `<![CDATA[${text}]]>`;
const element = (name: string, text: string | number) => `<${name}>${cdata(String(text))}</${name}>`;
const meta = (key: string, value: string) =>
  `<wp:postmeta>${element("wp:meta_key", key)}${element("wp:meta_value", value)}</wp:postmeta>`;

function head({ address }: BlogPlace): string {
  const authors = Array.from(
    { length: authorCount },
    (_, number) =>
      `<wp:author><wp:author_id>${number + 1}</wp:author_id>${element("wp:author_login", `reporter${number}`)}` +
      `${element("wp:author_display_name", authorName(number))}</wp:author>`,
  );
  const categories = Array.from(
    { length: categoryCount },
    (_, number) =>
      `<wp:category><wp:term_id>${number + 1}</wp:term_id>${element("wp:category_nicename", `desk-${number}`)}` +
      `${element("wp:category_parent", number % 4 === 3 ? `desk-${number - 1}` : "")}${element("wp:cat_name", `Desk ${number}`)}</wp:category>`,
  );
  const tags = Array.from(
    { length: tagCount },
    (_, number) =>
      `<wp:tag><wp:term_id>${100 + number}</wp:term_id>${element("wp:tag_slug", `topic-${number}`)}${element("wp:tag_name", `Topic ${number}`)}</wp:tag>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:excerpt="e" xmlns:content="c" xmlns:dc="d" xmlns:wp="w"><channel>` +
    `<title>The Synthetic Courier</title><link>${address}</link><wp:wxr_version>1.2</wp:wxr_version>` +
    `<wp:base_site_url>${address}</wp:base_site_url><wp:base_blog_url>${address}</wp:base_blog_url>` +
    [...authors, ...categories, ...tags].join("\n")
  );
}

const articleLink = /href="https:[^"]*"/g;

function post(number: number, size: BlogSize, { address, media }: BlogPlace): string {
  const { title, dek, components } = syntheticArticle(number);
  // Posts link to posts of their own blog.
  const linked = (html: string) =>
    html.replaceAll(articleLink, `href="${address}${postPath(Math.max(1, number - 1))}/"`);
  const paragraphs = Array.isArray(components)
    ? components
        .slice(0, paragraphCount)
        .map(({ is, props }) => (is === "heading" ? `<h2>${props.text}</h2>` : `<p>${linked(props.text)}</p>`))
    : [];
  const own = Math.floor(((number - 1) * size.pictures) / size.posts);
  const picture = (which: number) => `<img src="${media}${pictureFile(which % size.pictures)}" alt="Picture ${which}">`;
  const blocks = [
    ...paragraphs.slice(0, 4),
    number % 5 === 0 ? `<figure class="wp-block-image">${picture(own)}<figcaption>Seen</figcaption></figure>` : "",
    number % 20 === 0
      ? `<figure class="wp-block-gallery"><figure>${picture(own)}</figure><figure>${picture(own + 1)}</figure></figure>`
      : "",
    number % 50 === 0
      ? `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://wordpress.tv${dayOf(number)}/talk-${number}/\n</div></figure>`
      : "",
    number % 100 === 0 ? '[contact-form-7 id="1"]' : "",
    ...paragraphs.slice(4),
  ];
  const comments =
    number % 10 === 0
      ? `<wp:comment><wp:comment_id>${number}</wp:comment_id>${element("wp:comment_author", "A reader")}` +
        `${element("wp:comment_content", "Well said.")}<wp:comment_approved>1</wp:comment_approved></wp:comment>`
      : "";
  const desk = number % categoryCount;
  const topic = number % tagCount;
  return (
    `\n<item><title>${cdata(title)}</title><link>${address}${postPath(number)}/</link>${element("dc:creator", `reporter${number % authorCount}`)}` +
    element("content:encoded", blocks.filter(Boolean).map(inBlock).join("\n")) +
    `${element("excerpt:encoded", String(dek))}<wp:post_id>${number}</wp:post_id>${element("wp:post_date_gmt", dateOf(number).toISOString().slice(0, 19).replace("T", " "))}` +
    `${element("wp:post_name", `post-${number}`)}<wp:status>${number % 500 === 499 ? "trash" : "publish"}</wp:status><wp:post_type>post</wp:post_type>` +
    `<wp:comment_status>open</wp:comment_status><category domain="category" nicename="desk-${desk}">${cdata(`Desk ${desk}`)}</category>` +
    `<category domain="post_tag" nicename="topic-${topic}">${cdata(`Topic ${topic}`)}</category>` +
    `${number % 5 === 0 ? meta("_thumbnail_id", String(firstPicture + (own % size.pictures))) : ""}${meta("slug_line", `COURIER-${number}`)}${comments}</item>`
  );
}

const inBlock = (html: string) => `<!-- wp:html -->${html}<!-- /wp:html -->`;

/** What is in the bin is not answered. */
const isGone = (number: number) => number % 500 === 499;

function pictureItem(number: number, size: BlogSize, { address, media }: BlogPlace): string {
  return (
    `\n<item><title>Picture ${number}</title><link>${address}${picturePath(number, size)}/</link><wp:post_id>${firstPicture + number}</wp:post_id>` +
    `<wp:post_parent>${parentOf(number, size)}</wp:post_parent><wp:status>inherit</wp:status><wp:post_type>attachment</wp:post_type>` +
    `<wp:attachment_url>${media}${pictureFile(number)}</wp:attachment_url>${meta("_wp_attachment_image_alt", `Picture ${number}`)}</item>`
  );
}

const page = (number: number, { address }: BlogPlace) =>
  `\n<item><title>Page ${number}</title><link>${address}/pages/page-${number}/</link>${element("content:encoded", "<p>Words of a page.</p>")}` +
  `<wp:post_id>${firstPage + number}</wp:post_id><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>`;

/** In pieces of some hundred items. */
export async function* syntheticBlog(size: BlogSize, place: BlogPlace): AsyncGenerator<Uint8Array> {
  yield Buffer.from(head(place));
  yield* pieces(pageCount(size), (number) => page(number, place));
  yield Buffer.from(
    `\n<item><title>Menu</title><wp:post_id>30000000</wp:post_id><wp:status>publish</wp:status><wp:post_type>nav_menu_item</wp:post_type></item>`,
  );
  yield* pieces(size.posts, (number) => post(number + 1, size, place));
  yield* pieces(size.pictures, (number) => pictureItem(number, size, place));
  yield Buffer.from("</channel></rss>");
}

function* pieces(count: number, item: (number: number) => string): Generator<Uint8Array> {
  for (let start = 0; start < count; start += 200) {
    let text = "";
    for (let number = start; number < Math.min(count, start + 200); number += 1) text += item(number);
    yield Buffer.from(text);
  }
}

/** What the report must count. */
export function expectedCounts(size: BlogSize) {
  const gone = Array.from({ length: size.posts }, (_, place) => place + 1).filter(isGone).length;
  return {
    posts: size.posts,
    stories: size.posts - gone,
    gone,
    pages: pageCount(size),
    authors: authorCount,
    categories: categoryCount,
    tags: tagCount,
  };
}

/** Every address, from those that are few to those that are many. */
export function* oldAddresses(size: BlogSize): Generator<string> {
  yield* ["/feed/", "/feed/atom/", "/comments/feed/", "/?feed=rss2", "/?s=tide", "/page/2/", "/search/tide/"];
  for (let author = 0; author < authorCount; author += 1) {
    yield* [
      `/author/reporter${author}/`,
      `/author/reporter${author}/feed/`,
      `/author/reporter${author}/page/2/`,
      `/?author=${author + 1}`,
    ];
  }
  for (let desk = 0; desk < categoryCount; desk += 1) {
    const path = desk % 4 === 3 ? `/category/desk-${desk - 1}/desk-${desk}/` : `/category/desk-${desk}/`;
    yield* [path, `${path}feed/`, `${path}page/2/`, `/?cat=${desk + 1}`, `/?category_name=desk-${desk}`];
  }
  for (let topic = 0; topic < Math.min(tagCount, size.posts); topic += 1) {
    yield* [`/tag/topic-${topic}/`, `/tag/topic-${topic}/feed/`, `/?tag=topic-${topic}`];
  }
  for (let number = 0; number < pageCount(size); number += 1) {
    yield* [`/pages/page-${number}/`, `/?page_id=${firstPage + number}`];
  }
  const days = new Set(Array.from({ length: size.posts }, (_, number) => dayOf(number + 1)));
  for (const day of days) {
    const [, year, month] = day.split("/");
    yield* [`${day}/`, `/${year}/${month}/`, `/${year}/`];
  }
  for (let number = 0; number < size.pictures; number += 1) {
    if (isGone(parentOf(number, size))) continue;
    yield* [`${picturePath(number, size)}/`, `/?attachment_id=${firstPicture + number}`, pictureFile(number)];
    if (number % 10 === 0) yield pictureFile(number).replace(".jpg", "-300x200.jpg");
  }
  for (let number = 1; number <= size.posts; number += 1) {
    if (!isGone(number)) yield* [`${postPath(number)}/`, `/?p=${number}`, `${postPath(number)}/feed/`];
  }
}
