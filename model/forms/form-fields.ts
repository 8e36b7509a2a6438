// The fields of forms that no reader fills in.

/** Which form of its page it is. */
export const nameField = "form";

export const tokenField = "email_token";

/** The address that a message is about (NF-05). */
export const addressField = "address";

/** No person sees this field; whoever fills it in is a machine. */
export const trapField = "website";
