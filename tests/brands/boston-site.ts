// The Boston newspaper, running: its folder, its newsroom, its letters and its alerts.

import { expect } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { bostonFolder } from "./brand-folders.ts";
import { bostonNewsroom, bostonOrigin } from "../stand-ins/boston-newsroom.ts";
import { startMailServer, type MailServerStandIn } from "../stand-ins/mail-server.ts";
import { startPushService, type PushServiceStandIn } from "../stand-ins/push-service.ts";

const secret = "the secret of these very tests";

export interface BostonSite {
  site: DemoSite;
  mail: MailServerStandIn;
  push: PushServiceStandIn;
  store(records: readonly object[]): Promise<void>;
  stop(): Promise<void>;
}

export async function startBostonSite(env: Record<string, string> = {}): Promise<BostonSite> {
  const mail = await startMailServer();
  const push = await startPushService();
  const site = await startDemoSite({
    empty: true,
    env: {
      BRAND_DIR: bostonFolder,
      SITE_ORIGIN: bostonOrigin,
      STAND_INS: "off",
      ACCESS_SECRET: secret,
      SMTP_URL: mail.url,
      MAIL_FROM: "letters@bostonlantern.example",
      PUSH_SERVICES: push.url,
      CLIENT_ADDRESS_HEADER: "x-reader",
      ...env,
    },
  });
  const store = async (records: readonly object[]): Promise<void> => {
    const stored = await fetch(`${site.url}/api/content`, {
      method: "POST",
      body: JSON.stringify(records),
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${signAccess("content", Date.now() + 60_000, secret)}`,
      },
    });
    expect({ status: stored.status, said: await stored.text() }).toMatchObject({ status: 200 });
  };
  await store(bostonNewsroom(Date.now()));
  // The shell leads to sections as soon as it knows that they have stories.
  await eventually(async () => expect(await (await fetch(site.url)).text()).toContain('href="/sports"'));
  return {
    site,
    mail,
    push,
    store,
    stop: async () => {
      await site.stop();
      await mail.stop();
      await push.stop();
    },
  };
}
