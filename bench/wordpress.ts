// A WordPress export of many posts with pictures from a server that drops a tenth of its connections, killed twice by kill -9 and resumed.
// `node bench/wordpress.ts [POSTS] [PICTURES] [ADDRESSES]`: how many of the old addresses are asked for, or `all`.
// Bar: 1,000 posts a second, memory flat, no loss that the report does not name, every old address 200 or 301, the second import changes nothing.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDemoSite } from "../tests/demo-site.ts";
import { startFlakyServer } from "../tests/stand-ins/blog/flaky-server.ts";
import { reportIn, runMoveIn, writeBlog, type Run } from "../tests/stand-ins/blog/move-in.ts";
import { expectedCounts, oldAddresses } from "../tests/stand-ins/blog/synthetic-blog.ts";
import { askAll } from "../tests/stand-ins/blog/ask-all.ts";
import { tellFigure } from "./tell-figure.ts";

const [posts = 100_000, pictures = posts / 5] = process.argv.slice(2, 4).map(Number);
const size = { posts, pictures };
const wanted = process.argv[4] === "all" ? Infinity : Number(process.argv[4] ?? 20_000);

const home = mkdtempSync(join(tmpdir(), "meridian-wordpress-"));
const server = await startFlakyServer();
try {
  const file = join(home, "export.xml");
  await writeBlog(file, size, server.url);
  const runs = [
    await runMoveIn(file, home, ({ stories }) => stories >= posts * 0.3),
    await runMoveIn(file, home, () => server.served() >= pictures * 0.3),
    await runMoveIn(file, home),
  ];
  for (const { status, seconds, processor, newStories, memory } of runs) {
    console.log(
      `${status === undefined ? "killed" : `ended with ${status}`} after ${seconds.toFixed(1)} s and ${processor.toFixed(1)} s of processor, ${newStories} new stories; ` +
        `memory ${memory.early} MB after a tenth of them, ${memory.half} MB after half, ${memory.late} MB after all, ${memory.most} MB at most`,
    );
  }
  const rate = (secondsOf: (run: Run) => number) =>
    Math.round(posts / runs.reduce((sum, run) => sum + secondsOf(run), 0));
  tellFigure({
    name: "Posts of a WordPress blog brought in",
    value: rate(({ comingSeconds }) => comingSeconds),
    unit: "a second",
    bar: { atLeast: 1000 },
  });
  console.log(`${rate(({ storySeconds }) => storySeconds)} with starts, kills and what was read again counted in`);
  const { balances, media, lost, losses } = reportIn(home);
  for (const { what, came, went, left } of balances)
    console.log(`${what}: ${came} came, ${went} here, ${left} left out and named`);
  const unnamed = balances.reduce((sum, { came, went, left }) => sum + Math.abs(came - went - left), 0);
  const { stories } = expectedCounts(size);
  console.log(
    `${server.dropped()} connections dropped, ${media?.tries} tries in the last run, ${media?.failed} pictures failed`,
  );
  console.log(`${lost} losses named (${losses.length} in the report), ${unnamed} unnamed; ${stories} stories expected`);

  const site = await startDemoSite({
    empty: true,
    dataDir: home,
    env: { CLIENT_REQUESTS_PER_SECOND: "0", LOG_LEVEL: "silent" },
  });
  const asked = await askAll(site.url, oldAddresses(size), wanted);
  await site.stop();
  console.log(
    `${asked.asked} old addresses asked for: ${[...asked.statuses].map(([status, count]) => `${count} with ${status}`).join(", ")}; ` +
      `${asked.bad.length} led to nothing${asked.bad
        .slice(0, 5)
        .map((path) => ` ${path}`)
        .join("")}`,
  );
  const again = await runMoveIn(file, home);
  console.log(`again, in ${again.seconds.toFixed(1)} s: ${again.stdout.split("\n").slice(0, 2).join("; ")}`);
} finally {
  await server.close();
  rmSync(home, { recursive: true });
}
