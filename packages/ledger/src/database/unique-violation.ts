/** PostgreSQL's code for a violation of a unique index. */
const UNIQUE_VIOLATION = '23505';

/** Returns true if a write failed because another row has the same unique value, with either driver. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause);
}
