import { isOfKind, PAY_CONCEPTS } from '@garita/domain/pay/concepts';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { lineCents } from '../../../pay/statement-lines.ts';
import { calculate, type EntryWork } from './calculation.ts';
import type { PayrollSheet } from './sheet.ts';

/** A line of the blocks. */
export type Line = PayrollSheet['usedConcepts'][number];

/** The lines of every company: what the law takes, and the time that everybody has. */
const EVERYBODYS: readonly Line[] = [
  'regularPay',
  'overtimePay',
  'vacationPay',
  'sickPay',
  'holidayPay',
  'disabilityInsurance',
  'medicare',
  'socialSecurity',
  'incomeTaxWithheld',
];

/**
 * Whether a line is worth a row: everybody has it, the company has used it, or the entry starts with something in it. It stays so
 * while the entry is typed, so that no row comes or goes.
 */
export function isWorthARow(work: EntryWork, draft: TimeEntry, line: Line): boolean {
  const { usedConcepts, employee } = work.sheet;
  // Follows from what is typed in another row.
  if (line === 'socialSecurityOnTips') return isWorthARow(work, draft, 'tips');
  if (EVERYBODYS.includes(line) || usedConcepts.includes(line)) return true;
  if (line === 'chauffeurInsurance' && employee.isChauffeur) return true;
  if (isOfKind(line, 'hourly') && draft.minutes[PAY_CONCEPTS[line].time] > 0) return true;
  const statement = calculate(work, draft)?.statement;
  return statement !== undefined && lineCents(statement, { concept: line }) !== 0;
}
