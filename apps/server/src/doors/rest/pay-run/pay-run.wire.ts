import { POSTED_AMOUNTS } from '@garita/domain/accounting/payroll-accounts.schema';
import { MAX_MEMBERS } from '@garita/domain/field/bounded-list.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { requiredOr, STRICT } from '@garita/domain/field-code';
import type { Amounts } from '@garita/domain/pay/amounts';
import { timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { payWarningText } from '@garita/domain/text/warnings/pay-warnings.es';
import { calendarDateSchema } from '@garita/domain/time/calendar-date';
import { shortDate } from '@garita/reports/text/printed-date.es';
import { z } from 'zod';
import { reasonSchema } from '../../../application/pay/change-pay.ts';
import type { LoadedRun, LoadRunInput, RunRow } from '../../../application/pay-run/pay-run.ts';
import type { PreviewedRow, RunPreview } from '../../../application/pay-run/preview-pay-run.ts';
import { AppError, type FieldError } from '../../../refusal/app-error.ts';
import { POSTED_AMOUNT_NAMES } from '../../../text/amounts.wire.ts';
import { errorDetail, fieldText } from '../../../text/errors.es.ts';
import { decodeTypedAmounts, TYPED, typedAmountsOf, typedWireError } from '../pay/payment.wire.ts';
import { timeEntryAnswer } from '../pay/saved-time.wire.ts';
import { statementAnswer } from '../pay/statement.wire.ts';
import { type PlainEntry, TIME_ENTRY_FIELDS } from '../pay/time-entry.wire.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire, withWireNames } from '../wire/field-names.ts';
import { type BodyWire, fieldAs, type WireShape } from '../wire/field-table.ts';
import { memoize } from '../wire/memoize.ts';
import { missingNames, refuseUnknown } from '../wire/refuse-unknown-names.ts';
import { amountOrAbsent, dollars, signedAmount } from '../wire/wire-amounts.ts';
import { members, readAll, readEach } from '../wire/wire-value.ts';
import { plain, wholeNumber } from '../wire/wire-values.ts';

type PlainRow = Omit<PlainEntry, 'periodId' | 'payDate'> & { employeeId: number };

const { periodId: _, payDate: __, ...ENTRY_FIELDS } = TIME_ENTRY_FIELDS;

const plainRowWire = recordWire<PlainRow>(
  timeEntrySchema
    .omit({ periodId: true, payDate: true, editedIncomeTax: true, companyLines: true })
    .extend({ employeeId: recordIdSchema }),
  { employeeId: fieldAs('employee_id', wholeNumber), ...ENTRY_FIELDS },
);

const rowShape = memoize((): WireShape => {
  const required = missingNames(plainRowWire);
  const fields = Object.entries({ ...plainRowWire.shape(), ...TYPED });
  return Object.fromEntries(
    fields.map(([name, value]) => [name, required.has(name) ? value : value.optional()]),
  );
});

const runWire = recordWire(
  z.strictObject(
    {
      payDate: calendarDateSchema,
      confirmedTotal: z.int().optional(),
      position: z.int(requiredOr('option-invalid')).nonnegative(requiredOr('option-invalid')).optional(),
      reason: reasonSchema.optional(),
    },
    STRICT,
  ),
  {
    payDate: fieldAs('pay_date', plain),
    confirmedTotal: fieldAs('confirmed_total', amountOrAbsent),
    position: fieldAs('position', wholeNumber.optional()),
    reason: fieldAs('reason', plain),
  },
);

/** The rows of a run on one pay date; the path names the company and the period. */
export const payRunBody: BodyWire<Omit<LoadRunInput, 'companyId' | 'periodId' | 'commandId'>> = {
  decode: (body) => {
    const { rows } = members.parse(body);
    const { run, read } = readAll({ run: () => runWire.decode(body), read: () => decodeRows(rows) });
    return { ...run, rows: read };
  },
  naming: (work) => withWireNames(work, namedOnWire),
  shape: () => ({
    ...runWire.shape(),
    rows: z.array(z.object(rowShape())).max(MAX_MEMBERS.runRows),
  }),
};

const rowNames = memoize(() => new Set(Object.keys(rowShape())));

function decodeRow(row: unknown, index: number): RunRow {
  try {
    const { plainRow, typed } = readAll({
      plainRow: () => plainRowWire.decode(row),
      typed: () => typedAmountsOf(decodeTypedAmounts(row)),
      unknown: () => refuseUnknown(rowNames(), row),
    });
    const { employeeId, ...entry } = plainRow;
    return { employeeId, entry: { ...entry, ...typed } };
  } catch (error) {
    if (!(error instanceof AppError && error.facts.errors)) throw error;
    const errors = error.facts.errors.map((one) => ({ ...one, path: ['rows', String(index), ...one.path] }));
    throw new AppError(error.code, { ...error.facts, errors }, { cause: error });
  }
}

/** Returns an error of a row or of the run at its place on the wire: `rows.3.regular_time`. */
function namedOnWire(error: FieldError): FieldError {
  const [list, row, ...inside] = error.path;
  if (list !== 'rows' || row === undefined) return runWire.named(error);
  const { path, ...named } = namedInRow({ ...error, path: inside });
  return { ...named, path: [list, row, ...path] };
}

function namedInRow(error: FieldError): FieldError {
  return typedWireError(plainRowWire.named(error));
}

function decodeRows(rows: unknown): RunRow[] {
  if (!Array.isArray(rows)) throw refusedRows('required');
  if (rows.length > MAX_MEMBERS.runRows) throw refusedRows('list-too-long');
  return readEach(rows, decodeRow);
}

function refusedRows(code: 'required' | 'list-too-long'): AppError {
  return new AppError('invalid-input', { errors: [{ path: ['rows'], code }] });
}

const TOTALS = {
  gross: signedAmount,
  ...Object.fromEntries(POSTED_AMOUNTS.map((amount) => [POSTED_AMOUNT_NAMES[amount], signedAmount])),
};

function writtenTotals(totals: Amounts) {
  return {
    gross: dollars(totals.gross),
    ...Object.fromEntries(
      POSTED_AMOUNTS.map((amount) => [POSTED_AMOUNT_NAMES[amount], dollars(totals[amount])]),
    ),
  };
}

const previewedRowAnswer = answerWire(
  'RunRow',
  () => ({
    employee_id: z.int(),
    statement: statementAnswer.schema().nullable(),
    warnings: z.array(z.string()),
    refusal: z
      .strictObject({
        code: z.string(),
        detail: z.string(),
        errors: z.array(z.strictObject({ field: z.string(), msg: z.string() })),
      })
      .nullable(),
  }),
  ({ employeeId, statement, warnings, refusal }: PreviewedRow) => ({
    employee_id: employeeId,
    statement: statement && statementAnswer(statement),
    warnings: warnings.map((warning) => payWarningText(warning, shortDate)),
    refusal: refusal && {
      code: refusal.code,
      detail: errorDetail(refusal.code, refusal.facts),
      errors: (refusal.facts.errors ?? []).map((error) => ({
        field: namedInRow(error).path.join('.'),
        msg: fieldText(error.code, refusal.facts),
      })),
    },
  }),
);

/** A run as a load would record it now. */
export const runPreviewAnswer = answerWire(
  'RunPreview',
  () => ({
    rows: z.array(previewedRowAnswer.schema()),
    totals: z.strictObject(TOTALS),
    position: z.int(),
  }),
  ({ rows, totals, position }: RunPreview) => ({
    rows: rows.map((row) => previewedRowAnswer(row)),
    totals: writtenTotals(totals),
    position,
  }),
);

/** A run that was loaded: its entries, those that now need recalculation, and its sums. */
export const loadedRunAnswer = answerWire(
  'LoadedRun',
  () => ({
    times: z.array(timeEntryAnswer.schema()),
    warnings: z.array(z.strictObject({ employee_id: z.int(), time_id: z.int(), msg: z.string() })),
    stale: z.array(z.int()),
    totals: z.strictObject(TOTALS),
  }),
  ({ times, stale, totals }: LoadedRun) => ({
    times: times.map((time) => timeEntryAnswer(time)),
    warnings: times.flatMap(({ employeeId, entryId, warnings }) =>
      warnings.map((warning) => ({
        employee_id: employeeId,
        time_id: entryId,
        msg: payWarningText(warning, shortDate),
      })),
    ),
    stale,
    totals: writtenTotals(totals),
  }),
);
