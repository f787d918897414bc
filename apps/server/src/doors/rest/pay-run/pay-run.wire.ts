import { boundedListSchema, MAX_MEMBERS } from '@garita/domain/field/bounded-list.schema';
import { MAX_RECORD_NUMBER, recordIdSchema } from '@garita/domain/field/record-id.schema';
import { requiredOr, STRICT } from '@garita/domain/field-code';
import { timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { calendarDateSchema } from '@garita/domain/time/calendar-date';
import { z } from 'zod';
import { reasonSchema } from '../../../application/pay/change-pay.ts';
import type { LoadRunInput, RunRow } from '../../../application/pay-run/pay-run.ts';
import type { FieldError } from '../../../refusal/app-error.ts';
import { decodeTypedAmounts, typedAmountsOf, typedShape, typedWireError } from '../pay/payment.wire.ts';
import { type PlainEntry, TIME_ENTRY_FIELDS } from '../pay/time-entry.wire.ts';
import { recordWire, withWireNames } from '../wire/field-names.ts';
import { type BodyWire, fieldAs } from '../wire/field-table.ts';
import { memoize } from '../wire/memoize.ts';
import { refuseUnknown } from '../wire/refuse-unknown-names.ts';
import { amountOrAbsent } from '../wire/wire-amounts.ts';
import { members, readAll } from '../wire/wire-value.ts';
import { plain, wholeNumber } from '../wire/wire-values.ts';
import { decodeRows, namedInRows, rowShapeOf } from './run-rows.wire.ts';

type PlainRow = Omit<PlainEntry, 'periodId' | 'payDate'> & { employeeId: number };

const { periodId: _, payDate: __, ...ENTRY_FIELDS } = TIME_ENTRY_FIELDS;

const plainRowWire = recordWire<PlainRow>(
  timeEntrySchema
    .omit({ periodId: true, payDate: true, editedIncomeTax: true, companyLines: true })
    .extend({ employeeId: recordIdSchema }),
  { employeeId: fieldAs('employee_id', wholeNumber), ...ENTRY_FIELDS },
);

const rowShape = memoize(() => rowShapeOf(plainRowWire, typedShape()));

const KNOWN = requiredOr('option-invalid');

const runWire = recordWire(
  z.strictObject(
    {
      payDate: calendarDateSchema,
      confirmedTotal: z.int().optional(),
      withoutWork: boundedListSchema(recordIdSchema, 'runRows', KNOWN).optional(),
      position: z.int(KNOWN).nonnegative(KNOWN).max(MAX_RECORD_NUMBER, KNOWN).optional(),
      reason: reasonSchema.optional(),
    },
    STRICT,
  ),
  {
    payDate: fieldAs('pay_date', plain),
    confirmedTotal: fieldAs('confirmed_total', amountOrAbsent),
    withoutWork: fieldAs('without_work_ids', plain),
    position: fieldAs('position', wholeNumber.optional()),
    reason: fieldAs('reason', plain),
  },
);

/** The rows of a run on one pay date; the path names the company and the period. */
export const payRunBody: BodyWire<Omit<LoadRunInput, 'companyId' | 'periodId' | 'commandId'>> = {
  decode: (body) => {
    const { rows } = members.parse(body);
    const { run, read } = readAll({
      run: () => runWire.decode(body),
      read: () => decodeRows('rows', rows, decodeRow),
    });
    return { ...run, rows: read };
  },
  naming: (work) => withWireNames(work, namedOnWire),
  shape: () => ({
    ...runWire.shape(),
    rows: z.array(z.strictObject(rowShape())).max(MAX_MEMBERS.runRows),
  }),
};

const rowNames = memoize(() => new Set(Object.keys(rowShape())));

function decodeRow(row: unknown): RunRow {
  const { plainRow, typed } = readAll({
    plainRow: () => plainRowWire.decode(row),
    typed: () => typedAmountsOf(decodeTypedAmounts(row)),
    unknown: () => refuseUnknown(rowNames(), row),
  });
  const { employeeId, ...entry } = plainRow;
  return { employeeId, entry: { ...entry, ...typed } };
}

/** Returns an error of a row or of the run at its place on the wire: `rows.3.regular_time`. */
function namedOnWire(error: FieldError): FieldError {
  return namedInRows('rows', error, { row: namedInRow, run: runWire.named });
}

/** Returns an error of a row with its field as it is called on the wire. */
export function namedInRow(error: FieldError): FieldError {
  return typedWireError(plainRowWire.named(error));
}
