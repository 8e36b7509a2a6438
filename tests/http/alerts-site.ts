// A site that sends news alerts to a push service, which is a stand-in, for the tests of one file.

import { afterAll, beforeAll, expect } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { startPushService, type PushServiceStandIn } from "../stand-ins/push-service.ts";

const secret = "the secret of these very tests";
const usual = { topics: ["breaking"], quiet: null, zone: "UTC" };

export function alertsSite() {
  let service: PushServiceStandIn;
  let site: DemoSite;
  let publicKey: string;
  let readers = 0;

  beforeAll(async () => {
    service = await startPushService();
    site = await startDemoSite({
      empty: true,
      // Its topics are those of the demo's brand.
      env: {
        ...ofDemoBrand,
        ACCESS_SECRET: secret,
        PUSH_SERVICES: service.url,
        PUSH_CONTACT: "mailto:desk@meridian.example",
        CLIENT_ADDRESS_HEADER: "x-reader",
        FORMS_PER_HOUR: "4",
      },
    });
    ({ publicKey } = await (await fetch(`${site.url}/api/alerts/key`)).json());
  });
  afterAll(async () => {
    await site.stop();
    await service.stop();
  });

  const call = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/api/alerts/${path}`, {
      method,
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        "x-reader": `203.0.113.${(readers += 1)}`,
        ...headers,
      },
    });

  return {
    site: () => site,
    service: () => service,
    publicKey: () => publicKey,
    call,
    async subscribe(name: string, choice: object = {}, headers: Record<string, string> = {}) {
      const { subscription } = service.device(name, publicKey);
      const response = await call("POST", "subscription", { subscription, ...usual, ...choice }, headers);
      return { response, endpoint: subscription.endpoint };
    },
    async publish(...records: object[]): Promise<void> {
      const response = await fetch(`${site.url}/api/content`, {
        method: "POST",
        body: JSON.stringify(records.map((record) => ({ type: "alert", ...record }))),
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${signAccess("content", Date.now() + 60_000, secret)}`,
        },
      });
      expect(response.status).toBe(200);
    },
  };
}
