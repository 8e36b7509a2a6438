// What is to happen once happens once, however many workers there are; and what they hold in memory for readers is the same in all of them.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Agent } from "node:http";
import { signAccess } from "../../content/access-token.ts";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { ask, connectionToEach } from "../http/workers-site.ts";
import { formPages, message, postForm } from "../stand-ins/form-pages.ts";
import { startListenersStandIn, type ListenersStandIn } from "../stand-ins/listeners.ts";
import { startMailServer, type MailServerStandIn } from "../stand-ins/mail-server.ts";
import { startPushService, type PushServiceStandIn } from "../stand-ins/push-service.ts";
import { databases, type EmptyHome } from "../store/databases.ts";
import { section, story } from "./running-site.ts";

const secret = "the secret of these very tests";

describe.each(databases)("two workers on $name", ({ empty, stop }) => {
  let mail: MailServerStandIn;
  let push: PushServiceStandIn;
  let outside: ListenersStandIn;
  let site: DemoSite;
  let agents: Agent[];
  let home: EmptyHome;

  beforeAll(async () => {
    home = await empty();
    mail = await startMailServer();
    push = await startPushService();
    outside = await startListenersStandIn();
    site = await startDemoSite({
      empty: true,
      workers: 2,
      env: {
        ...ofDemoBrand,
        DATABASE_URL: home.databaseUrl ?? "",
        ACCESS_SECRET: secret,
        SMTP_URL: mail.url,
        MAIL_FROM: "news@meridian.example",
        PUSH_SERVICES: push.url,
        INDEXNOW_KEY: "0123456789abcdef",
        INDEXNOW_URL: `${outside.url}/indexnow`,
        STAND_INS: "on",
        COMMENTS_LAUNCHER_URL: "/api/stand-ins/comments.js",
      },
    });
    agents = await connectionToEach(site.url, 2);
    await publish([...formPages, section]);
  });

  afterAll(async () => {
    for (const agent of agents) agent.destroy();
    await site.stop();
    await mail.stop();
    await push.stop();
    outside.stop();
    await home.drop();
    await stop();
  });

  async function publish(records: readonly object[]): Promise<void> {
    const response = await fetch(`${site.url}/api/content`, {
      method: "POST",
      body: JSON.stringify(records),
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${signAccess("content", Date.now() + 60_000, secret)}`,
      },
    });
    expect(response.status).toBe(200);
  }

  it("both show a change", async () => {
    for (const wording of ["A first wording", "A second wording"]) {
      await publish([story("zero", wording)]);
      for (const agent of agents) {
        await expect.poll(async () => (await ask(`${site.url}/us/zero`, { agent })).body).toContain(wording);
      }
    }
  });

  it("letters are sent once, whichever worker took the message", async () => {
    for (let number = 1; number <= 8; number += 1) {
      const { token } = await (await fetch(`${site.url}/api/email`)).json();
      const sent = {
        ...message,
        email: `reader-${number}@example.com`,
        message: `Message ${number}.`,
        email_token: token,
      };
      expect((await postForm(`${site.url}/contact`, sent)).status).toBe(303);
    }
    await expect.poll(() => new Set(mail.letters.map(({ replyTo }) => replyTo)).size).toBe(8);
    expect(mail.letters).toHaveLength(8);
  });

  it("an alert reaches every device once", async () => {
    const { publicKey } = await (await fetch(`${site.url}/api/alerts/key`)).json();
    for (const name of ["one", "two", "three"]) {
      const { subscription } = push.device(name, publicKey);
      const asked = await fetch(`${site.url}/api/alerts/subscription`, {
        method: "POST",
        body: JSON.stringify({ subscription, topics: ["breaking"], quiet: null, zone: "UTC" }),
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      });
      expect(asked.status).toBeLessThan(300);
    }
    for (const id of ["first", "second"]) {
      await publish([{ type: "alert", id, text: `The ${id}`, publication_date: new Date().toISOString() }]);
      await expect
        .poll(() => push.arrived.filter(({ message: { title, body } }) => `${title} ${body}`.includes(id)))
        .toHaveLength(3);
    }
    expect(push.arrived).toHaveLength(6);
  });

  it("search engines are told once of a change, by the worker on duty", async () => {
    const told = () => outside.posted.flatMap(({ body }): string[] => JSON.parse(body).urlList);
    await publish([story("one", "A story")]);
    await expect.poll(() => told().some((url) => url.endsWith("/us/one"))).toBe(true);
    await publish([story("two", "Another story")]);
    await expect.poll(() => told().some((url) => url.endsWith("/us/two"))).toBe(true);
    expect(told().filter((url) => url.endsWith("/us/one"))).toHaveLength(1);
  });

  it("a comment at the stand-in is seen whoever is asked", async () => {
    const thread = `${site.url}/api/stand-ins/comments?thread=a-story`;
    const posted = await fetch(thread, {
      method: "POST",
      body: JSON.stringify({ name: "Ann", text: "Well said" }),
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    });
    expect(posted.status).toBe(201);
    for (const agent of agents)
      expect(JSON.parse((await ask(thread, { agent })).body)).toMatchObject({ comments: [{ text: "Well said" }] });
  });
});
