// An export of WordPress as a test writes it, item by item.

export interface WrittenItem {
  id?: number | string;
  type?: string;
  title?: string;
  /** Its path, or a whole address. */
  link?: string;
  name?: string;
  status?: string;
  html?: string;
  creator?: string;
  /** When it came out, `2024-05-01 10:00:00` unless told. */
  date?: string;
  /** Further elements, as they are written. */
  more?: string;
}

export interface WrittenBlog {
  address: string;
  title?: string;
  /** What stands before the items. */
  head?: string;
  items: readonly WrittenItem[];
}

const cdata = (text: string) => `<![CDATA[${text}]]>`;
const element = (name: string, text: string | number | undefined) =>
  text === undefined ? "" : `<${name}>${cdata(String(text))}</${name}>`;

export const author = (id: number, login: string, name: string) =>
  `<wp:author><wp:author_id>${id}</wp:author_id>${element("wp:author_login", login)}${element("wp:author_display_name", name)}</wp:author>`;

export const category = (id: number, slug: string, name: string) =>
  `<wp:category><wp:term_id>${id}</wp:term_id>${element("wp:category_nicename", slug)}${element("wp:cat_name", name)}</wp:category>`;

export const tag = (id: number, slug: string, name: string) =>
  `<wp:tag><wp:term_id>${id}</wp:term_id>${element("wp:tag_slug", slug)}${element("wp:tag_name", name)}</wp:tag>`;

export const filed = (domain: string, slug: string, name = slug) =>
  `<category domain="${domain}" nicename="${slug}">${cdata(name)}</category>`;

export const file = (address: string, parent = 0) =>
  `<wp:attachment_url>${cdata(address)}</wp:attachment_url><wp:post_parent>${parent}</wp:post_parent>`;

export function writtenBlog({ address, title = "A blog", head = "", items }: WrittenBlog): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?><rss xmlns:excerpt="e" xmlns:content="c" xmlns:dc="d" xmlns:wp="w"><channel>${element("title", title)}` +
    `<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${address}</wp:base_blog_url>${head}` +
    `${items.map((item) => written(item, address)).join("\n")}</channel></rss>`
  );
}

function written(item: WrittenItem, address: string): string {
  const { id, type = "post", title, link, name, status = "publish", html, creator, more = "" } = item;
  const { date = "2024-05-01 10:00:00" } = item;
  const whole = link?.startsWith("/") === true ? address + link : link;
  return (
    `<item>${element("title", title)}${element("link", whole)}${element("dc:creator", creator)}${element("content:encoded", html)}` +
    `${element("wp:post_id", id)}${element("wp:post_name", name)}${element("wp:status", status)}${element("wp:post_type", type)}` +
    `${element("wp:post_date", date)}${element("wp:post_date_gmt", date)}${more}</item>`
  );
}
