// Who sends, as the store knows it: a mark made of the client's address, which nobody can turn back. Absent where the client is not known.

import { createHmac } from "node:crypto";

export function senderMark(client: string | undefined, secret: string): string | undefined {
  if (client === undefined) return undefined;
  return createHmac("sha256", secret).update(`sender ${client}`).digest("base64url").slice(0, 22);
}
