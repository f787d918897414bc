import { z } from 'zod';
import { boundedListSchema } from '../../field/bounded-list.schema.ts';
import { requiredOr } from '../../field-code.ts';
import { calendarDateSchema } from '../../time/calendar-date.ts';
import { type CoveredDays, coveredDays } from '../filed/filed-document.ts';
import { type Due, OBLIGATION_KINDS, type ObligationKind } from './obligation.ts';

/** An obligation that was met outside Garita: its kind, and the days that it covers. */
export type SettledObligation = CoveredDays & { obligation: ObligationKind };

/**
 * The obligations of one company that a request marks as settled. Codes: `required`, `option-invalid`,
 * `date-invalid`, `list-too-long`.
 */
export const settledObligationsSchema = boundedListSchema(
  z.strictObject({
    obligation: z.enum(OBLIGATION_KINDS, requiredOr('option-invalid')),
    from: calendarDateSchema,
    to: calendarDateSchema,
  }),
  'obligations',
  requiredOr('required'),
).min(1, 'required');

/**
 * Returns true if an obligation was settled outside Garita. A settlement for more days counts too, because
 * the days of a deposit depend on the schedule.
 */
export function isSettled(
  { kind, period }: Pick<Due, 'kind' | 'period'>,
  settled: readonly SettledObligation[],
): boolean {
  return settled.some(
    ({ obligation, from, to }) => obligation === kind && from <= period.from && to >= period.to,
  );
}

/** Returns true if the return of a deposit was settled outside Garita. */
export function isReturnSettled({ document }: Due, settled: readonly SettledObligation[]): boolean {
  if (!document) return false;
  return settled.some(({ obligation, from, to }) => {
    if (document.report === 'contractor-payments')
      return obligation === 'services-return' && from === document.start && to === document.end;
    const days = coveredDays(document);
    return obligation === returnOf(document.report) && from === days.from && to === days.to;
  });
}

type ReturnDocument = Exclude<NonNullable<Due['document']>, { report: 'contractor-payments' }>;

function returnOf(report: ReturnDocument['report']): ObligationKind {
  return report === 'form-480-text' ? 'form-480' : report;
}
