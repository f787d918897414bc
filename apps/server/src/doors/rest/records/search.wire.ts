import { frequencyDigit } from '@garita/domain/time/period-id';
import { z } from 'zod';
import type { SearchableRecords } from '../../../application/records/search-records.ts';
import { answerWire } from '../wire/answer-wire.ts';

/** The records that can be searched for, on the wire. */
const FOUND = { id: z.int(), name: z.string(), is_deleted: z.boolean() };

export const searchableAnswer = answerWire(
  'Searchable',
  () => ({
    companies: z.array(z.strictObject(FOUND)),
    outemployers: z.array(z.strictObject({ ...FOUND, company_id: z.int() })),
    employers: z.array(z.strictObject({ ...FOUND, company_id: z.int(), period_norma: z.int() })),
  }),
  ({ companies, employees, contractors }: SearchableRecords) => ({
    companies: companies.map(({ id, name, isActive }) => ({ id, name, is_deleted: !isActive })),
    outemployers: contractors.map(({ id, companyId, name, isActive }) => ({
      id,
      company_id: companyId,
      name,
      is_deleted: !isActive,
    })),
    employers: employees.map(({ id, companyId, name, payFrequency, isActive }) => ({
      id,
      company_id: companyId,
      name,
      period_norma: frequencyDigit(payFrequency),
      is_deleted: !isActive,
    })),
  }),
);
