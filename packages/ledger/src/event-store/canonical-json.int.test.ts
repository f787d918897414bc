import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRows } from '../database/rows.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { canonicalJson } from './canonical-json.ts';

const text = fc.string({ unit: 'binary', maxLength: 12 }).filter((each) => !each.includes('\0'));
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger(),
    text,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

describe.each(databases)('the canonical text on %s', (kind) => {
  const database = useDatabase(kind);

  it('is the text that jsonb has, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(value, { minLength: 20, maxLength: 40 }), async (values) => {
        const [row] = await readRows<{ written: string }>(
          database.db,
          sql`select (${JSON.stringify(values)}::text::jsonb)::text as written`,
        );
        expect(canonicalJson(values)).toBe(row?.written);
      }),
      { numRuns: 30 },
    );
  });
});
