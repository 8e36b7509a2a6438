// Floods of forms: nobody's mailbox is filled, and what cannot be taken comes back as it was written.

import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { formPages, message, postForm, tokenAt } from "../stand-ins/form-pages.ts";
import { startMailServer, type MailServerStandIn } from "../stand-ins/mail-server.ts";
import { newClient, refused } from "./flood.ts";
import { metricsOf } from "./metrics.ts";

const secret = "the secret of these very tests";

let mail: MailServerStandIn;
let site: DemoSite;
beforeAll(async () => {
  mail = await startMailServer();
  site = await startDemoSite({
    empty: true,
    env: {
      ACCESS_SECRET: secret,
      SMTP_URL: mail.url,
      MAIL_FROM: "news@meridian.example",
      CLIENT_ADDRESS_HEADER: "x-reader",
      ALL_FORMS_PER_HOUR: "12",
      LETTERS_PER_HOUR: "2",
    },
    records: formPages,
  });
  // The site hears of what another process stored a moment later.
  await eventually(async () => expect(await (await fetch(newsletters())).text()).toContain("Known Unknowns"));
});
afterAll(async () => {
  await site.stop();
  await mail.stop();
});

const metrics = () => metricsOf(site.url, secret);
const contact = () => `${site.url}/contact`;
const newsletters = () => `${site.url}/newsletters`;
const send = async (page: string, fields: Record<string, string>) =>
  postForm(page, { ...fields, email_token: await tokenAt(page) }, { "x-reader": newClient() });

it("a mailbox is flooded by nobody, whatever stands behind a plus sign", async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const email = index === 0 ? "victim@example.com" : `Victim+${index}@example.com`;
    statuses.push((await send(newsletters(), { email, slid: "briefing" })).status);
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  expect((await metrics())(refused("forms", "client"))).toBe(1);
});

it("very many at once come back as they were filled in, and letters beyond a number an hour wait", async () => {
  const answers: Response[] = [];
  for (let index = 0; index < 8; index += 1) {
    const text = `Message ${index} of a flood`;
    answers.push(await send(contact(), { ...message, email: `reader-${index}@example.com`, message: text }));
  }
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 303, 503, 503]);
  const busy = answers.at(-1);
  expect(Number(busy?.headers.get("retry-after"))).toBeGreaterThan(0);
  const page = await busy?.text();
  expect(page).toContain("Message 7 of a flood");
  expect(page).toContain("please send it again later");
  // Eleven were taken; two letters leave in this hour, and the others are not lost.
  await expect.poll(() => mail.letters.length).toBe(2);
  const figure = await metrics();
  expect(figure('site_queue{queue="letters",state="waiting"}')).toBe(9);
  expect(figure(refused("forms", "all"))).toBe(2);
});
