// A stand-in for the way between a reader and the site: one address that stays, while what is behind it is exchanged, hangs or is cut off.

import { connect, createServer, type Socket } from "node:net";

export interface WeakNetwork {
  url: string;
  /** From now on this site is behind the address. */
  leadTo(siteUrl: string): void;
  /** Every connection fails. */
  cut(): void;
  /** Every connection is taken, and nothing comes back. */
  hang(): void;
  stop(): Promise<void>;
}

type Way = { port: number } | "cut" | "hang";

const wayTo = (siteUrl: string): Way => ({ port: Number(new URL(siteUrl).port) });

export async function startWeakNetwork(siteUrl: string): Promise<WeakNetwork> {
  let way = wayTo(siteUrl);
  const open = new Set<Socket>();

  const hold = (socket: Socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => socket.destroy());
  };
  const server = createServer((reader) => {
    hold(reader);
    if (way === "cut") reader.destroy();
    else if (way !== "hang") {
      const site = connect(way.port, "127.0.0.1");
      hold(site);
      reader.pipe(site).pipe(reader);
      site.on("close", () => reader.destroy());
      reader.on("close", () => site.destroy());
    }
  });
  /** Connections of before would go on as they were. */
  const become = (next: Way) => {
    way = next;
    for (const socket of open) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    leadTo: (next) => become(wayTo(next)),
    cut: () => become("cut"),
    hang: () => become("hang"),
    stop: () => {
      become("cut");
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
