// Whether readers of the site on this store can sign in. The site says so when it starts; a command that imports goes by what it said.

import type { Database } from "./database.ts";

const name = "can-sign-in";

/** What the site says, else what it said last; undefined before any has. */
export async function agreeOnSignIn({ write }: Database, said: boolean | undefined): Promise<boolean | undefined> {
  const row = await write.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  const before: boolean | undefined = row === undefined ? undefined : JSON.parse(row.value);
  if (said === undefined || said === before) return before;
  const value = JSON.stringify(said);
  await write
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
  return said;
}
