/** SQLSTATEs of a server that stops, starts or accepts no more connections. */
const SQLSTATES = /^(08...|57P0[1235]|53300)$/;
/** The system's codes for a network that does not answer. */
const NETWORK = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's own codes. */
const DRIVER = /^(CONNECTION_(CLOSED|DESTROYED|ENDED)|CONNECT_TIMEOUT)$/;

/**
 * Returns true if a query failed because the connection to PostgreSQL was lost or could not be made, and not
 * because of the query. What was under way may have been done or not.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return [SQLSTATES, NETWORK, DRIVER].some((codes) => codes.test(code)) || isConnectionLost(error.cause);
}

/** PostgreSQL's code for a violation of a unique index. */
const UNIQUE_VIOLATION = '23505';

/** Returns true if a write failed because another row has the same unique value, with either driver. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause);
}
