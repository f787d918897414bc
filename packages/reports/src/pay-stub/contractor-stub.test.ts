import { aCompany } from '@garita/domain/company/company.builder';
import { aContractor } from '@garita/domain/contractor/contractor.builder';
import { calculateContractorPayment } from '@garita/domain/contractor/contractor-payment';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import type { ContractorStubData } from './contractor-stub.ts';
import { renderContractorStub } from './pay-stub.ts';

/**
 * 20 hours at 45.00 and a flat fee of 100.00, 10 % withheld, 25.00 of expenses paid back; the second payment
 * like it.
 */
const PAYMENT = calculateContractorPayment(
  { entityType: 'individual', hourlyRate: 45_00, withholdingRate: 100_000 },
  { minutes: 20 * 60, flatFee: 100_00, reimbursedExpenses: 25_00 },
);
const STUB: ContractorStubData = {
  entryId: 11,
  company: aCompany(),
  contractor: { ...aContractor(), entityType: 'individual', taxpayerLast4: '6789' },
  payDate: '2026-03-13',
  paid: null,
  payment: PAYMENT,
  year: { gross: 2_000_00, incomeTaxWithheld: 200_00, reimbursedExpenses: 50_00, net: 1_850_00 },
};

const linesOf = async (stub: ContractorStubData) => (await pdfText(renderContractorStub(stub))).flat();

describe("the stub of a contractor's payment", () => {
  it('reads as approved', async () => {
    await expect(`${(await linesOf(STUB)).join('\n')}\n`).toMatchFileSnapshot('golden/contractor.txt');
  });

  it('is of income, what was withheld of it and expenses, and a cheque of the net', async () => {
    const lines = await linesOf(STUB);
    // 20 × 45.00 + 100.00 = 1,000.00; 10 % = 100.00; 1,000.00 − 100.00 + 25.00 = 925.00
    expect(lines).toContain('Servicios 1,000.00 2,000.00');
    expect(lines).toContain('Contribución retenida 100.00 200.00');
    expect(lines).toContain('Gastos reembolsados 25.00 50.00');
    expect(lines.filter((line) => line.endsWith('$925.00'))).toHaveLength(2);
  });

  it('shows the last four digits of the number, in the form of the payee', async () => {
    expect(await linesOf(STUB)).toContain('Seguro social ***-**-6789');
    const contractor = { ...STUB.contractor, entityType: 'corporation' as const };
    expect(await linesOf({ ...STUB, contractor })).toContain('Número patronal **-***6789');
    const whole = { ...STUB.contractor, taxpayerLast4: '123456789' };
    expect(() => renderContractorStub({ ...STUB, contractor: whole })).toThrow(RangeError);
  });

  it('has the street, and of the region as much as is known', async () => {
    const address = { street: '14 Calle Sol', municipalityId: null, state: 'PR', zip: '' };
    const lines = await linesOf({ ...STUB, contractor: { ...STUB.contractor, address } });
    expect(lines.slice(lines.indexOf('14 Calle Sol')).slice(0, 2)).toEqual(['14 Calle Sol', 'PR']);
  });

  it('says no percentage where somebody typed what was withheld', async () => {
    const retained = { ...PAYMENT.retained, isEdited: true };
    const lines = await linesOf({ ...STUB, payment: { ...PAYMENT, retained } });
    expect(lines.filter((line) => line.endsWith('%'))).toEqual([]);
  });

  it('is not made where it does not add up', () => {
    const year = { ...STUB.year, net: 1_849_99 };
    expect(() => renderContractorStub({ ...STUB, year })).toThrow(RangeError);
  });
});
