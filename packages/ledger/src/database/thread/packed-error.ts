/** An error as it is sent to another thread. A structured clone would leave out its name and its code. */
export type PackedError = {
  name: string;
  message: string;
  stack: string | undefined;
  /** Its own properties with plain values: the code of PostgreSQL, the name of a constraint. */
  facts: Record<string, unknown>;
  cause: PackedError | undefined;
};

/** Packs a thrown value for another thread. */
export function packError(thrown: unknown): PackedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name, message, stack, cause } = error;
  const facts = Object.entries(error).filter(([key, value]) => key !== 'cause' && !isObject(value));
  return {
    name,
    message,
    stack,
    facts: Object.fromEntries(facts),
    cause: cause === undefined ? undefined : packError(cause),
  };
}

/** Returns an error that another thread packed. */
export function unpackError({ name, message, stack, facts, cause }: PackedError): Error {
  const options = cause === undefined ? {} : { cause: unpackError(cause) };
  const error = name === 'RangeError' ? new RangeError(message, options) : new Error(message, options);
  return Object.assign(error, facts, { name, ...(stack === undefined ? {} : { stack }) });
}

function isObject(value: unknown): boolean {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
