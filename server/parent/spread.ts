// How connections are spread over the workers. Who is free takes the next one, which in a quiet moment may be the same worker many times; and a
// worker that took the place of another begins with none. Whoever has many more than the others ends some of them with an answer.

const allowedShare = 1.25;
const allowedMore = 2;

/** How many connections the first of these workers has too many. */
export function tooMany(own: number, others: readonly number[]): number {
  const average = others.reduce((sum, one) => sum + one, own) / (others.length + 1);
  return own > average * allowedShare + allowedMore ? own - Math.ceil(average) : 0;
}
