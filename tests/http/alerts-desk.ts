// A desk whose alerts go to a push service, which is a stand-in, with its devices, and one story to lead to.

import { expect } from "vitest";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { startPushService, type PushServiceStandIn } from "../stand-ins/push-service.ts";
import { startDeskCalls } from "./desk-site.ts";

const story = {
  type: "article",
  id: "quake",
  title: "Quake in Riverton",
  canonical_url: "/us/quake",
  publication_date: "2026-03-02T00:00:00Z",
};

export async function startAlertsDesk(env: Readonly<Record<string, string>> = {}) {
  const service = await startPushService();
  const desk = await startDeskCalls([story], { ...ofDemoBrand, PUSH_SERVICES: service.url, ...env });
  const { publicKey } = await (await fetch(`${desk.site.url}/api/alerts/key`)).json();
  return {
    ...desk,
    async subscribe(name: string, choice: object) {
      const { subscription } = service.device(name, publicKey);
      const answer = await fetch(`${desk.site.url}/api/alerts/subscription`, {
        method: "POST",
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
        body: JSON.stringify({ subscription, quiet: null, zone: "UTC", ...choice }),
      });
      expect(answer.status).toBe(201);
    },
    bodiesAt: (device: string) => bodies(service, device),
    lastDeed: async () => (await desk.store.desk.log.read(1))[0],
    async stop() {
      await desk.stop();
      await service.stop();
    },
  };
}

const bodies = ({ arrived }: PushServiceStandIn, name: string) =>
  arrived.filter(({ device }) => device === name).map(({ message }) => message.body);
