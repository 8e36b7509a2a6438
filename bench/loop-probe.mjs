// Loaded into a server before it starts: measures how long the event loop stands still. On SIGUSR2 it writes the longest stretch since the
// last time as a line of the log, in processor time of the main thread, and begins anew.

import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  let longest = 0;
  let before = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  }, 1).unref();
  process.on("SIGUSR2", () => {
    process.stderr.write(`longest stretch ${longest.toFixed(1)} ms\n`);
    longest = 0;
  });
}
