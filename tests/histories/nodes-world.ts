// What every world has on which histories are played: nodes of the site that share a database, a mail server and a push service.

import { signAccess } from "../../content/access-token.ts";
import { runContent } from "../demo-site.ts";
import { formPages } from "../stand-ins/form-pages.ts";
import type { MailServerStandIn } from "../stand-ins/mail-server.ts";
import type { PushServiceStandIn } from "../stand-ins/push-service.ts";
import type { NodesOnLines } from "./node-faults.ts";
import type { FaultTable } from "./run-faults.ts";

export interface NodesWorld extends NodesOnLines {
  edges: readonly { url: string }[];
  /** Of what spreads requests over the nodes, where there is something. */
  frontUrl?: string;
  mail: MailServerStandIn;
  push: PushServiceStandIn;
  authorization: string;
  /** Where writers reach each node. */
  writeUrls: readonly string[];
  faults: FaultTable;
  stop: () => Promise<void>;
}

export const portOf = (url: string) => Number(new URL(url).port);
export const range = (count: number) => Array.from({ length: count }, (_, place) => place);

const secret = "the secret of these histories";

export const writersMay = () => `Bearer ${signAccess("content", Date.now() + 86_400_000, secret)}`;

export const nodeSettings = ({ mail, push }: Pick<NodesWorld, "mail" | "push">) => ({
  ACCESS_SECRET: secret,
  SMTP_URL: mail.url,
  MAIL_FROM: "news@meridian.example",
  MAIL_CLAIM_SECONDS: "2",
  PUSH_SERVICES: push.url,
  FORMS_PER_HOUR: "100000",
  ALL_FORMS_PER_HOUR: "100000",
  LETTERS_PER_HOUR: "100000",
  CLIENT_REQUESTS_PER_SECOND: "0",
  LOG_LEVEL: "warn",
});

/** The pages with forms. */
export async function fillStore(env: Record<string, string>): Promise<void> {
  const lines = formPages.map((record) => JSON.stringify(record)).join("\n");
  const { status, stderr } = await runContent(["import", "-"], env, lines);
  if (status !== 0) throw new Error(stderr);
}
