/** A record as it is going to be stored: what its kind says of the other fields is seen when it is parsed. */
export type GivenRecord = Readonly<Record<string, unknown>> & { readonly type: string; readonly id: string };
