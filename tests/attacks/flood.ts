// What floods are made of: clients, and requests of theirs.

let clients = 0;
/** A client that nobody has seen before. */
export const newClient = () => {
  clients += 1;
  return `2001:db8:${(clients >> 16).toString(16)}:${(clients & 0xffff).toString(16)}::1`;
};

/** So many requests, some at a time. */
export async function flood(
  count: number,
  atOnce: number,
  request: (index: number) => Promise<Response>,
): Promise<Response[]> {
  const answers: Response[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      answers[index] = await request(index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}

export const withStatus = (answers: readonly Response[], status: number) =>
  answers.filter((answer) => answer.status === status);

/** The figure of refused requests. */
export const refused = (kind: string, by: string) => `site_refused_total{kind="${kind}",by="${by}"}`;
