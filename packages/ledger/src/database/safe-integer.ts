/** Reads an int8 of the database. Throws beyond 2^53, where a number would silently be another number. */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${text} is beyond the integers that a number can hold`);
  return value;
}
