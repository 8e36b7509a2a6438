// ART-08: a link under which an unpublished story can be seen, for as long as it says.

import { previewSecret, signPreview } from "../preview-token.ts";
import { isOut } from "../records/is-out.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import { UsageError, type Command } from "./command.ts";
import { originOf } from "./origin.ts";
import { HOUR, hoursIn } from "./hours.ts";

const usualHours = 72;
const mostHours = 90 * 24;

export const previewCommand: Command = {
  usage: "preview ID [HOURS]",
  summary: `write a link to an unpublished story, good for ${usualHours} hours`,
  async run(args, surroundings) {
    const [id, hours = String(usualHours), ...more] = args;
    if (id === undefined || more.length > 0) throw new UsageError("needs the ID of a story, and may be given HOURS");
    const until = surroundings.now() + hoursIn(hours, mostHours) * HOUR;
    const store = await surroundings.openStore();
    try {
      const story = await store.byId("article", id);
      if (story === undefined) throw new Error(`there is no article ${id}`);
      if (sitePath(story.canonical_url) === undefined) {
        throw new Error(`the article ${id} has no page here: it is at ${story.canonical_url}`);
      }
      const address = originOf(surroundings) + story.canonical_url;
      if (isOut(story, surroundings.now())) {
        surroundings.stderr.write("The story is published: everyone can see it.\n");
        surroundings.stdout.write(`${address}\n`);
        return 0;
      }
      const secret = surroundings.env["PREVIEW_SECRET"] || (await store.secret(previewSecret));
      surroundings.stdout.write(`${address}?preview=${signPreview({ article: id, until }, secret)}\n`);
      surroundings.stderr.write(`Good until ${new Date(until).toISOString()}.\n`);
      return 0;
    } finally {
      await store.close();
    }
  },
};
