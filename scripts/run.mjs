// Running other programs from the project's scripts. Plain JavaScript: these files must work on any Node from 20 on, before anything is installed.

import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs to the end with the terminal's own output; answers the exit status. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(signal === null ? (code ?? 1) : 1));
  });
}

/** Runs and fails loudly when the program does. */
export async function mustRun(command, args, options) {
  const status = await run(command, args, options);
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with status ${status}`);
}

/** Runs to the end and answers status and output. */
export function capture(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], ...options });
    let output = "";
    child.stdout.on("data", (data) => (output += data));
    child.stderr.on("data", (data) => (output += data));
    child.once("error", reject);
    child.once("close", (code) => resolve({ status: code ?? 1, output }));
  });
}

export const bin = (name) => join(root, "node_modules", ".bin", name);

/** The project's own Node, which npm installs; the machine's may be older. */
export const node = bin("node");

/** The environment for programs that expect the project's Node first on the path. */
export const projectEnv = {
  ...process.env,
  PATH: `${join(root, "node_modules", ".bin")}:${process.env.PATH}`,
};
