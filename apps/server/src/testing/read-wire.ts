import type { WireValue } from '../doors/rest/wire/wire-value.ts';

/** What a value of the wire is read as, or the code that it is refused with. */
export function readWire(value: WireValue, wire: unknown): unknown {
  const result = value.safeParse(wire);
  return result.success ? result.data : result.error.issues[0]?.message;
}
