import { frequencyDigit } from '@garita/domain/time/pay-period';
import type { SearchableRecords } from '../application/search-records.ts';

/** What can be looked for, on the wire. */
export function searchableAnswer({ companies, employees }: SearchableRecords) {
  return {
    companies: companies.map(({ id, name, isActive }) => ({ id, name, is_deleted: !isActive })),
    employers: employees.map(({ id, companyId, name, payFrequency, isActive }) => ({
      id,
      company_id: companyId,
      name,
      period_norma: frequencyDigit(payFrequency),
      is_deleted: !isActive,
    })),
  };
}
