// A site that is killed again and again while readers write, and a mail server that is away: whoever was told that a message was sent was
// told the truth. It is stored, and it reaches the newsroom once.

import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import { eventually } from "../eventually.ts";
import { importRecords, startDemoSite, type DemoSite } from "../demo-site.ts";
import { databases, type EmptyHome } from "../store/databases.ts";
import { formPages, message, postForm } from "../stand-ins/form-pages.ts";
import { freePort, startMailServer, type MailServerStandIn } from "../stand-ins/mail-server.ts";

const readersAtOnce = 8;
/** How many messages, and after how many that were told the site is killed. The other database gets by with fewer. */
const plans: Readonly<Record<string, { submissions: number; kills: readonly number[] }>> = {
  SQLite: { submissions: 300, kills: [50, 130, 220] },
  PostgreSQL: { submissions: 100, kills: [40] },
};
/** As many letters as one site sends at a time: those may be on their way when it dies. */
const lettersAtOnce = 4;

const numberIn = (text: string) => Number(/^Message (\d+)\./.exec(text)?.[1]);

describe.each(databases)("readers write to a site on $name", ({ name, empty, stop }) => {
  let home: EmptyHome;
  let dataDir: string;
  let env: Record<string, string>;
  let port: number;
  let site: DemoSite;
  let mail: MailServerStandIn | undefined;

  const start = () =>
    startDemoSite({
      empty: true,
      dataDir,
      env: {
        ...env,
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        MAIL_FROM: "news@meridian.example",
        MAIL_CLAIM_SECONDS: "2",
        ALL_FORMS_PER_HOUR: "5000",
        LETTERS_PER_HOUR: "5000",
      },
    });

  async function kill(): Promise<void> {
    const ended = once(site.process, "exit");
    site.process.kill("SIGKILL");
    await ended;
  }

  async function killAndStart(): Promise<void> {
    await kill();
    site = await start();
  }

  beforeAll(async () => {
    home = await empty();
    dataDir = home.databaseUrl === undefined ? home.dataDir : await mkdtemp(join(tmpdir(), "meridian-killed-"));
    env = { DATA_DIR: dataDir, DATABASE_URL: home.databaseUrl ?? "" };
    port = await freePort();
    await importRecords(env, formPages);
    site = await start();
  });

  afterAll(async () => {
    await site.stop();
    await mail?.stop();
    await home.drop();
    await rm(dataDir, { recursive: true, force: true });
    await stop();
  });

  /** Readers who find no site come again. */
  const freshToken = (): Promise<string> =>
    eventually(async () => (await (await fetch(`${site.url}/api/email`)).json()).token);

  /** Whether the reader was told that it was sent. Each is sent once; a reader whose site died meanwhile was told nothing. */
  async function wasTold(number: number): Promise<boolean> {
    const token = await freshToken();
    const sent = {
      ...message,
      email: `reader-${number}@example.com`,
      message: `Message ${number}.`,
      email_token: token,
    };
    return postForm(`${site.url}/contact`, sent).then(
      ({ status }) => status === 303,
      () => false,
    );
  }

  it("FORM-05 kill -9 during the submissions and a dead mail server: what was told is stored and delivered once", async () => {
    const { submissions, kills } = plans[name] ?? { submissions: 0, kills: [] };
    const told: number[] = [];
    let next = 0;
    const reader = async () => {
      while (next < submissions) {
        const number = (next += 1);
        if (await wasTold(number)) told.push(number);
      }
    };
    const writing = Promise.all(Array.from({ length: readersAtOnce }, reader));
    for (const at of kills) {
      await expect.poll(() => told.length >= at, { interval: 5 }).toBe(true);
      await killAndStart();
    }
    await writing;
    expect(told.length).toBeGreaterThanOrEqual(submissions - kills.length * readersAtOnce);

    // From here on one kill while letters leave.
    await kill();
    mail = await startMailServer({ port });
    const { letters } = mail;
    site = await start();
    await expect.poll(() => letters.length, { interval: 5 }).toBeGreaterThan(told.length / 3);
    await killAndStart();

    const store = await openStore(home);
    await expect.poll(() => store.mail.outbox.counts(), { interval: 100 }).toEqual({ waiting: 0, givenUp: 0 });
    const stored = (await Array.fromAsync(store.mail.submissions("contact"))).map(({ fields }) =>
      numberIn(String(fields["message"])),
    );
    await store.close();

    expect(stored.length).toBe(new Set(stored).size);
    expect(told.filter((number) => !stored.includes(number))).toEqual([]);
    // A letter has one name, however often it is handed over: a mailbox shows it once.
    const named = new Map(letters.map(({ messageId, text }) => [messageId, numberIn(text)]));
    expect([...named.values()].toSorted((a, b) => a - b)).toEqual(stored.toSorted((a, b) => a - b));
    expect(letters.length - named.size).toBeLessThanOrEqual(lettersAtOnce);
  });
});
