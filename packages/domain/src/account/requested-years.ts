import { yearOf } from '../time/calendar-date.ts';
import { parsePeriodId } from '../time/period-id.ts';

/**
 * Returns the years whose pay an input requests, including its nested records. A field name has the same
 * meaning in every input, so one function reads all inputs. Ids of entries and filings request no year. A
 * year of 0 means that none is selected.
 */
export function requestedYears(input: unknown): number[] {
  if (typeof input !== 'object' || input === null) return [];
  const years = Object.entries(input).flatMap(([name, value]) => yearsOf(name, value));
  // A Christmas bonus counts pay from October of the year before (Act 148 of 1969).
  const isOfBonus = 'report' in input && input.report === 'christmas-bonus';
  return isOfBonus ? years.flatMap((year) => [year - 1, year]) : years;
}

function yearsOf(name: string, value: unknown): number[] {
  switch (name) {
    case 'year':
      return typeof value === 'number' && value > 0 ? [value] : [];
    // The policy year begins in July of the year before.
    case 'fiscalYear':
      return typeof value === 'number' && value > 0 ? [value - 1, value] : [];
    case 'periodId':
      return typeof value === 'number' ? [parsePeriodId(value)?.year ?? []].flat() : [];
    // 'YYYY-MM'
    case 'month':
      return typeof value === 'string' ? [Number(value.slice(0, 4))] : [];
    // An access has no gaps, so the years between the two need no check.
    case 'start':
    case 'end':
      return typeof value === 'string' ? [yearOf(value)] : [];
    default:
      return requestedYears(value);
  }
}
