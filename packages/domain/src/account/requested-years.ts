import { yearOf } from '../time/calendar-date.ts';
import { payPeriodById } from '../time/pay-period.ts';

/**
 * The years whose pay an input names, of its nested records, too. A name means the same in every input, which
 * is why one function reads them all; what names an entry or a filing alone names no year. 0 is a select's
 * 'nothing'.
 */
export function requestedYears(input: unknown): number[] {
  if (typeof input !== 'object' || input === null) return [];
  const years = Object.entries(input).flatMap(([name, value]) => yearsOf(name, value));
  // A Christmas bonus is worked out from October of the year before (Act 148 of 1969).
  const isOfBonus = 'report' in input && input.report === 'christmas-bonus';
  return isOfBonus ? years.flatMap((year) => [year - 1, year]) : years;
}

function yearsOf(name: string, value: unknown): number[] {
  switch (name) {
    case 'year':
      return typeof value === 'number' && value > 0 ? [value] : [];
    // The year of a policy begins in July of the year before.
    case 'fiscalYear':
      return typeof value === 'number' && value > 0 ? [value - 1, value] : [];
    case 'periodId':
      return typeof value === 'number' ? [payPeriodById(value)?.year ?? []].flat() : [];
    // 'YYYY-MM'
    case 'month':
      return typeof value === 'string' ? [Number(value.slice(0, 4))] : [];
    // Every year between the two is seen where both are.
    case 'start':
    case 'end':
      return typeof value === 'string' ? [yearOf(value)] : [];
    default:
      return requestedYears(value);
  }
}
