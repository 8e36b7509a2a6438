// How the demo's plain pages are written: the markup of a story's body, without pictures.

import { readBody } from "../story-body.ts";
import { StoryFault } from "../story-fault.ts";

export interface PageText {
  /** Its path, without the first slash. */
  path: string;
  title: string;
  description: string;
  body: string;
  /** Components after the words. */
  components?: readonly object[];
}

export function staticPageRecord({ path, title, description, body, components: more = [] }: PageText): object {
  const refuse = (reason: string): never => {
    throw new StoryFault(`demo page /${path}`, reason);
  };
  const { components, pictures } = readBody(body, path, refuse);
  if (pictures.length > 0) refuse("plain pages have no pictures");
  return {
    type: "static_page",
    id: path,
    title,
    description,
    canonical_url: `/${path}`,
    components: [...components, ...more],
    published: true,
  };
}
