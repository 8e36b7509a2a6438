// Keeps one site serving. SIGUSR2 starts another process on the same listening socket and retires the old one when the new one answers: no
// connection is refused or dropped in between. One that dies by itself is replaced.

import cluster from "node:cluster";
import { join } from "node:path";
import { nodeFault } from "./node-version.mjs";
import { root } from "./run.mjs";

/** Where the build is; may be a link, which is followed anew at every start. */
const dist = process.env.DIST_DIR || join(root, "dist");
const firstPause = 500;
const longestPause = 30_000;

// The processes accept connections themselves, from one socket that this one holds: what waits in its queue is never lost.
cluster.schedulingPolicy = cluster.SCHED_NONE;

let serving;
let coming;
let isStopping = false;
let pause = firstPause;

const say = (text) => process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), msg: text })}\n`);

function start() {
  if (isStopping || coming !== undefined) return;
  cluster.setupPrimary({ exec: join(dist, "server", "main.js") });
  const site = cluster.fork();
  coming = site;
  site.once("listening", () => {
    coming = undefined;
    if (isStopping) return;
    const before = serving;
    serving = site;
    setTimeout(() => serving === site && (pause = firstPause), longestPause).unref();
    if (before?.isConnected()) before.send("retire");
  });
  site.once("exit", (code, signal) => ended(site, code ?? 1, signal));
}

function ended(site, code, signal) {
  const wasComing = site === coming;
  if (wasComing) coming = undefined;
  const wasServing = site === serving;
  if (wasServing) serving = undefined;
  if (isStopping) return leaveWhenAlone(code);
  if (wasComing && serving !== undefined) return say("the new process did not start; the old one serves on");
  if (wasComing && pause === firstPause) return leave(code);
  if (!wasServing && !wasComing) return undefined;
  say(`the site ended by itself (${signal ?? code}); another one is started`);
  setTimeout(start, pause);
  pause = Math.min(longestPause, pause * 2);
  return undefined;
}

function leaveWhenAlone(code) {
  if (Object.keys(cluster.workers).length === 0) leave(code);
}

function leave(code) {
  process.exit(code);
}

process.on("SIGUSR2", () => {
  if (coming === undefined) start();
});
for (const signal of ["SIGTERM", "SIGINT"]) {
  process.on(signal, () => {
    isStopping = true;
    const sites = Object.values(cluster.workers);
    for (const site of sites) site.process.kill("SIGTERM");
    if (sites.length === 0) leave(0);
  });
}

const fault = nodeFault(process.versions.node, process.execPath);
if (fault === undefined) start();
else {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
