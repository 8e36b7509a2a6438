// Whether what was sent can be taken, field by field (FORM-01, FORM-04). The words are shown beside the field.

import { addressField } from "../../model/forms/form-fields.ts";
import { formMessages } from "../../model/forms/form-messages.ts";
import { usualList } from "../../model/forms/mailing-lists.ts";
import { missingAddress } from "../../model/forms/missing-address.ts";
import { usStates } from "../../model/us-states.ts";

const longest = { "full-name": 100, email: 254, town: 100, message: 5000 } as const;

/** No blanks, signs or markup that could mean something to a mail program. */
const emailAddress = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.[\p{L}]{2,63}$/u;

export function isEmailAddress(text: string): boolean {
  return text.length <= longest.email && !text.includes("..") && emailAddress.test(text);
}

/** Of a form's own id, which no reader sees. */
const longestId = 64;

export interface Checked {
  values: Record<string, string>;
  errors: Record<string, string>;
}

const contactFields = ["full-name", "email", "state", "town", "message"] as const;

/** Trimmed, in one line but for the message, without what cannot be seen. */
function cleaned(name: string, given: string): string {
  const breaks = given.replaceAll(/\r\n?/g, "\n");
  const text = name === "message" ? breaks.replaceAll(/[^\P{C}\n\t]/gu, "") : breaks.replaceAll(/[\p{C}\s]+/gu, " ");
  return text.trim();
}

export function checkContact(sent: URLSearchParams): Checked {
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const name of contactFields) values[name] = cleaned(name, sent.get(name) ?? "");
  values["form_id"] = cleaned("form_id", sent.get("form_id") ?? "").slice(0, longestId);
  const address = missingAddress(sent.get(addressField));
  if (address !== undefined) values[addressField] = address;
  if (values["full-name"] === "") errors["full-name"] = formMessages.nameMissing;
  if (values["email"] === "") errors["email"] = formMessages.emailMissing;
  else if (!isEmailAddress(values["email"] ?? "")) errors["email"] = formMessages.emailWrong;
  if (values["message"] === "") errors["message"] = formMessages.messageMissing;
  if (values["state"] !== "" && !usStates.some(([code]) => code === values["state"])) {
    errors["state"] = formMessages.stateUnknown;
  }
  for (const [name, most] of Object.entries(longest)) {
    if ((values[name] ?? "").length > most) errors[name] = formMessages.tooLong(most);
  }
  return { values, errors };
}

export interface CheckedSignUp extends Checked {
  lists: string[];
}

/** One that names no list, in a form that has none to choose from, is for the one that the form offers. */
export function checkSignUp(sent: URLSearchParams, offered: readonly string[]): CheckedSignUp {
  const email = cleaned("email", sent.get("email") ?? "");
  const asked = sent.has("slid") ? sent.getAll("slid") : [usualList];
  const lists = [...new Set(asked)].filter((list) => offered.includes(list));
  const errors: Record<string, string> = {};
  if (!isEmailAddress(email)) errors["email"] = formMessages.emailInvalid;
  if (lists.length === 0) errors["slid"] = formMessages.listMissing;
  return { values: { email }, errors, lists };
}
