import { z } from 'zod';
import { boundedListSchema } from '../field/bounded-list.schema.ts';
import { crossRule } from '../field/cross-rule.ts';
import { recordIdSchema } from '../field/record-id.schema.ts';
import { STRICT } from '../field-code.ts';
import { type CalendarDate, calendarDateSchema } from '../time/calendar-date.ts';
import { payrollYearSchema } from '../time/payroll-years.ts';

const companyIdsSchema = boundedListSchema(recordIdSchema, 'companies', 'option-invalid').refine(
  (ids) => new Set(ids).size === ids.length,
  'option-invalid',
);
// Payroll years only: a limit outside would always include everything or nothing.
const YEARS = { fromYear: payrollYearSchema.nullable(), toYear: payrollYearSchema.nullable() };

/**
 * The part of an account that an auditor may see. No listed company means all companies, no year means all
 * years, and no last day means no end. No company is listed twice. Codes: `option-invalid`, `year-invalid`,
 * `last-year-before-first`, `date-invalid`.
 */
export const accessSchema = z
  .strictObject({ companyIds: companyIdsSchema, ...YEARS, until: calendarDateSchema.nullable() }, STRICT)
  .refine(
    ({ fromYear, toYear }) => fromYear === null || toYear === null || fromYear <= toYear,
    crossRule('last-year-before-first', ['toYear'], YEARS),
  );
export type Access = z.infer<typeof accessSchema>;

const LAST_DAY = { until: calendarDateSchema.nullable() };

/**
 * Returns the access schema for a caller who knows today's date. Refuses an access that has already ended.
 * Code: `access-until-past`.
 */
export function accessSchemaOn(today: () => CalendarDate) {
  return accessSchema.refine(
    (access) => !hasEndedBy(access, today()),
    crossRule('access-until-past', ['until'], LAST_DAY),
  );
}

/** The access without limits, which all users have except some auditors. */
export const WHOLE_ACCOUNT: Access = { companyIds: [], fromYear: null, toYear: null, until: null };

/** Returns true if the access has no limit: every company, every year, and no last day. */
export function isUnlimitedAccess(access: Access): boolean {
  return access.companyIds.length === 0 && includesEveryYear(access) && access.until === null;
}

/** Returns true if the access includes a company. */
export function includesCompany({ companyIds }: Access, companyId: number): boolean {
  return companyIds.length === 0 || companyIds.includes(companyId);
}

/** Returns true if the access includes the pay of a year. */
export function includesYear(
  { fromYear, toYear }: Pick<Access, 'fromYear' | 'toYear'>,
  year: number,
): boolean {
  return (fromYear === null || fromYear <= year) && (toYear === null || year <= toYear);
}

/** Returns true if the access includes every year. */
export function includesEveryYear({ fromYear, toYear }: Access): boolean {
  return fromYear === null && toYear === null;
}

/** Returns true if the access has ended by a day. The last day itself still counts. */
export function hasEndedBy({ until }: Access, today: CalendarDate): boolean {
  return until !== null && until < today;
}
