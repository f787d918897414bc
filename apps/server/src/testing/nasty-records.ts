import { type FieldPath, listPaths, valueAt, withValue } from '@garita/domain/field/places.testing';
import fc from 'fast-check';

/** The values that people, programs and mistakes put into fields. */
const NASTY: readonly unknown[] = [
  [undefined, null, '', ' ', '\t', '0', 'null', true, false, [], {}, { value: 1 }],
  [0, -1, -60, -10_000, 0.5, 59, 999, 1_000, 10_000, 1_000_000, 1_000_001, 999_999_999, 1e21],
  ['1,234', '1.234', '1,234.56', '-5', '− 5', '10,5 %', '101', 'cinco', '9:75', '٣'],
  ['12345678', '123456789', '1234567890', '12345678901', '787-555-0100', '00901', '00901-1234', '0090'],
  ['<b>Ana</b>', '<script>alert(1)</script>', '&amp;', "O'Neill", 'O’Neill', 'Ana, Inc.', 'Ana; DROP TABLE'],
  ['Ñandú', 'An\u0303asco', ' dos  espacios ', 'línea\notra', '\u0000', '\ud800', '\u202eAna', '👩🏽‍⚕️'],
  ['a@b.c', 'ANA@DEMO.EXAMPLE', 'ana@', `${'a'.repeat(250)}@demo.example`],
  ['2026-02-29', '2024-02-29', '1899-12-31', '2026-12-31T00:00', '31/12/2026'],
  ['form-941', 'table', 'fixed', 'percentage', 'required', 'married', 'auditor', 'medicare', 'administrator'],
  ['x'.repeat(50), 'x'.repeat(51), 'x'.repeat(150), 'x'.repeat(151), 'x'.repeat(201)],
].flat();

/** Generates values of the kind that a field has, valid ones and invalid ones. */
function similarTo(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'number') return fc.oneof(fc.nat(20), fc.nat(), fc.nat(1_100_000));
  if (typeof value === 'boolean') return fc.boolean();
  if (typeof value !== 'string') return fc.oneof(dates, fc.nat(1_100_000), fc.constant(null));
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return dates;
  return /^\d{5,}$/.test(value)
    ? fc.stringMatching(new RegExp(`^\\d{${value.length}}$`))
    : fc.oneof(names, fc.string({ unit: 'grapheme' }));
}

const dates = fc
  .date({ min: new Date('1880-01-01'), max: new Date('2230-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const names = fc.stringMatching(/^[AaÑñéü ’'.&,9-]{1,20}$/);

type Alter = (record: object) => object;

/**
 * Generates a record in which one to three of these places are altered, if `isAccepted` accepts the result.
 */
export function alteredIn(
  placesIn: (sample: object) => readonly FieldPath[],
  samples: readonly object[],
  isAccepted: (record: object) => boolean = () => true,
): fc.Arbitrary<object> {
  const afterAll = (sample: object, alterations: readonly Alter[]) =>
    alterations.reduce((record, alter) => (isAccepted(alter(record)) ? alter(record) : record), sample);
  return fc.constantFrom(...samples).chain((sample) => {
    const alteration = fc.constantFrom(...placesIn(sample)).chain((place) => alterationAt(sample, place));
    return fc
      .array(alteration, { minLength: 1, maxLength: 3 })
      .map((alterations) => afterAll(sample, alterations));
  });
}

function alterationAt(sample: object, place: FieldPath): fc.Arbitrary<Alter> {
  const values = fc.oneof(fc.constantFrom(...NASTY), similarTo(valueAt(sample, place)));
  return values.map((value) => (record) => withValue(record, place, value));
}

/** Generates a record that is altered at any path, with nasty values and with plausible ones. */
export function altered(samples: readonly object[], isAccepted?: (record: object) => boolean) {
  return alteredIn(listPaths, samples, isAccepted);
}
