// A site of its own for alerts: one would stand on the pages of all other tests too. Started once for all tests of a worker.

import { ofDemoBrand } from "../brands/demo-brand.ts";
import { startDemoSite } from "../demo-site.ts";
import { signAccess } from "../../content/access-token.ts";
import { startPushService, type PushServiceStandIn } from "../stand-ins/push-service.ts";
import { expect, test as siteTest } from "./site-test.ts";

const secret = "the secret of these very tests";
export const story = "/us/long-read";

export interface AlertsSite {
  url: string;
  service: PushServiceStandIn;
  alert(id: string, fields?: object): Promise<void>;
  withdraw(id: string): Promise<void>;
}

const longRead = {
  type: "article",
  id: "long-read",
  title: "A long read",
  canonical_url: story,
  publication_date: "2026-11-14T12:00:00Z",
  components: Array.from({ length: 40 }, (_, place) => ({
    is: "paragraph",
    props: { text: `Paragraph ${place}. ${"Words that somebody reads. ".repeat(20)}` },
  })),
};

async function publish(url: string, ...records: object[]): Promise<void> {
  const response = await fetch(`${url}/api/content`, {
    method: "POST",
    body: JSON.stringify(records),
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${signAccess("content", Date.now() + 60_000, secret)}`,
    },
  });
  expect(response.status).toBe(200);
}

export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

export const test = siteTest.extend<object, { site: AlertsSite }>({
  site: [
    // Playwright reads from the pattern which fixtures this one needs: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const service = await startPushService();
      const { url, stop } = await startDemoSite({
        empty: true,
        // Readers choose among the demo's topics.
        env: { ...ofDemoBrand, ACCESS_SECRET: secret, PUSH_SERVICES: service.url },
      });
      await publish(url, { type: "section", id: "us", title: "U.S." }, longRead);
      await use({
        url,
        service,
        alert: (id, fields = {}) =>
          publish(url, {
            type: "alert",
            id,
            text: `Text of ${id}`,
            publication_date: inSeconds(0),
            expires: inSeconds(600),
            ...fields,
          }),
        withdraw: (id) => publish(url, { type: "alert", id, deleted: true }),
      });
      await stop();
      await service.stop();
    },
    { scope: "worker" },
  ],
});
