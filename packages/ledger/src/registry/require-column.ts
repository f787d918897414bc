/** A column that its table lets be null, in a row whose constraints say that it is not. Throws if it is all the same. */
export function requireColumn<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A column is empty that the constraints of its table fill');
  return value;
}
