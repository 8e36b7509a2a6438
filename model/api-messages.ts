/** What is told when a content API, this site's own or another one, cannot answer (API-03). */
export const apiMessages = { failed: "API Request failed", notFound: "Page Not Found" } as const;
