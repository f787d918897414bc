import { aCompany } from '@garita/domain/company/company.builder';
import { aContractor } from '@garita/domain/contractor/contractor.builder';
import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import { calculateContractorPayment, contractorFacts } from '@garita/domain/contractor/contractor-payment';
import type { ContractorInputs } from '@garita/domain/contractor/contractor-time.schema';
import type { ContractorSheet, SavedPayment } from './payment.ts';

// Builders for the tests of this screen: an individual at 35.00 an hour, 10 % withheld, in 2026; a test
// states what matters.

const COMPANY_ID = 1;
const CONTRACTOR_ID = 5;

type SheetOverrides = { contractor?: Partial<Contractor & { isActive: boolean }> } & Partial<
  Omit<ContractorSheet, 'contractor'>
>;

export function aSheet({ contractor: overrides, ...rest }: SheetOverrides = {}): ContractorSheet {
  const contractor = {
    ...aContractor(overrides),
    id: CONTRACTOR_ID,
    companyId: COMPANY_ID,
    isActive: overrides?.isActive ?? true,
    version: 1,
  };
  return {
    year: 2026,
    nextCheque: 1001,
    position: 40,
    company: { ...aCompany(), id: COMPANY_ID, isActive: true, version: 1, accountantId: 1 },
    contractor,
    payments: [],
    otherPayments: [],
    yearToDate: { regularMinutes: 0, gross: 0, incomeTaxWithheld: 0, reimbursedExpenses: 0, net: 0 },
    users: [{ id: 1, name: 'Carlos Maldonado' }],
    ...rest,
  };
}

/**
 * A payment as the server would have computed and stored it: ten hours on 15 March 2026 unless said
 * otherwise.
 */
export function aSavedPayment(
  sheet: ContractorSheet,
  { entryId = 11, ...typed }: { entryId?: number } & Partial<ContractorInputs> = {},
): SavedPayment {
  const inputs: ContractorInputs = { payDate: '2026-03-15', minutes: 600, ...typed };
  const facts = contractorFacts(sheet.contractor);
  return {
    entryId,
    companyId: COMPANY_ID,
    contractorId: CONTRACTOR_ID,
    version: 40 + entryId,
    eventType: 'ContractorTimeLoaded',
    recordedBy: 1,
    recordedAt: '2026-03-15T14:00:00.000Z',
    createdAt: '2026-03-15T14:00:00.000Z',
    corrections: 0,
    taxYear: 2026,
    payDate: inputs.payDate,
    paid: null,
    inputs,
    facts,
    statement: calculateContractorPayment(facts, inputs),
    isStale: false,
  };
}
