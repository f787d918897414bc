/**
 * Returns the value of a nullable column that the constraints of its row require. Throws if it is null all
 * the same.
 */
export function requireColumn<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A column is empty that the constraints of its table fill');
  return value;
}
