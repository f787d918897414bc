import { AppError, type FieldError } from '../../../refusal/app-error.ts';
import type { BodyWire, WireShape } from '../wire/field-table.ts';
import { missingNames } from '../wire/refuse-unknown-names.ts';
import { readEach } from '../wire/wire-value.ts';

/**
 * Reads the rows of a run or of its draft, which stand under `list`. Errors: `invalid-input` with each field
 * at its row, `rows.3.regular_time`, or with the list if it is none or too long.
 */
export function decodeRows<Row>(list: string, rows: unknown, decodeRow: (row: unknown) => Row): Row[] {
  if (!Array.isArray(rows)) {
    throw new AppError('invalid-input', { errors: [{ path: [list], code: 'required' }] });
  }
  return readEach('runRows', list, rows, (row, index) => {
    try {
      return decodeRow(row);
    } catch (error) {
      if (!(error instanceof AppError && error.facts.errors)) throw error;
      const errors = error.facts.errors.map((one) => ({
        ...one,
        path: [list, String(index), ...one.path],
      }));
      throw new AppError(error.code, { ...error.facts, errors }, { cause: error });
    }
  });
}

/** Returns the fields of a row for the document: those that an empty row lacks are required. */
export function rowShapeOf(row: BodyWire<unknown>, more: WireShape = {}): WireShape {
  const required = missingNames(row);
  return Object.fromEntries(
    Object.entries({ ...row.shape(), ...more }).map(([name, value]) => [
      name,
      required.has(name) ? value : value.optional(),
    ]),
  );
}

type Named = (error: FieldError) => FieldError;

/** Returns an error of a row, or of the fields beside the rows, at its place on the wire under `list`. */
export function namedInRows(
  list: string,
  error: FieldError,
  { row, run }: { row: Named; run: Named },
): FieldError {
  const [rows, index, ...inside] = error.path;
  if (rows !== 'rows' || index === undefined) return run(error);
  const { path, ...named } = row({ ...error, path: inside });
  return { ...named, path: [list, index, ...path] };
}
