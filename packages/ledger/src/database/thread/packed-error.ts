/** An error as another thread gets it. A structured clone would leave out its name and its code. */
export type PackedError = {
  name: string;
  message: string;
  stack: string | undefined;
  /** Its own properties, as far as they are plain values: the code of PostgreSQL, the name of a constraint. */
  facts: Record<string, unknown>;
  cause: PackedError | undefined;
};

/** Packs whatever was thrown, for another thread. */
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
