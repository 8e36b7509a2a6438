// Who may do what at the desk. A role has all that the one before it has, and more.

export const roles = ["reporter", "producer", "editor", "admin"] as const;
export type Role = (typeof roles)[number];

export function isRole(name: unknown): name is Role {
  return roles.some((role) => role === name);
}

/** What is done at the desk, and the first role that may. */
const firstRole = {
  /** Everything there is, drafts included. */
  see: "reporter",
  /** Posts of live coverage. */
  live: "reporter",
  pictures: "reporter",
  fronts: "producer",
  topics: "producer",
  alerts: "producer",
  redirects: "producer",
  stories: "editor",
  /** Live coverage as a whole: its headline, when readers see it, what was put right. */
  coverage: "editor",
  /** The second person's yes to an alert. */
  approve: "editor",
  /** Kinds of records that have no screen of their own. */
  records: "admin",
  people: "admin",
  /** Who else may use the content API. */
  tokens: "admin",
  /** Who did what. */
  log: "admin",
} as const satisfies Record<string, Role>;

export type Act = keyof typeof firstRole;

export function may(role: Role, act: Act): boolean {
  return roles.indexOf(role) >= roles.indexOf(firstRole[act]);
}
