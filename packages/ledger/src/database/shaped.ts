type Values = Record<string, unknown>;

/** What an object has under one name, and how that is made. */
export type Property<From> = { name: string; read: (from: From) => unknown };

/**
 * Makes objects with these names. Each begins as a copy of one that has all of them: an object that is filled name by name becomes a
 * dictionary, and one to which names are added is made anew, either of which takes ten times as long for the forty columns of a company.
 */
export function shaped<From>(properties: readonly Property<From>[]): (from: From) => Values {
  const empty: Values = Object.fromEntries(properties.map(({ name }) => [name, null]));
  return (from) => {
    const object = { ...empty };
    for (const { name, read } of properties) object[name] = read(from);
    return object;
  };
}
