// The mailing lists that a newsletter block offers.

/** A mailing list by the name it is stored under. */
export interface MailingList {
  slid: string;
  title: string;
}

/** Of a sign-up that names none (FORM-04: `slid` is optional). */
export const usualList = "newsletter";

interface Offering {
  title: string;
  slid?: string;
  lists: readonly MailingList[];
}

export function offeredLists({ title, slid = usualList, lists }: Offering): MailingList[] {
  return lists.length > 0 ? lists.map((list) => ({ slid: list.slid, title: list.title })) : [{ slid, title }];
}
