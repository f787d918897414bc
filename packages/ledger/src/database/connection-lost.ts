/** SQLSTATEs of a server that goes, comes or takes nobody more: connection exceptions, shutdowns, too many connections. */
const SQLSTATES = /^(08...|57P0[1235]|53300)$/;
/** What the system says of a network that does not answer. */
const NETWORK = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says by itself. */
const DRIVER = /^(CONNECTION_(CLOSED|DESTROYED|ENDED)|CONNECT_TIMEOUT)$/;

/**
 * Whether a query failed because the connection to PostgreSQL was cut or there was none to have, and not because of what it
 * asked. What was under way may have been done or not.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return [SQLSTATES, NETWORK, DRIVER].some((codes) => codes.test(code)) || isConnectionLost(error.cause);
}
