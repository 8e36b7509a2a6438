// The colours a party can have. Each is a token, `--party-…`, with a value for either theme.

export const partyTones = ["teal", "orange", "violet", "green", "blue", "red", "grey"] as const;

export type PartyTone = (typeof partyTones)[number];
