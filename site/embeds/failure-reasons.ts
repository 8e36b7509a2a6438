// Why an embed could not be shown, as browsers tell it to the site's log.

/** `script`: the provider's script did not load. `post`: the provider has no such post. `code`: the site's own part did not load. */
export const failureReasons = ["script", "post", "code"] as const;

export type FailureReason = (typeof failureReasons)[number];
