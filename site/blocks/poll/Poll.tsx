// A poll of the service that the publisher chose.

import type { ReactNode } from "react";
import type { Preparable } from "../../../model/embeds/prepared-embed.ts";
import { Embed } from "../../embeds/Embed.tsx";
import { describePoll } from "./describe.ts";

export function Poll({ prepared }: Preparable): ReactNode {
  return <Embed kind="poll" {...describePoll()} prepared={prepared} />;
}
