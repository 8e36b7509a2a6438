// Stands in for the publisher's mail server: speaks SMTP, keeps what it is handed, and refuses whom it is told to.

import { once } from "node:events";
import { createServer } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ArrivedLetter {
  messageId: string;
  to: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

export interface MailServerStandIn {
  url: string;
  letters: ArrivedLetter[];
  stop(): Promise<void>;
}

export interface MailServerOptions {
  port?: number;
  /** No such readers here. */
  unknown?: readonly string[];
}

export async function startMailServer({ port = 0, unknown = [] }: MailServerOptions = {}): Promise<MailServerStandIn> {
  const letters: ArrivedLetter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, callback) {
      if (unknown.includes(address)) callback(Object.assign(new Error("No such reader"), { responseCode: 550 }));
      else callback();
    },
    onData(stream, session, callback) {
      const receive = async (): Promise<void> => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        const { messageId, subject, text, headers, replyTo } = await PostalMime.parse(Buffer.concat(chunks));
        letters.push({
          messageId: messageId ?? "",
          to: session.envelope.rcptTo.map(({ address }) => address).join(),
          replyTo: replyTo?.[0]?.address,
          subject: subject ?? "",
          text: (text ?? "").trim(),
          headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
        });
      };
      // A letter whose sender went away in the middle has not arrived.
      receive().then(() => callback(), callback);
    },
  });
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    letters,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A port at which nobody is, for now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}
