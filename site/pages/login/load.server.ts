// Where Login leads: to the sign-in service, and to what the site knows of the viewer. A static page at its address gives it its title and
// the words below.

import { brand } from "../../../model/brand.ts";
import { notFound } from "../../../model/http-error.ts";
import type { PageContent } from "../../page-types.ts";
import { robots } from "../../head/robots.ts";
import { simpleHead } from "../../head/simple-head.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import { signInLink } from "../../sign-in/sign-in-link.ts";
import { pageWords } from "../static/page-words.server.ts";

const usualTitle = "Login";
const usualDescription = `You do not need an account to read ${brand.name}.`;

export async function loadLoginPage(context: PageContext): Promise<PageContent<"login">> {
  const { path, origin, signInService } = context;
  if (brand.login === undefined) throw notFound(messages.pageNotFound);
  const { title = usualTitle, description = usualDescription, blocks } = await pageWords(context);
  return {
    page: "login",
    props: {
      title,
      description,
      path,
      signInUrl: signInService === undefined ? undefined : signInLink(signInService, path, origin),
      blocks,
    },
    head: simpleHead({ title, description, path, origin, robots: robots.none }),
    status: 200,
    bodyClass: "login",
    // Nothing leads to a login that lets nobody in (HEADER-04).
    isEmpty: signInService === undefined,
  };
}
