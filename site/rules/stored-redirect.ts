// Addresses the publisher has moved. Two redirects that point at each other answer nothing rather than a loop.

import { redirect } from "../../core/redirect.ts";
import type { ContentClient } from "../../content/client.ts";
import type { PageRequest } from "../page-context.ts";

export async function followStoredRedirect(request: PageRequest, content: ContentClient): Promise<void> {
  const found = await content.byPath("redirect", request.path);
  if (found === undefined || found.to === request.path) return;
  const back = await content.byPath("redirect", found.to);
  if (back?.to === request.path) return;
  redirect(found.to, found.status);
}
