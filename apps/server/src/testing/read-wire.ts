import type { WireValue } from '../doors/rest/wire/wire-value.ts';

/** Returns the value that the wire reads, or the code of its refusal. */
export function readWire(value: WireValue, wire: unknown): unknown {
  const result = value.safeParse(wire);
  return result.success ? result.data : result.error.issues[0]?.message;
}
