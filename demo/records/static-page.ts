// How the demo's plain pages are written: the markup of a story's body.

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

export function staticPageRecord({ path, title, description, body, components = [] }: PageText): object {
  const refuse = (reason: string): never => {
    throw new StoryFault(`demo page /${path}`, reason);
  };
  return {
    type: "static_page",
    id: path,
    title,
    description,
    canonical_url: `/${path}`,
    components: [...readBody(body, refuse), ...components],
    published: true,
  };
}
