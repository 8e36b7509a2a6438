// Whether a form's token should be changed for a fresh one. It is good for two hours (server/forms/form-token.ts).

const changedAfter = 60 * 60 * 1000;

/** A clock that is behind the server's makes a token young, not unborn. */
export function tokenBirth(madeAt: number, now: number): number {
  return Math.min(madeAt, now);
}

export function isTokenOld(bornAt: number, now: number): boolean {
  return now - bornAt >= changedAfter;
}
