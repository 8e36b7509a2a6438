// The people of a story, with what the newsroom knows of them: the story names them, their own records bring face and biography.

import { mayStandAt } from "../../../model/addresses/may-stand-at.ts";
import { sitePath } from "../../../model/addresses/site-path.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchOrContinue } from "../../rules/fetch-failure.ts";
import type { Author } from "./article-props.ts";

type Contributor = RecordDocs["article"]["fn__contributors"][number];

export async function loadAuthors(article: RecordDocs["article"], context: PageContext): Promise<Author[]> {
  const named = await Promise.all(article.fn__contributors.map((contributor) => loadAuthor(contributor, context)));
  return [...named, ...article.fn__additional_authors.map((name) => ({ name }))];
}

async function loadAuthor(contributor: Contributor, context: PageContext): Promise<Author> {
  const { full_name: name, page_url: url, avatar, role, shortBio } = contributor;
  const person = await fetchOrContinue(context, "author", () => personOf(contributor, context));
  return {
    name,
    url: person === undefined && isPersonsPage(url) ? undefined : (url ?? person?.canonicalUrl),
    avatar: avatar ?? person?.avatar,
    role: person?.title ?? role,
    bio: shortBio ?? person?.shortBio,
  };
}

/** Nothing is there without the person's record. */
function isPersonsPage(url: string | undefined): boolean {
  const path = url === undefined ? undefined : sitePath(url);
  return path !== undefined && mayStandAt("person", path);
}

async function personOf(
  { person_id, page_url }: Contributor,
  { content }: PageContext,
): Promise<RecordDocs["person"] | undefined> {
  const found = person_id === undefined ? undefined : await content.byId("person", person_id);
  if (found !== undefined || page_url === undefined) return found;
  const path = sitePath(page_url);
  return path === undefined ? undefined : content.byPath("person", path);
}
