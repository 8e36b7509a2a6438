/** Below which live coverage stands. */
export const coveragePrefix = "/coverage/";
