const encoder = new TextEncoder();
const UNWRITABLE = /\0|\p{Surrogate}/u;

/**
 * The one text of a value, format 1: what `jsonb::text` says in PostgreSQL, byte for byte. Keys are ordered by length and
 * then by their bytes, a key that is undefined is left out, and a comma or colon is followed by a blank. Throws for what
 * has no such text: fractions, integers beyond 2^53, U+0000, half of a surrogate pair and anything that is no JSON.
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return canonicalString(value);
    case 'number':
      return canonicalNumber(value);
    case 'boolean':
      return String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? `[${value.map(canonicalJson).join(', ')}]` : canonicalObject(value);
    default:
      throw new TypeError(`A ${typeof value} cannot be recorded`);
  }
}

function canonicalObject(value: object): string {
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => ({
      bytes: encoder.encode(key),
      text: `${canonicalString(key)}: ${canonicalJson(member)}`,
    }));
  members.sort((a, b) => a.bytes.length - b.bytes.length || Buffer.compare(a.bytes, b.bytes));
  return `{${members.map(({ text }) => text).join(', ')}}`;
}

// Minus zero is written as zero, as jsonb does.
function canonicalNumber(value: number): string {
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${value} is no safe integer and cannot be recorded`);
  return String(value);
}

function canonicalString(value: string): string {
  if (UNWRITABLE.test(value))
    throw new RangeError('A text with U+0000 or half a surrogate pair cannot be recorded');
  return JSON.stringify(value);
}
