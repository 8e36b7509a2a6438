// What readers are told by forms. The first four are the specification's words (FORM-03, FORM-04).

export const formMessages = {
  contactSent: "Your message has been sent!",
  contactFailed: "An error occurred, please try again later.",
  newsletterSent: "Success! We've added you to our mailing list.",
  emailInvalid: "Your email address was not valid.",
  nameMissing: "Please enter your name.",
  emailMissing: "Please enter your email address.",
  emailWrong: "Please enter an email address like name@example.com.",
  messageMissing: "Please write your message.",
  stateUnknown: "Please choose a state from the list.",
  listMissing: "Please choose at least one newsletter.",
  tooLong: (most: number) => `Please use no more than ${most.toLocaleString("en-US")} characters.`,
  tooLarge: "This is too long to be taken, and nothing was sent. Please make it shorter and send it again.",
  /** Of what is wrong with the fields. */
  wrongs: (count: number) => (count === 1 ? "One thing needs another look:" : "A few things need another look:"),
  pressAgain: "One more press: please look through what you wrote and send it with the button below.",
  missingLink: (address: string) => `This link is missing: ${address}`,
  tokenOver: "This page was open for too long. Everything you wrote is still here: please send it again.",
  tokenUsed: "This form has been sent once already. To send it a second time, press the button again.",
  tooBusy: "Very many messages are arriving right now. Everything you wrote is still here: please send it again later.",
  tooMany: "We have had several messages from you in the last hour. Please try again later.",
} as const;
