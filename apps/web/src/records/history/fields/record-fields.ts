import type { HistoryOf } from '../history-line.ts';
import { ACCOUNTANT_HISTORY } from './accountant-history.ts';
import { CODE_HISTORY } from './code-history.ts';
import { COMPANY_HISTORY } from './company-history.tsx';
import { COMPANY_TAX_HISTORY } from './company-tax-history.ts';
import { CONTRACTOR_HISTORY } from './contractor-history.ts';
import { EMPLOYEE_HISTORY } from './employee-history.ts';
import { FIXED_TAX_HISTORY } from './fixed-tax-history.ts';
import { type HistoryField, plain } from './history-field.ts';

const FIELDS: Record<HistoryOf['record'], Readonly<Record<string, HistoryField>>> = {
  accountant: ACCOUNTANT_HISTORY,
  code: CODE_HISTORY,
  company: COMPANY_HISTORY,
  companyTax: COMPANY_TAX_HISTORY,
  contractor: CONTRACTOR_HISTORY,
  employee: EMPLOYEE_HISTORY,
  fixedTax: FIXED_TAX_HISTORY,
};

/** Changes in the order in which the form of such a record has their fields. */
export function inFormOrder<Change extends { field: string }>(
  record: HistoryOf['record'],
  changes: readonly Change[],
): Change[] {
  const names = Object.keys(FIELDS[record]);
  return changes.toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field));
}

/** How the history of a kind of record tells of a field; one that there is no more keeps its own name. */
export function historyField(record: HistoryOf['record'], field: string): HistoryField {
  return FIELDS[record][field] ?? plain(field);
}
