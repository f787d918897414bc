/** PostgreSQL's code for a row that a unique index has already. */
const UNIQUE_VIOLATION = '23505';

/** Whether a write failed because another row has the same unique value, on either driver. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause);
}
