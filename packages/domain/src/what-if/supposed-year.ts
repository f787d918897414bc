import {
  NO_OPENING_BALANCE,
  type OpeningBalancesByEmployee,
} from '../filing/returns/opening-balance-of-year.ts';
import { byEmployee } from '../filing/returns/paid-entry.ts';
import { yearToDateOfOpeningBalance } from '../pay/contributions.ts';
import type { PaySources } from '../pay/pay-facts.ts';
import { payOfNewEmployee } from './new-employee.ts';
import { type RecordedEntry, type ReplayedEntry, replayYear } from './replayed-year.ts';
import { supposedTerms } from './supposed-terms.ts';
import type { WhatIf } from './what-if.schema.ts';

/**
 * A company's tax year as it would have been: what is supposed changes the entries that are paid in its
 * range, and through the limits those after them. Undefined where no rate or table is in force for a new
 * employee.
 */
export function supposedYear(
  recorded: readonly RecordedEntry[],
  whatIf: WhatIf,
  {
    before,
    ...sources
  }: Pick<PaySources, 'parameters' | 'companyLines'> & { before: OpeningBalancesByEmployee },
): ReplayedEntry[] | undefined {
  const { start, end } = whatIf;
  const added = payOfNewEmployee(whatIf, sources);
  if (!added) return undefined;
  const replayed = byEmployee(recorded).flatMap(([employeeId, own]) => {
    const { amounts } = before.get(employeeId) ?? NO_OPENING_BALANCE;
    return replayYear(own, yearToDateOfOpeningBalance(amounts), (entry) => {
      const { payDate } = entry.inputs;
      return payDate >= start && payDate <= end ? supposedTerms(entry, whatIf, employeeId) : entry;
    });
  });
  return [...replayed, ...added];
}
