import { setTimeout as pause } from "node:timers/promises";

/** Three seconds in short steps: one who stood still himself, such as a process that was stopped, has missed one step and not all of them. */
const step = 250;
const steps = 12;

/** Whether no answer comes, not even one that tells of a fault. */
export async function isSilent(answer: Promise<unknown>): Promise<boolean> {
  const heard = answer.then(
    () => "heard",
    () => "heard",
  );
  for (let waited = 0; waited < steps; waited += 1) {
    if ((await Promise.race([heard, pause(step, "nothing", { ref: false })])) === "heard") return false;
  }
  return true;
}
