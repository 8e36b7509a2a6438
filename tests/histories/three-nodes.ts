// A small world for histories, on any machine: three nodes of the site with one PostgreSQL and a folder for their files, and a line from each node to
// the database that can be cut.

import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startMailServer } from "../stand-ins/mail-server.ts";
import { startPushService } from "../stand-ins/push-service.ts";
import { startOwnPostgres } from "../store/start-postgres.ts";
import { openLine } from "./line.ts";
import { nodeFaults } from "./node-faults.ts";
import { startNode } from "./node.ts";
import { fillStore, nodeSettings, portOf, range, writersMay, type NodesWorld } from "./nodes-world.ts";
import { nodes as nodeCount } from "./plan.ts";

export async function startThreeNodes(): Promise<NodesWorld> {
  const folder = await mkdtemp(join(tmpdir(), "meridian-three-nodes-"));
  const [database, mail, push] = await Promise.all([startOwnPostgres(), startMailServer(), startPushService()]);
  const env = nodeSettings({ mail, push });
  const uploads = join(folder, "uploads");
  await mkdir(uploads);
  await fillStore({ ...env, DATA_DIR: folder, DATABASE_URL: database.url });
  const databaseLines = await Promise.all(range(nodeCount).map(() => openLine(() => portOf(database.url))));
  const nodes = await Promise.all(
    databaseLines.map(async (line, place) => {
      const name = `node-${place + 1}`;
      const url = new URL(database.url);
      url.port = String(line.port);
      await mkdir(join(folder, name));
      await symlink(uploads, join(folder, name, "uploads"));
      return startNode(name, folder, await freePort(), { ...env, DATABASE_URL: url.href });
    }),
  );
  return {
    nodes,
    databaseLines,
    edges: [],
    mail,
    push,
    authorization: writersMay(),
    writeUrls: nodes.map(({ url }) => url),
    faults: nodeFaults({ nodes, databaseLines }),
    async stop() {
      for (const line of databaseLines) line.mend();
      await Promise.all(nodes.map((node) => node.kill()));
      for (const line of databaseLines) line.close();
      await Promise.all([database.stop(), mail.stop(), push.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
