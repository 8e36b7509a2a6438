// ART-08: a link under which an unpublished story can be seen, for as long as it says.

import { previewHours, previewLink } from "../preview-link.ts";
import { previewedTypes } from "../preview-token.ts";
import type { RecordName } from "../records/parse-record.ts";
import { UsageError, type Command } from "./command.ts";
import { originOf } from "./origin.ts";
import { hour, hoursIn } from "./hours.ts";

export const previewCommand: Command = {
  usage: "preview [TYPE/]ID [HOURS]",
  summary: `write a link to an unpublished story, good for ${previewHours.usual} hours`,
  async run(args, surroundings) {
    const [id, hours = String(previewHours.usual), ...more] = args;
    if (id === undefined || more.length > 0) throw new UsageError("needs the ID of a story, and may be given HOURS");
    const now = surroundings.now();
    const until = now + hoursIn(hours, previewHours.most) * hour;
    const store = await surroundings.openStore();
    try {
      const secret = surroundings.env["PREVIEW_SECRET"] || undefined;
      const name = nameIn(id);
      const link = await previewLink(name, { store, secret, origin: originOf(surroundings), now, until });
      if (link.is === "missing") throw new Error(`there is no ${name.type} ${name.id}`);
      if (link.is === "no page") throw new Error(`a record of the type ${name.type} is no page of its own`);
      if (link.is === "elsewhere")
        throw new Error(`the ${name.type} ${name.id} has no page here: it is at ${link.address}`);
      if (link.is === "out") surroundings.stderr.write("It is published: everyone can see it.\n");
      surroundings.stdout.write(`${link.address}\n`);
      if (link.is === "link") surroundings.stderr.write(`Good until ${new Date(until).toISOString()}.\n`);
      return 0;
    } finally {
      await store.close();
    }
  },
};

/** A story, unless a type stands before it: `video/42`. */
function nameIn(text: string): RecordName {
  const [type = "", ...rest] = text.split("/");
  const previewed = previewedTypes.find((one) => one === type);
  return previewed === undefined || rest.length === 0
    ? { type: "article", id: text }
    : { type: previewed, id: rest.join("/") };
}
