/** One step of a payload from its schema version to the next. */
export type Upcaster = (data: object) => object;

/** The conversions that bring payloads of every version to today's shape. */
export type Upcasters<Type extends string = string> = {
  /** The steps of each event type in order, the first from version 1 to version 2. */
  steps: Readonly<Record<Type, readonly Upcaster[]>>;
  /** Adds zeros for concepts that did not exist when a payload was recorded. */
  fillMissing: Upcaster;
};

/** Returns the schema version with which an event of this type is written. */
export function currentVersion<Type extends string>({ steps }: Upcasters<Type>, type: Type): number {
  return steps[type].length + 1;
}

/** Returns a stored payload in today's shape. Throws for an unknown type or version. */
export function upcast(
  { steps, fillMissing }: Upcasters,
  { type, schemaVersion, data }: { type: string; schemaVersion: number; data: object },
): object {
  const ofType = steps[type];
  if (!ofType || schemaVersion < 1 || schemaVersion > ofType.length + 1) {
    throw new RangeError(`No way to read version ${schemaVersion} of ${type}`);
  }
  return fillMissing(ofType.slice(schemaVersion - 1).reduce((shape, step) => step(shape), data));
}
