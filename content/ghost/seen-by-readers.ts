// Whether readers see a post of Ghost, and how the report counts it: what they do not see, and what is due later, by itself.

interface PostStanding {
  status: string;
  visibility: string;
  /** Subscribers got it as a letter; no page ever showed it. */
  isForEmailOnly: boolean;
  /** Its text could be read. */
  isRead: boolean;
  isEmpty: boolean;
}

interface SeenByReaders {
  isPublished: boolean;
  /** What stands behind the kind where it is counted. */
  counted: string;
  /** What of it is not here. */
  lost?: string;
}

const shown = new Set(["published", "scheduled", "sent"]);

export function seenByReaders({ status, visibility, isForEmailOnly, isRead, isEmpty }: PostStanding): SeenByReaders {
  if (!shown.has(status))
    return { isPublished: false, counted: isRead && isEmpty ? ", empty drafts" : ", not published" };
  if (status === "sent" || isForEmailOnly) {
    const lost = "its letter, which only subscribers got by email: it is stored unpublished";
    return { isPublished: false, counted: ", by email only", lost };
  }
  if (visibility !== "public" && visibility !== "") {
    const lost = `its readers, who are ${visibility}: it is stored unpublished`;
    return { isPublished: false, counted: ", for members only", lost };
  }
  if (!isRead) return { isPublished: false, counted: ", not published" };
  return { isPublished: true, counted: status === "scheduled" ? ", due later" : "" };
}
