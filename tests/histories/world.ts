// What histories are played on: three nodes of the site behind HAProxy, two Varnish before it, a PostgreSQL of two members, an object store, a mail
// server and a push service; all of them the real programs but the last two, and a line between any two of them that can be cut.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chance } from "../attacks/seeded.ts";
import { startVarnish, varnish } from "../http/start-varnish.ts";
import { startSiteProxy } from "../stand-ins/site-proxy.ts";
import { freePort, startMailServer } from "../stand-ins/mail-server.ts";
import { startObjectStore, swift } from "../stand-ins/object-store/start-object-store.ts";
import { patroni, startPatroni } from "../stand-ins/patroni/start-patroni.ts";
import { startPushService } from "../stand-ins/push-service.ts";
import { faketime, wrongClock, type WrongClock } from "../stand-ins/wrong-clock.ts";
import { openFalseFront } from "./false-front.ts";
import { faultsIn } from "./faults.ts";
import { openLine, type Line } from "./line.ts";
import { lostHere } from "./lose-packets.ts";
import { startNode, type SiteNode } from "./node.ts";
import { fillStore, nodeSettings, portOf, range, writersMay } from "./nodes-world.ts";
import { edges as edgeCount, nodes as nodeCount } from "./plan.ts";
import type { Deception, WholeParts, World, WorldEdge } from "./world-parts.ts";

/** Why histories cannot be played on this machine, if so. */
export const missing = patroni.missing ?? varnish.missing ?? swift.missing ?? faketime.missing;
/** What goes wrong in another way on this machine than it would elsewhere. */
export const otherwise =
  lostHere.missing === undefined ? undefined : `Packets are lost all together, not one by one: ${lostHere.missing}`;

/** `connections`: how many HAProxy holds at once. */
export async function startWorld({ connections }: { connections?: number } = {}): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), "meridian-histories-"));
  const [database, objects, mail, push] = await Promise.all([
    startPatroni(),
    startObjectStore(),
    startMailServer(),
    startPushService(),
  ]);
  let deception: Deception = "none";
  const { below } = chance(1);
  /** Some, so that the world goes on around it. */
  const isWriteDropped = () => deception === "dropped-write" && below(3) === 0;
  /** Every change is told twice: of some both are skipped. */
  const isPurgeSkipped = () => deception === "skipped-purge" && below(3) > 0;

  const objectsLine = await openLine(() => objects.port);
  const databaseLines: Line[] = [];
  for (const _ of range(nodeCount)) databaseLines.push(await openLine(() => portOf(database.url)));
  const edgePorts: number[] = [];
  const purgeLines: Line[] = [];
  const fronts: { port: number; close: () => void }[] = [];
  for (const place of range(edgeCount)) {
    edgePorts.push(await freePort());
    const falseFront = await openFalseFront({
      to: () => edgePorts[place] ?? 0,
      drops: () => place === 0 && isPurgeSkipped(),
    });
    fronts.push(falseFront);
    purgeLines.push(await openLine(() => falseFront.port));
  }

  const env = {
    ...(await objects.settings("histories", { port: objectsLine.port })),
    ...nodeSettings({ mail, push }),
    PURGE: purgeLines.map(({ port }) => `varnish://127.0.0.1:${port}`).join(" "),
  };
  await fillStore({ ...env, DATA_DIR: folder, DATABASE_URL: database.url });

  const nodes: SiteNode[] = [];
  const clocks: WrongClock[] = [];
  for (const place of range(nodeCount)) {
    const url = new URL(database.url);
    url.port = String(databaseLines[place]?.port);
    const name = `node-${place + 1}`;
    const clock = await wrongClock(join(folder, `${name}.clock`));
    clocks.push(clock);
    nodes.push(await startNode(name, folder, await freePort(), { ...env, ...clock.env, DATABASE_URL: url.href }));
  }
  const proxy = await startSiteProxy(
    nodes.map(({ port }) => port),
    connections,
  );
  const edges: WorldEdge[] = [];
  for (const [place, port] of edgePorts.entries()) {
    const inward = await openLine(() => portOf(proxy.url));
    const running = await startVarnish(port, inward.port);
    edges.push({ url: running.url, inward, purges: purgeLines[place] ?? inward, running });
  }
  const writeFronts = [];
  for (const { port } of nodes)
    writeFronts.push(
      await openFalseFront({
        to: () => port,
        drops: ({ method, url = "" }) =>
          (method === "PUT" || method === "PATCH") && url.startsWith("/api/content/article/") && isWriteDropped(),
      }),
    );
  fronts.push(...writeFronts);

  const parts: WholeParts = {
    nodes,
    databaseLines,
    clocks,
    edges,
    frontUrl: proxy.url,
    database,
    objects,
    objectsLine,
    mail,
    push,
    authorization: writersMay(),
    writeUrls: writeFronts.map(({ port }) => `http://127.0.0.1:${port}`),
    deceive: (next) => {
      deception = next;
    },
    async stop() {
      for (const line of [...databaseLines, ...purgeLines, objectsLine, ...edges.map(({ inward }) => inward)])
        line.mend();
      await Promise.all(nodes.map((node) => node.kill()));
      await Promise.all(edges.map(({ running }) => running.stop()));
      await proxy.stop();
      for (const line of [...databaseLines, ...purgeLines, objectsLine, ...edges.map(({ inward }) => inward)])
        line.close();
      for (const front of fronts) front.close();
      await Promise.all([database.stop(), objects.stop(), mail.stop(), push.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
  return { ...parts, faults: faultsIn(parts) };
}
