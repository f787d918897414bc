import { listPaths, withValue } from '@garita/domain/field/places.testing';
import { openDoors, type Refusals, toWireBody, withoutServerChecks } from '@garita/server/testing/doors';
import { altered, alteredIn } from '@garita/server/testing/nasty-records';
import { RECORDS_AT_DOORS, type RecordAtDoors } from '@garita/server/testing/records-at-doors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMS } from '../../testing/forms.ts';
import { problemsOf } from './errors/schema-errors.ts';

const doors = openDoors();

// The names are those of the table itself.
const kinds = Object.entries(RECORDS_AT_DOORS) as [keyof typeof RECORDS_AT_DOORS, RecordAtDoors][];

describe.each(kinds)('the form and the doors for a record of the kind %s', (name, kind) => {
  const { schema, valuesOf, sent } = FORMS[name];

  const formRefuses = (record: object): Refusals => {
    // Only the form asks for a password twice.
    const { confirmation: _, ...problems } = Object.fromEntries(problemsOf(schema, valuesOf(record)));
    return problems;
  };

  it('take the same values, and refuse the others for the same reasons in the same places', async () => {
    await fc.assert(
      fc.asyncProperty(altered(kind.samples), async (record) => {
        const refused = formRefuses(record);
        expect(withoutServerChecks(await doors.typed(kind, sent(valuesOf(record))), refused)).toEqual(
          refused,
        );
      }),
    );
  });

  it('agree on what the form makes of its values', async () => {
    const isTaken = (record: object) => schema.safeParse(valuesOf(record)).success;
    await fc.assert(
      fc.asyncProperty(altered(kind.samples, isTaken), async (record) => {
        const made = schema.parse(valuesOf(record)) as object; // every schema is of an object
        expect(withoutServerChecks(await doors.typed(kind, sent(made)), {})).toEqual({});
      }),
      { numRuns: 30 },
    );
  });

  it('refuse a field that does not exist', async () => {
    const record = { ...kind.samples[0], unheardOf: 1 };
    expect(await doors.typed(kind, sent(valuesOf(record)))).toEqual(formRefuses(record));
    expect(formRefuses(record)).toHaveProperty('unheardOf');
  });

  it('refuse what is no number in every place', () => {
    for (const sample of kind.samples) {
      for (const place of listPaths(sample)) {
        expect(formRefuses(withValue(sample, place, Number.NaN)), place.join('.')).not.toEqual({});
      }
    }
  });

  const { documented } = kind;
  if (!documented) return;

  it('agree on whatever the documented interface can spell', async () => {
    const places = (sample: object) =>
      Object.keys(documented.spelling(sample) ?? {}).map((place) => place.split('.'));
    await fc.assert(
      fc.asyncProperty(alteredIn(places, kind.samples), async (record) => {
        const body = toWireBody(documented.spelling(record), record);
        fc.pre(body !== undefined);
        const refused = formRefuses(record);
        expect(withoutServerChecks(await doors.documented(documented, record, body), refused)).toEqual(
          refused,
        );
      }),
    );
  });
});
