// Packets that the kernel loses on their way to or from a port of this machine, by its own filter: whoever sent one hears nothing, and sends it again.

import { spawn, spawnSync } from "node:child_process";
import { debianTool } from "../../scripts/debian-tool.mjs";
import { end } from "../stand-ins/end-program.ts";
import { until } from "../until.ts";

const filter = await debianTool("nft", ["nftables"]);
const program = filter.path ?? "nft";

function whyNot(): string | undefined {
  if (filter.missing !== undefined) return filter.missing;
  const { status, stderr } = spawnSync(program, ["list", "tables"], { encoding: "utf8" });
  return status === 0 ? undefined : `packets cannot be lost here: ${stderr.trim()}`;
}

/** What is missing, where something is. */
export const lostHere: { missing?: string } = { missing: whyNot() };

export interface Loss {
  /** How many packets were lost so far. */
  packets: () => number;
  mend: () => Promise<void>;
}

/** Of a hundred packets so many. The rules belong to the program that made them, and end with it whatever ends it. */
export async function losePackets(port: number, percent: number): Promise<Loss> {
  const table = `inet meridian_${port}`;
  const child = spawn(program, ["-i"], { stdio: ["pipe", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (said += data.toString()));
  const rules = ["dport", "sport"].map(
    (side) => `add rule ${table} arriving tcp ${side} ${port} numgen random mod 100 <= ${percent - 1} counter drop`,
  );
  child.stdin.write(
    [
      `add table ${table} { flags owner; }`,
      `add chain ${table} arriving { type filter hook input priority 0; }`,
      ...rules,
      "",
    ].join("\n"),
  );
  /** How many packets each rule has lost. */
  const counts = () => {
    const { stdout } = spawnSync(program, ["list", "table", ...table.split(" ")], { encoding: "utf8" });
    return [...stdout.matchAll(/counter packets (\d+)/g)].map(([, count]) => Number(count));
  };
  await until(
    () => said,
    () => counts().length === rules.length,
  );
  return {
    packets: () => counts().reduce((sum, count) => sum + count, 0),
    mend: () => end(child, "SIGKILL"),
  };
}
