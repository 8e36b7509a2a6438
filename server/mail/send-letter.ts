// Hands one letter to the mail server, or says whose fault it is that it could not.

import { createTransport } from "nodemailer";
import type { ClaimedLetter } from "../../content/store/mail/outbox.ts";

export interface MailServer {
  /** smtp: or smtps: */
  url: string;
  from: string;
  fromName: string;
  connections: number;
}

/** Milliseconds until a server that does not open is taken to be away: nothing has been handed over yet. */
const toConnect = 30_000;
/** RFC 5321, 4.5.3.2.6: a server may take ten minutes over a letter it has. Whoever does not wait for its word sends it twice. */
const toAnswer = 10 * 60_000;

/** `letter`: the server will not have this one. `server`: it does not answer, or has none of ours. */
export type Delivery = { done: true } | { done: false; fault: "letter" | "server"; reason: string; isFinal: boolean };

export interface LetterSender {
  send(claimed: ClaimedLetter): Promise<Delivery>;
  close(): void;
}

export function letterSender({ url, from, fromName, connections }: MailServer): LetterSender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: toConnect,
    greetingTimeout: toConnect,
    socketTimeout: toAnswer,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // An idle connection that the server ended is replaced at the next letter; unheard, the event would end the process.
  transport.on("error", () => undefined);
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return {
    async send({ id, letter: { to, subject, text, replyTo, headers } }) {
      try {
        await transport.sendMail({
          from: { name: fromName, address: from },
          to,
          subject,
          text,
          messageId: `<${id}@${domain}>`,
          ...(replyTo && { replyTo }),
          ...(headers && { headers: { ...headers } }),
        });
        return { done: true };
      } catch (error) {
        return faultOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** The server answered about this letter: it is the letter's fault. An answer from 500 on is meant for good. */
export function faultOf(error: unknown): Delivery {
  const reason = error instanceof Error ? error.message : String(error);
  const { code, responseCode } = details(error);
  const isLetter = (code === "EENVELOPE" || code === "EMESSAGE") && responseCode !== 421;
  return { done: false, fault: isLetter ? "letter" : "server", reason, isFinal: isLetter && responseCode >= 500 };
}

function details(error: unknown): { code: unknown; responseCode: number } {
  if (!(error instanceof Error)) return { code: undefined, responseCode: 0 };
  const code = "code" in error ? error.code : undefined;
  const responseCode = "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : 0;
  return { code, responseCode };
}
