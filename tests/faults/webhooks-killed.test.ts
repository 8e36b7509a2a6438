// A site that is killed while endpoints are being told: no event is lost, none comes under another id, and commands tell of changes too.

import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { isSignedBy, startWebhookReceiver, type WebhookReceiver } from "../stand-ins/webhook-receiver.ts";
import { databases, type EmptyHome } from "../store/databases.ts";

describe.each(databases)("endpoints of a site on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let dataDir: string;
  let receiver: WebhookReceiver;
  let site: DemoSite;
  let secret = "";
  let env: Record<string, string>;

  const start = () => startDemoSite({ empty: true, dataDir, env });
  const content = (args: string[], input?: string) => runContent(args, env, input);
  const store = (...records: object[]) =>
    content(["import", "-"], records.map((record) => JSON.stringify(record)).join("\n"));
  const story = (id: number) => ({ type: "article", id, title: `Quay ${id}`, canonical_url: `/harbor/quay-${id}` });
  const recordsTold = () => new Set(receiver.told.map(({ body }) => JSON.parse(body).data.id));

  beforeAll(async () => {
    [home, receiver] = await Promise.all([empty(), startWebhookReceiver()]);
    dataDir = home.databaseUrl === undefined ? home.dataDir : await mkdtemp(join(tmpdir(), "meridian-hooks-"));
    env = {
      DATA_DIR: dataDir,
      DATABASE_URL: home.databaseUrl ?? "",
      WEBHOOKS_INSIDE: receiver.host,
      SITE_ORIGIN: "https://harbor.example",
    };
    const added = await content(["webhook", "add", receiver.url("/hook")]);
    expect(added.stderr).toContain("whsec_");
    secret = /whsec_\S+/.exec(added.stderr)?.[0] ?? "";
    site = await start();
  });
  afterAll(async () => {
    await site.stop();
    await Promise.all([home.drop(), receiver.stop()]);
    await rm(dataDir, { recursive: true, force: true });
    await stop();
  });

  it("hear of everything, however often the site is killed", async () => {
    receiver.answer = () => "hang";
    await store(story(1), story(2), story(3));
    await eventually(() => expect(receiver.told.length).toBeGreaterThan(0));
    const [first] = receiver.told;
    const ended = once(site.process, "exit");
    site.process.kill("SIGKILL");
    await ended;
    await store(story(4));
    receiver.answer = () => 204;
    site = await start();
    await eventually(() => expect(recordsTold()).toEqual(new Set(["1", "2", "3", "4"])));
    const taken = await eventually(() => {
      const again = receiver.told.filter(({ id }) => id === first?.id);
      expect(again.length).toBeGreaterThan(1);
      return again;
    });
    expect(new Set(taken.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.told.map(({ id }) => id)).size).toBe(4);
    expect(receiver.told.every((told) => isSignedBy(secret, told))).toBe(true);
  });

  it("are tried, listed, seen by the operator and removed", async () => {
    const [id = ""] = (await content(["webhook", "list"])).stdout.split(" ");
    expect((await content(["webhook", "test", id])).stdout).toBe("It took the message.\n");
    expect(JSON.parse(receiver.told.at(-1)?.body ?? "").type).toBe("webhook.test");
    receiver.answer = () => 410;
    await store(story(5));
    const token = (await content(["token", "operate"])).stdout.trim();
    const seen = async (path: string) =>
      (await fetch(site.url + path, { headers: { authorization: `Bearer ${token}` } })).text();
    await eventually(async () => expect(await seen("/operator/status")).toMatch(/off since .*: answered 410/));
    const metrics = await seen("/metrics");
    expect(metrics).toContain('site_queue{queue="webhooks",state="endpoints_off"} 1');
    expect(metrics).toMatch(/site_webhooks_delivered_total [1-9]/);
    expect(site.log()).toContain("webhook switched off");
    expect((await content(["webhook", "remove", id])).status).toBe(0);
    expect((await content(["webhook", "list"])).stdout).toBe("");
  });

  it("are refused inside the network, and by names that nobody knows", async () => {
    const refused = await content(["webhook", "add", "https://169.254.169.254/latest"]);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("is no public address")]);
    expect((await content(["webhook", "add", "https://hooks.example/", "--event", "content.read"])).status).toBe(2);
    expect((await content(["webhook", "test", "nobody"])).status).toBe(1);
    expect((await content(["webhook"])).status).toBe(2);
  });
});
