/** One step of a payload from its schema version to the next. */
export type Upcaster = (data: object) => object;

/** The conversions that bring payloads of every version to today's shape. */
export type Upcasters<Type extends string = string> = {
  /** The steps of each event type in order, the first from version 1 to version 2. */
  steps: Readonly<Record<Type, readonly Upcaster[]>>;
  /** Adds zeros for concepts that did not exist when a payload was recorded. */
  fillMissing: Upcaster;
};

/** The schema version that an event of this type is written with. */
export function currentVersion<Type extends string>({ steps }: Upcasters<Type>, type: Type): number {
  return steps[type].length + 1;
}

/** A stored payload in today's shape. Throws for a type or a version that this program does not know. */
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
