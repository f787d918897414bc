import { DEPOSIT_FACTS } from '@garita/domain/filing/due/known-history';
import { type DueOfCompany, OBLIGATION_STATES } from '@garita/domain/filing/due/obligation';
import { z } from 'zod';
import { answerWire } from '../wire/answer-wire.ts';
import { dollars } from '../wire/wire-amounts.ts';
import { date } from './filing.wire.ts';

/**
 * The obligations of a company. `amount` is null if nothing is paid with it, `document` if Garita makes none.
 */
export const dueAnswer = answerWire(
  'Due',
  () => ({
    company_id: z.int(),
    company: z.string(),
    shared_with: z.array(z.strictObject({ company_id: z.int(), company: z.string() })).optional(),
    what: z.string(),
    agency: z.enum(['irs', 'hacienda', 'labor', 'cfse', 'employees']),
    start: date,
    end: date,
    due_date: date,
    later_date: date.nullable(),
    amount: z.number().nullable(),
    state: z.enum(OBLIGATION_STATES),
    lacks_facts: z.boolean(),
    nears_deposits: z.boolean(),
    unknown_deposits: z.array(z.enum(DEPOSIT_FACTS)).readonly(),
    document: z
      .strictObject({
        report: z.string(),
        year: z.int().optional(),
        trimestre: z.int().optional(),
        start: date.optional(),
        end: date.optional(),
      })
      .nullable(),
  }),
  ({
    companyId,
    company,
    sharedWith,
    kind,
    agency,
    period,
    due,
    later,
    cents,
    state,
    lacksFacts,
    nearsDeposits,
    unknown,
    document,
  }: DueOfCompany) => ({
    company_id: companyId,
    company,
    ...(sharedWith && {
      shared_with: sharedWith.map((one) => ({ company_id: one.companyId, company: one.company })),
    }),
    what: kind,
    agency,
    start: period.from,
    end: period.to,
    due_date: due,
    later_date: later,
    amount: cents === null ? null : dollars(cents),
    state,
    lacks_facts: lacksFacts,
    nears_deposits: nearsDeposits,
    unknown_deposits: unknown,
    document: document ? writtenDocument(document) : null,
  }),
);

/** Writes the request of a document as the document's own path spells it. */
function writtenDocument(document: NonNullable<DueOfCompany['document']>) {
  switch (document.report) {
    case 'workers-compensation':
      return { report: document.report, year: document.fiscalYear };
    case 'contractor-payments':
      return document;
    case 'form-941':
    case 'form-499':
    case 'unemployment':
    case 'chauffeur-insurance':
      return { report: document.report, year: document.year, trimestre: document.quarter };
    case 'form-940':
    case 'form-943':
    case 'w2pr':
    case 'christmas-bonus':
    case 'form-480-text':
    case 'non-residents':
      return document;
  }
}
