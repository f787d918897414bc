import { POSTED_AMOUNTS } from '@garita/domain/accounting/payroll-accounts.schema';
import { fullName } from '@garita/domain/employee/full-name';
import { sumCents } from '@garita/domain/money/cents';
import type { Amounts } from '@garita/domain/pay/amounts';
import { PERIOD_STATUSES } from '@garita/domain/pay/period/period-status';
import { payWarningText } from '@garita/domain/text/warnings/pay-warnings.es';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { shortDate } from '@garita/reports/text/printed-date.es';
import { z } from 'zod';
import type { LoadedRun } from '../../../application/pay-run/pay-run.ts';
import type { PreviewedRow, RunPreview } from '../../../application/pay-run/preview-pay-run.ts';
import type { RunPerson, RunSheet } from '../../../application/pay-run/run-sheet.ts';
import { POSTED_AMOUNT_NAMES } from '../../../text/amounts.wire.ts';
import { errorDetail, fieldText } from '../../../text/errors.es.ts';
import { timeEntryAnswer } from '../pay/saved-time.wire.ts';
import { statementAnswer } from '../pay/statement.wire.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { PERIOD, periodAnswer } from '../wire/period.wire.ts';
import { dollars, signedAmount } from '../wire/wire-amounts.ts';
import { namedInRow } from './pay-run.wire.ts';
import { draftShape, writtenDraft } from './run-draft.wire.ts';

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

const savedRowAnswer = answerWire(
  'SavedRunRow',
  () => ({
    employee_id: z.int(),
    name: z.string(),
    external_number: z.string(),
    is_due: z.boolean(),
    without_work: z.boolean(),
    times: z.array(
      z.strictObject({
        id: z.int(),
        version: z.int(),
        pay_date: z.iso.date(),
        hours: z.string(),
        net: signedAmount,
      }),
    ),
  }),
  ({ employee, isDue, isWithoutWork, entries }: SavedRow) => ({
    employee_id: employee.id,
    name: fullName(employee),
    external_number: employee.externalNumber,
    is_due: isDue,
    without_work: isWithoutWork,
    times: entries.map(({ entryId, version, payDate, minutes, net }) => ({
      id: entryId,
      version,
      pay_date: payDate,
      hours: formatMinutes(Object.values(minutes).reduce((sum, ofKind) => sum + ofKind, 0)),
      net: dollars(net),
    })),
  }),
);

/** A person of a run with what the period already has. */
type SavedRow = Pick<RunPerson, 'employee' | 'isDue'> &
  Pick<RunPerson['periods'][number], 'entries' | 'isWithoutWork'>;

/**
 * A company's pay run of a period: who is due, the pay that is loaded, and the draft with the version of all
 * of its rows.
 */
export const payRunAnswer = answerWire(
  'PayRun',
  () => ({
    ...PERIOD,
    status: z.enum(PERIOD_STATUSES),
    pay_date: z.iso.date(),
    position: z.int(),
    rows: z.array(savedRowAnswer.schema()),
    ...draftShape(),
    net: z.number(),
  }),
  ({ period: { status, payDate, closing, ...period }, people, draft, position }: RunSheet) => {
    const rows = people.map(({ employee, isDue, periods }): SavedRow => {
      const own = periods.find(({ id }) => id === period.id);
      return { employee, isDue, entries: own?.entries ?? [], isWithoutWork: own?.isWithoutWork ?? false };
    });
    return {
      ...periodAnswer(period),
      status,
      pay_date: payDate,
      position,
      rows: rows.map((row) => savedRowAnswer(row)),
      ...writtenDraft(draft),
      net: dollars(sumCents(rows.flatMap(({ entries }) => entries.map(({ net }) => net)))),
    };
  },
);
