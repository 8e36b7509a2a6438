// The comments of a blog for whoever runs the comments here: one JSON object a line, with the story each belongs to. Addresses of networks stay
// behind: nobody needs them to move.

import { idIn, type Blog } from "./blog.ts";
import { numberOfItem } from "./item-kind.ts";
import type { WxrItem } from "./read-wxr.ts";

export function commentLines(item: WxrItem, blog: Blog, path: string): string[] {
  return item.comments.map(({ fields }) => {
    const field = (name: string) => fields.get(`wp:comment_${name}`)?.trim() ?? "";
    const parent = field("parent");
    const at = field("date_gmt") || field("date");
    return `${JSON.stringify({
      story: idIn(blog, numberOfItem(item)),
      path,
      id: field("id"),
      ...(parent !== "" && parent !== "0" && { parent }),
      author: field("author"),
      email: field("author_email"),
      url: field("author_url"),
      at: at === "" ? "" : `${at.replace(" ", "T")}Z`,
      approved: field("approved"),
      type: field("type") || "comment",
      text: fields.get("wp:comment_content") ?? "",
    })}\n`;
  });
}
