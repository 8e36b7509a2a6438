// What readers send in, on both databases: stored with its letter or not at all, each letter claimed by one, lists confirmed and left.

import { describe, expect, it } from "vitest";
import type { Letter } from "../../content/store/mail/outbox.ts";
import type { Submission } from "../../content/store/mail/submissions.ts";
import { databases } from "./databases.ts";
import { noon } from "./sample-records.ts";
import { twoProcesses } from "./two-processes.ts";

const letter = (subject = "A letter"): Letter => ({ to: "desk@meridian.example", subject, text: "Words." });

const hour = 3_600_000;
const limits = { within: hour, perEmail: 3, perSender: 2, letters: 100, longestWait: hour };

let tokens = 0;
const submission = (parts: Partial<Submission> = {}): Submission => ({
  kind: "contact",
  email: "Ann@example.com",
  fields: { message: "Hello" },
  token: { nonce: `n${(tokens += 1)}`, until: noon + 3_600_000 },
  limits,
  letter: letter(),
  ...parts,
});

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  return Array.fromAsync(items);
}

describe.each(databases)("the mail on $name", (database) => {
  const both = twoProcesses(database);

  it("FORM-05 what is taken is there for every process, with a letter that waits", async () => {
    expect(await both.store.mail.take(submission())).toBe("taken");
    expect(await listOf(both.other.mail.submissions())).toEqual([
      { id: expect.any(String), kind: "contact", at: noon, fields: { message: "Hello" }, deliveredAt: null },
    ]);
    expect(await listOf(both.other.mail.submissions("newsletter"))).toEqual([]);
    expect(await both.other.mail.outbox.counts()).toEqual({ waiting: 1, givenUp: 0 });
  });

  it("FORM-02 a token counts once, whichever process it comes to", async () => {
    const token = { nonce: "once", until: noon + 1000 };
    const taken = await Promise.all([
      both.store.mail.take(submission({ token })),
      both.other.mail.take(submission({ token })),
    ]);
    expect(taken.toSorted()).toEqual(["taken", "used"]);
    expect(await listOf(both.store.mail.submissions())).toHaveLength(1);
  });

  it("FORM-05 an address and a sender are limited for a time, and what is refused uses nothing up", async () => {
    for (let count = 0; count < 3; count += 1) expect(await both.store.mail.take(submission())).toBe("taken");
    const refused = submission({ email: "ann@EXAMPLE.com" });
    expect(await both.store.mail.take(refused)).toBe("too-many");
    const from = (email: string) => submission({ email, sender: "mark" });
    expect(await both.store.mail.take(from("b@example.com"))).toBe("taken");
    expect(await both.store.mail.take(from("c@example.com"))).toBe("taken");
    expect(await both.store.mail.take(from("d@example.com"))).toBe("too-many");
    both.now += 3_600_001;
    expect(await both.store.mail.take(refused)).toBe("taken");
    expect(await listOf(both.store.mail.submissions())).toHaveLength(6);
  });

  it("FORM-05 plus-addresses are one mailbox, also beside others that begin alike", async () => {
    const names = ["ann+1@example.com", "Ann+2@example.com", "ann@example.com"];
    for (const email of names) expect(await both.store.mail.take(submission({ email }))).toBe("taken");
    for (const email of ["ann+3@example.com", "ANN@example.com", "ann+1@example.com"])
      expect(await both.store.mail.take(submission({ email }))).toBe("too-many");
    for (const email of ["ann+1@example.org", "anna@example.com", "ann-b@example.com", "+ann@example.com"])
      expect(await both.store.mail.take(submission({ email }))).toBe("taken");
  });

  it("FORM-05 letters beyond a number in an hour wait for their turn, and beyond a time nothing is taken on", async () => {
    const some = (index: number) =>
      submission({ email: `r${index}@example.com`, limits: { ...limits, letters: 2, longestWait: hour } });
    for (let index = 0; index < 4; index += 1) expect(await both.store.mail.take(some(index))).toBe("taken");
    const refused = some(5);
    expect(await both.store.mail.take(refused)).toBe("full");
    const { outbox } = both.store.mail;
    const first = await outbox.claim(10, 1000);
    expect(first).toHaveLength(2);
    for (const { number } of first) await outbox.delivered(number);
    both.now += hour - 1;
    expect(await outbox.claim(10, 1000)).toEqual([]);
    both.now += 1;
    expect(await both.other.mail.outbox.claim(10, 1000)).toHaveLength(2);
    // What was refused used nothing up: the same form is taken when there is room again.
    both.now += 1000;
    expect(await both.store.mail.take(refused)).toBe("taken");
  });

  it("FORM-05 a letter that nobody tries any more keeps no other from leaving later", async () => {
    const some = (index: number) =>
      submission({ email: `r${index}@example.com`, limits: { ...limits, letters: 1, longestWait: 0 } });
    expect(await both.store.mail.take(some(1))).toBe("taken");
    const [claimed] = await both.store.mail.outbox.claim(1, 1000);
    await both.store.mail.outbox.failed(claimed?.number ?? 0, "550 no such reader", undefined);
    expect(await both.store.mail.take(some(2))).toBe("full");
    both.now += hour;
    expect(await both.store.mail.take(some(3))).toBe("taken");
  });

  it("FORM-05 a letter is claimed by one process, comes back when the claim ends, and leaves once", async () => {
    for (const subject of ["a", "b", "c"])
      await both.store.mail.take(submission({ letter: letter(subject), email: `${subject}@example.com` }));
    const claims = await Promise.all([both.store.mail.outbox.claim(3, 1000), both.other.mail.outbox.claim(3, 1000)]);
    const claimed = claims.flat();
    expect(claimed.map(({ letter: { subject } }) => subject).toSorted()).toEqual(["a", "b", "c"]);
    const [first, second, third] = claimed;
    await both.store.mail.outbox.delivered(first?.number ?? 0);
    await both.store.mail.outbox.failed(second?.number ?? 0, "550 no such reader", undefined);
    expect(await both.store.mail.outbox.claim(3, 1000)).toEqual([]);
    both.now += 1000;
    expect(await both.other.mail.outbox.claim(3, 1000)).toEqual([{ ...third, tries: 2 }]);
    expect(await both.store.mail.outbox.counts()).toEqual({ waiting: 1, givenUp: 1 });
    both.now += 900;
    await both.other.mail.outbox.keep(third?.number ?? 0, 1000);
    both.now += 900;
    expect(await both.store.mail.outbox.claim(3, 1000)).toEqual([]);
    await both.other.mail.outbox.putBack(third?.number ?? 0);
    expect(await both.store.mail.outbox.claim(3, 1000)).toEqual([{ ...third, tries: 2 }]);
    const delivered = (await listOf(both.store.mail.submissions())).map(({ deliveredAt }) => deliveredAt);
    expect(delivered.filter((at) => at !== null)).toEqual([noon]);
  });

  it("FORM-04 a list is joined by confirming, once, and left at once; who has left is forgotten", async () => {
    const asks = {
      kind: "newsletter",
      lists: ["briefing", "science"],
      limits: { ...limits, within: 1, perEmail: 9, perSender: 9 },
    };
    await both.store.mail.take(submission({ ...asks, kind: "newsletter" }));
    expect(await listOf(both.store.mail.subscriptions())).toEqual([]);
    const welcome = (lists: string[]) => letter(lists.join());
    expect(await both.store.mail.confirm("ann@example.com", ["science", "briefing", "world"], welcome)).toEqual([
      "briefing",
      "science",
    ]);
    expect(await both.other.mail.confirm("ann@example.com", ["science", "briefing"], welcome)).toEqual([]);
    expect(await both.store.mail.outbox.counts()).toEqual({ waiting: 2, givenUp: 0 });
    const onLists = async () => (await listOf(both.other.mail.subscriptions())).map(({ list }) => list);
    expect(await onLists()).toEqual(["briefing", "science"]);
    await both.store.mail.leave("ANN@example.com", "science");
    expect(await onLists()).toEqual(["briefing"]);
    expect(await listOf(both.store.mail.submissions("newsletter"))).toHaveLength(1);
    await both.store.mail.leave("ann@example.com");
    expect(await onLists()).toEqual([]);
    expect(await listOf(both.store.mail.submissions("newsletter"))).toEqual([]);
    expect(await both.store.mail.confirm("ann@example.com", ["science"], welcome)).toEqual([]);
  });
});
