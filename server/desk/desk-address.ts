/** The desk answers there, whatever is stored. */
export const isDeskAddress = (path: string): boolean => /^\/desk(\/|$)/i.test(path);
