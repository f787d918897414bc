/** One step of a payload from its schema version to the next. */
export type Upcaster = (data: object) => object;

/** For each event type its steps in order, the first from version 1 to version 2. */
export type Upcasters<Type extends string = string> = Readonly<Record<Type, readonly Upcaster[]>>;

/** The schema version that an event of this type is written with. */
export function currentVersion<Type extends string>(upcasters: Upcasters<Type>, type: Type): number {
  return upcasters[type].length + 1;
}

/** A stored payload in today's shape. Throws for a type or a version that this program does not know. */
export function upcast(
  upcasters: Upcasters,
  { type, schemaVersion, data }: { type: string; schemaVersion: number; data: object },
): object {
  const steps = upcasters[type];
  if (!steps || schemaVersion < 1 || schemaVersion > steps.length + 1) {
    throw new RangeError(`No way to read version ${schemaVersion} of ${type}`);
  }
  return steps.slice(schemaVersion - 1).reduce((shape, step) => step(shape), data);
}
