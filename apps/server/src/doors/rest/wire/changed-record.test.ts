import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import { aCompany } from '@garita/domain/company/company.builder';
import { aContractor } from '@garita/domain/contractor/contractor.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import { describe, expect, it } from 'vitest';
import { accountantWire } from '../account/accountant.wire.ts';
import { companyWire } from '../company/company.wire.ts';
import { changedContractorWire } from '../contractor/contractor.wire.ts';
import { changedEmployeeWire } from '../employee/employee.wire.ts';
import { companyTaxWire } from '../tax/tax.wire.ts';
import { changedRecordBody } from './changed-record.ts';
import type { RecordWire, WireBody } from './field-table.ts';

/** Returns the body of a program that knows only the names that a record cannot do without. */
function bareOf<Shape extends object>(wire: RecordWire<Shape>, saved: Shape): WireBody {
  const required = changedRecordBody(wire).required ?? [];
  return Object.fromEntries(Object.entries(wire.encode(saved)).filter(([name]) => required.includes(name)));
}

function keepsAll<Shape extends object>(wire: RecordWire<Shape>, saved: Shape) {
  return () => {
    const sent = bareOf(wire, saved);
    expect(Object.keys(sent).length).toBeLessThan(Object.keys(wire.encode(saved)).length);
    expect(changedRecordBody(wire).decode(sent).change(saved)).toEqual(saved);
  };
}

describe('what a change leaves out stays as it is saved', () => {
  it(
    'of a company',
    keepsAll(
      companyWire,
      aCompany({
        workersCompensationRate: 32_500,
        faxNumber: '7875550100',
        website: 'https://taller.example',
        businessEndDate: '2026-12-31',
      }),
    ),
  );
  it(
    'of an employee',
    keepsAll(
      changedEmployeeWire,
      anEmployee({ middleName: 'Luz', workersCompensationClass: '8810', dependents: 3, isVeteran: true }),
    ),
  );
  it(
    'of a contractor',
    keepsAll(
      changedContractorWire,
      aContractor({ withholdingRate: 60_000, waiverType: 'partial', email: 'a@b.pr' }),
    ),
  );
  it('of an accountant', keepsAll(accountantWire, anAccountantRecord({ ssaUserId: 'ABCD1234' })));
  it(
    'of a line',
    keepsAll(companyTaxWire, {
      name: 'Uniformes',
      requirement: 'optional',
      direction: 'deduction',
      isOnByDefault: false,
      accountName: '',
      basis: 'fixed',
      cents: 5_00,
    }),
  );

  it('empties the fields that it sends empty', () => {
    const saved = aCompany({ workersCompensationRate: 32_500, website: 'https://taller.example' });
    const sent = { ...bareOf(companyWire, saved), cfse_percent: '0%', website: '' };
    expect(changedRecordBody(companyWire).decode(sent).change(saved)).toEqual({
      ...saved,
      workersCompensationRate: null,
      website: '',
    });
  });

  it('requires a missing rate if tax is withheld', () => {
    const saved = anEmployee({ withholdingMethod: 'table', withholdingRate: null });
    const sent = { ...bareOf(changedEmployeeWire, saved), retention_type: '1' };
    expect(() => changedRecordBody(changedEmployeeWire).decode(sent).change(saved)).toThrow(
      expect.objectContaining({ facts: { errors: [{ path: ['payment_percentage'], code: 'required' }] } }),
    );
  });
});
