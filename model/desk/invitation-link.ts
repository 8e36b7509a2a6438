/** Behind the hash the secret is in no log and in no Referer. */
export function invitationLink(origin: string, secret: string): string {
  return `${origin}/desk/invitation#${secret}`;
}
