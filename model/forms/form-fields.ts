// The fields of forms that no reader fills in.

/** Which form of its page it is. */
export const nameField = "form";

export const tokenField = "email_token";

/** The address that a message is about (NF-05). */
export const addressField = "address";

/**
 * How many characters fit into a field of one line, and into one of many: more than is taken, so that what is too long can be made shorter, and
 * no more than comes back whole. Each is sent as nine bytes at most.
 */
export const mostTyped = { line: 1_000, area: 25_000 } as const;

/** No person sees this field; whoever fills it in is a machine. */
export const trapField = "website";
