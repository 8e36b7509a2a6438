// Devices that want every alert, for all histories of a world.

import type { NodesWorld } from "./nodes-world.ts";
import { devices } from "./plan.ts";

export async function subscribeDevices({ nodes, push }: NodesWorld): Promise<void> {
  const url = nodes[0]?.url ?? "";
  const { publicKey } = await (await fetch(`${url}/api/alerts/key`)).json();
  for (const name of devices) {
    const { subscription } = push.device(name, publicKey);
    const answer = await fetch(`${url}/api/alerts/subscription`, {
      method: "POST",
      body: JSON.stringify({ subscription, topics: ["breaking"], quiet: null, zone: "UTC" }),
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  }
}
