const UNWRITABLE = /\0|\p{Surrogate}/u;
/** The characters that JSON strings contain unescaped. */
const PLAIN = /^[ !#-[\]-~]*$/;

/**
 * Returns the canonical text of a value, format 1: the same bytes as `jsonb::text` in PostgreSQL. Keys are
 * ordered by length and then by their bytes, a key that is undefined is left out, and a comma or colon is
 * followed by a blank. Throws for values without such a text: fractions, integers beyond 2^53, U+0000, half
 * of a surrogate pair and anything that is no JSON.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return canonicalString(value);
  if (typeof value === 'number') return canonicalNumber(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(', ')}]`;
  if (typeof value === 'object') return canonicalObject(value);
  throw new TypeError(`A ${typeof value} cannot be recorded`);
}

/** Throws for a value without a canonical text, which could never be verified. */
export function assertRecordable(value: unknown): void {
  if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) if (member !== undefined) assertRecordable(member);
  } else {
    canonicalJson(value);
  }
}

function canonicalObject(value: object): string {
  const members = value as Record<string, unknown>; // whatever a key leads to is looked at below
  const keys = Object.keys(members);
  const isPlain = keys.every((key) => PLAIN.test(key));
  let text = '';
  for (const key of keys.toSorted(isPlain ? byCodeUnits : byBytes)) {
    const member = members[key];
    if (member === undefined) continue;
    text += `${text && ', '}${isPlain ? `"${key}"` : canonicalString(key)}: ${canonicalJson(member)}`;
  }
  return `{${text}}`;
}

function byBytes(a: string, b: string): number {
  return Buffer.byteLength(a) - Buffer.byteLength(b) || Buffer.compare(Buffer.from(a), Buffer.from(b));
}

// The same order, found faster, if every character is one byte.
function byCodeUnits(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

// Minus zero is written as zero, as jsonb does.
function canonicalNumber(value: number): string {
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${value} is no safe integer and cannot be recorded`);
  return String(value);
}

function canonicalString(value: string): string {
  if (PLAIN.test(value)) return `"${value}"`;
  if (UNWRITABLE.test(value))
    throw new RangeError('A text with U+0000 or half a surrogate pair cannot be recorded');
  return JSON.stringify(value);
}
