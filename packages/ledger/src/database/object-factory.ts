type Values = Record<string, unknown>;

/** A property of an object: its name, and the function that makes its value. */
export type Property<From> = { name: string; read: (from: From) => unknown };

/**
 * Returns the function that makes objects with these properties. Each starts as a copy of an object that has
 * all of them: for the forty columns of a company, setting or adding names one by one takes ten times as
 * long.
 */
export function objectFactory<From>(properties: readonly Property<From>[]): (from: From) => Values {
  const empty: Values = Object.fromEntries(properties.map(({ name }) => [name, null]));
  return (from) => {
    const object = { ...empty };
    for (const { name, read } of properties) object[name] = read(from);
    return object;
  };
}
