import { z } from 'zod';
import { crossRule } from '../field/cross-rule.ts';
import { recordIdSchema } from '../field/record-id.schema.ts';
import { STRICT } from '../field-code.ts';
import { type CalendarDate, calendarDateSchema } from '../time/calendar-date.ts';
import { payrollYearSchema } from '../time/payroll-years.ts';

const companyIdsSchema = z
  .array(recordIdSchema, 'option-invalid')
  .refine((ids) => new Set(ids).size === ids.length, 'option-invalid');
// A limit outside of the years that there is pay of would show everything, or nothing, for ever.
const YEARS = { fromYear: payrollYearSchema.nullable(), toYear: payrollYearSchema.nullable() };

/**
 * What of an account an auditor sees: no company named is all of them, no year all years, and no last day for as long as the user
 * is switched on. No company is named twice. Codes: `option-invalid`, `year-invalid`, `last-year-before-first`, `date-invalid`.
 */
export const accessSchema = z
  .strictObject({ companyIds: companyIdsSchema, ...YEARS, until: calendarDateSchema.nullable() }, STRICT)
  .refine(
    ({ fromYear, toYear }) => fromYear === null || toYear === null || fromYear <= toYear,
    crossRule('last-year-before-first', ['toYear'], YEARS),
  );
export type Access = z.infer<typeof accessSchema>;

const LAST_DAY = { until: calendarDateSchema.nullable() };

/** The same schema for whoever knows the day: an access that is over before it is given is refused. Code: `access-until-past`. */
export function accessSchemaOn(today: () => CalendarDate) {
  return accessSchema.refine(
    (access) => !hasEndedBy(access, today()),
    crossRule('access-until-past', ['until'], LAST_DAY),
  );
}

/** Without limits, which is everybody's access but that of some auditors. */
export const WHOLE_ACCOUNT: Access = { companyIds: [], fromYear: null, toYear: null, until: null };

/** Whether nothing of the account is out of somebody's reach, nor will be. */
export function isUnlimitedAccess(access: Access): boolean {
  return access.companyIds.length === 0 && includesEveryYear(access) && access.until === null;
}

/** Whether a company is within somebody's access. */
export function includesCompany({ companyIds }: Access, companyId: number): boolean {
  return companyIds.length === 0 || companyIds.includes(companyId);
}

/** Whether pay of a year is within somebody's access. */
export function includesYear(
  { fromYear, toYear }: Pick<Access, 'fromYear' | 'toYear'>,
  year: number,
): boolean {
  return (fromYear === null || fromYear <= year) && (toYear === null || year <= toYear);
}

/** Whether every year is. */
export function includesEveryYear({ fromYear, toYear }: Access): boolean {
  return fromYear === null && toYear === null;
}

/** Whether somebody's access is over on a day; the last day is still theirs. */
export function hasEndedBy({ until }: Access, today: CalendarDate): boolean {
  return until !== null && until < today;
}
