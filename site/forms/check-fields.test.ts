import { describe, expect, it } from "vitest";
import { checkContact, checkSignUp, isEmailAddress } from "./check-fields.ts";
import { usStates } from "../../model/us-states.ts";

describe("email addresses", () => {
  it.each([
    "a@b.co",
    "first.last+news@sub.example.com",
    "o'hara@example.org",
    "jürgen@münchen.example",
    "x_y@a-b.museum",
  ])("FORM-04 %s is one", (text) => expect(isEmailAddress(text)).toBe(true));

  it.each([
    "",
    "a",
    "a@b",
    "@b.co",
    "a b@c.co",
    "a@b..co",
    "a@b.c",
    "a@b.co, d@e.co",
    "a@b.co\nBcc: x@y.co",
    "Ann <a@b.co>",
    `${"x".repeat(250)}@b.co`,
  ])("FORM-04 %j is none", (text) => expect(isEmailAddress(text)).toBe(false));
});

const sent = { "full-name": "Ann", email: "ann@example.com", message: "Hello", form_id: "contact" };
const check = (changed: Record<string, string> = {}) => checkContact(new URLSearchParams({ ...sent, ...changed }));

describe("the contact form", () => {
  it("FORM-01 name, email and message are enough", () => {
    expect(check()).toEqual({ values: { ...sent, state: "", town: "" }, errors: {} });
  });

  it.each([
    ["full-name", " ", /name/],
    ["email", "", /enter your email/],
    ["email", "ann@", /like name@example/],
    ["message", "\n", /message/],
    ["state", "XX", /state/],
    ["message", "x".repeat(5001), /5,000/],
    ["town", "x".repeat(101), /100/],
  ])("FORM-01 %s %j is refused beside its field", (name, value, words) => {
    const { errors } = check({ [name]: value });
    expect(Object.keys(errors)).toEqual([name]);
    expect(errors[name]).toMatch(words);
  });

  it("FORM-01 lines of a message stay, those of a name do not, and nothing invisible gets in", () => {
    const { values } = check({ "full-name": "Ann\r\nBcc: x@y.co", message: "One\r\n\r\ntwo\u0000\u202e" });
    expect(values).toMatchObject({ "full-name": "Ann Bcc: x@y.co", message: "One\n\ntwo" });
  });

  it("FORM-01 the list of states has 50 states, the district and five territories", () => {
    expect(new Set(usStates.map(([code]) => code)).size).toBe(56);
  });
});

describe("the newsletter form", () => {
  const signUp = (query: string) => checkSignUp(new URLSearchParams(query), ["briefing", "science"]);

  it("FORM-04 takes an address and the lists that there are, each once", () => {
    expect(signUp("email=a@b.co&slid=science&slid=science&slid=other")).toEqual({
      values: { email: "a@b.co" },
      errors: {},
      lists: ["science"],
    });
  });

  it("FORM-04 says what is wrong with the address, and asks for a list", () => {
    expect(signUp("email=nobody&slid=science").errors).toEqual({ email: "Your email address was not valid." });
    expect(Object.keys(signUp("email=a@b.co").errors)).toEqual(["slid"]);
  });
});
