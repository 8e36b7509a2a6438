// The people of the desk on both databases: invited once, signed in until it ends, and never without an admin.

import { describe, expect, it } from "vitest";
import { databases } from "./databases.ts";
import { twoProcesses } from "./two-processes.ts";

const hour = 3_600_000;
const day = 24 * hour;

describe.each(databases)("the desk on $name", (database) => {
  const both = twoProcesses(database);

  const signIn = (person: string) =>
    both.store.desk.sessions.begin({ person, way: "passkey", device: "Chrome on macOS", lasts: 14 * day });

  it("an invitation is good once, until its time is over, and only the last one", async () => {
    const { people } = both.store.desk;
    const ada = await people.add({ name: "Ada", role: "admin", email: "Ada@News.example" });
    const first = await people.invite(ada.id);
    const second = await people.invite(ada.id);
    expect(await both.other.desk.people.invited(first.secret)).toBeUndefined();
    expect(await both.other.desk.people.invited(second.secret)).toEqual(ada);
    const used = await Promise.all([
      people.useInvitation(second.secret),
      both.other.desk.people.useInvitation(second.secret),
    ]);
    expect(used.toSorted()).toEqual([false, true]);
    const third = await people.invite(ada.id);
    both.now += 3 * day;
    expect(await people.invited(third.secret)).toBeUndefined();
    expect(await people.useInvitation(third.secret)).toBe(false);
    expect(await people.byEmail("ada@news.EXAMPLE")).toEqual(ada);
  });

  it("an invitation ends when its person comes in by an account of the publisher's", async () => {
    const { people } = both.store.desk;
    const olga = await people.add({ name: "Olga", role: "editor", email: "olga@news.example" });
    const { secret } = await people.invite(olga.id);
    await both.other.desk.people.setIdentity(olga.id, "https://id.example olga");
    expect(await people.byIdentity("https://id.example olga")).toEqual(olga);
    expect(await people.invited(secret)).toBeUndefined();
    expect(await people.useInvitation(secret)).toBe(false);
    expect(await people.list()).toMatchObject([{ name: "Olga", invitedUntil: null }]);
  });

  it("a session is known by every process until nobody uses it, its time is over, or it is ended", async () => {
    const ada = await both.store.desk.people.add({ name: "Ada", role: "editor" });
    const idle = 2 * hour;
    const secret = await signIn(ada.id);
    expect(await both.other.desk.sessions.of(secret, idle)).toMatchObject({ person: ada, device: "Chrome on macOS" });
    expect(await both.other.desk.sessions.of(`${secret}x`, idle)).toBeUndefined();
    both.now += idle - 1;
    expect(await both.store.desk.sessions.of(secret, idle)).toBeDefined();
    both.now += idle - 1;
    expect(await both.other.desk.sessions.of(secret, idle)).toBeDefined();
    both.now += idle;
    expect(await both.store.desk.sessions.of(secret, idle)).toBeUndefined();
    const longer = await signIn(ada.id);
    both.now += 14 * day;
    expect(await both.store.desk.sessions.of(longer, 30 * day)).toBeUndefined();

    const [one, two] = [await signIn(ada.id), await signIn(ada.id)];
    const [line] = await both.store.desk.sessions.list(
      ada.id,
      (await both.store.desk.sessions.of(one, idle))?.hash ?? "",
    );
    expect(line).toMatchObject({ way: "passkey", beganAt: both.now });
    await both.store.desk.sessions.endAll(ada.id);
    expect(await both.other.desk.sessions.of(two, idle)).toBeUndefined();
  });

  it("when somebody was last seen outlasts every session, however it ends", async () => {
    const { people, sessions } = both.store.desk;
    const ada = await people.add({ name: "Ada", role: "editor" });
    const lastSeen = async () => (await both.other.desk.people.list()).find(({ id }) => id === ada.id)?.lastSeenAt;
    expect(await lastSeen()).toBeNull();
    const secret = await signIn(ada.id);
    expect(await lastSeen()).toBe(both.now);
    both.now += hour;
    const { hash = "" } = (await sessions.of(secret, 2 * hour)) ?? {};
    const seen = both.now;
    expect(await lastSeen()).toBe(seen);
    both.now += 1000;
    await sessions.end(hash);
    expect(await lastSeen()).toBe(seen);
    await signIn(ada.id);
    const again = both.now;
    both.now += 15 * day;
    await people.change(ada.id, { role: "editor", isActive: false });
    expect(await lastSeen()).toBe(again);
  });

  it("whoever loses the desk is signed out and does not come back, and the last admin keeps it", async () => {
    const { people } = both.store.desk;
    const ada = await people.add({ name: "Ada", role: "admin" });
    const bob = await people.add({ name: "Bob", role: "reporter" });
    const secret = await signIn(bob.id);
    await both.store.desk.passkeys.add(
      { credential: "c1", person: bob.id, publicKey: new Uint8Array([1, 2]), counter: 0, transports: ["internal"] },
      "a phone",
    );
    const { secret: invitation } = await people.invite(bob.id);
    expect(await people.change(bob.id, { role: "reporter", isActive: false })).toBe("changed");
    expect(await both.store.desk.sessions.of(secret, hour)).toBeUndefined();
    expect(await people.invited(invitation)).toBeUndefined();
    expect(await both.store.desk.passkeys.byCredential("c1")).toBeUndefined();
    expect(await people.change(ada.id, { role: "editor", isActive: true })).toBe("last-admin");
    expect(await people.change(ada.id, { role: "admin", isActive: false })).toBe("last-admin");
    expect(await people.change(bob.id, { role: "admin", isActive: true })).toBe("changed");
    expect(await people.change(ada.id, { role: "editor", isActive: true })).toBe("changed");
    expect(await people.change("nobody", { role: "editor", isActive: true })).toBe("missing");
    expect(await people.list()).toMatchObject([
      { name: "Ada", role: "editor", passkeys: 0, sessions: 0, endedAt: null },
      { name: "Bob", role: "admin", passkeys: 1, sessions: 0, endedAt: null },
    ]);
  });

  it("a passkey is stored with its public half, counted, and the last one stays", async () => {
    const { people, passkeys } = both.store.desk;
    const ada = await people.add({ name: "Ada", role: "editor" });
    const key = {
      credential: "c1",
      person: ada.id,
      publicKey: new Uint8Array([9, 0, 255]),
      counter: 4,
      transports: [],
    };
    await passkeys.add(key, "a laptop");
    expect(await both.other.desk.passkeys.byCredential("c1")).toEqual(key);
    await passkeys.noteUse("c1", 5);
    expect(await passkeys.byCredential("c1")).toMatchObject({ counter: 5 });
    expect(await passkeys.remove(ada.id, "c1")).toBe("last");
    await passkeys.add({ ...key, credential: "c2" }, "a phone");
    expect(await passkeys.remove("somebody else", "c1")).toBe("missing");
    expect(await passkeys.remove(ada.id, "c1")).toBe("removed");
    expect(await passkeys.list(ada.id)).toMatchObject([{ id: "c2", name: "a phone" }]);
  });

  it("what a sign-in waits for is taken once, and not too late", async () => {
    const { pending } = both.store.desk;
    const secret = await pending.begin({ challenge: "x" });
    const taken = await Promise.all([pending.take(secret), both.other.desk.pending.take(secret)]);
    expect(taken.filter((one) => one !== undefined)).toEqual([{ challenge: "x" }]);
    const late = await pending.begin({ challenge: "y" });
    both.now += 10 * 60_000;
    expect(await pending.take(late)).toBeUndefined();
  });

  it("the log is read newest first, a part at a time", async () => {
    for (const act of ["came", "signed-in", "invited"] as const) {
      await both.store.desk.log.note({ person: "p", name: "Ada", act, details: { of: act } });
    }
    const [newest, second] = await both.other.desk.log.read(2);
    expect([newest?.act, second?.act]).toEqual(["invited", "signed-in"]);
    expect(await both.store.desk.log.read(2, { before: second?.number })).toMatchObject([
      { act: "came", details: { of: "came" } },
    ]);
  });

  it("the log is searched by person, act and words", async () => {
    const { log } = both.store.desk;
    const moved = { act: "moved-story", subject: "article/1", details: { to: "/a_b" } } as const;
    await log.note({ person: "ada", name: "Ada Quay", ...moved });
    await log.note({ person: "ben", name: "Ben Reel", act: "moved-story", subject: "article/2" });
    await log.note({ person: "ben", name: "Ben Reel", act: "signed-in" });
    const found = async (asked: Parameters<typeof log.read>[1]) =>
      (await both.other.desk.log.read(9, asked)).map(({ person, act }) => `${person} ${act}`);
    expect(await found({ person: "ben" })).toEqual(["ben signed-in", "ben moved-story"]);
    expect(await found({ acts: ["moved-story"] })).toEqual(["ben moved-story", "ada moved-story"]);
    expect(await found({ words: ["quay", "STORY"] })).toEqual(["ada moved-story"]);
    expect(await found({ words: ["a_b"] })).toEqual(["ada moved-story"]);
    expect(await found({ words: ["a%b"] })).toEqual([]);
    expect(await found({ words: ["Moved", "the", "ben"] })).toEqual(["ben moved-story"]);
    expect(await found({ words: ["lighthouse"], subjects: ["article/2"] })).toEqual(["ben moved-story"]);
    expect(await found({ person: "ada", acts: ["signed-in"] })).toEqual([]);
  });
});
