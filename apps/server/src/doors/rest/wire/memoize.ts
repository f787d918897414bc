/** Makes a value when it is first asked for, and remembers it. */
export function memoize<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
