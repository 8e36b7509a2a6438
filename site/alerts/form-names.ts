// The fields of the sign-up for alerts.

export const formNames = { topic: "topic", quiet: "quiet", from: "from", to: "to" } as const;
