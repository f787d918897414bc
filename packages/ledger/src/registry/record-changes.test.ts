import { describe, expect, it } from 'vitest';
import { fieldChanges } from './record-changes.ts';

describe('the changes of a record', () => {
  it('name only the fields that differ, nested ones by dotted name', () => {
    const before = { name: 'Farmacia', postalAddress: { street: 'Calle Sol', zip: '00901' } };
    const after = { name: 'Farmacia', postalAddress: { street: 'Calle Luna', zip: '00901' } };
    expect(fieldChanges('companies', before, after)).toEqual({
      'postalAddress.street': { before: 'Calle Sol', after: 'Calle Luna' },
    });
  });

  it('have no before for a record that was inserted and no after for one that was removed', () => {
    expect(fieldChanges('fixed_taxes', undefined, { limit: null })).toEqual({ limit: { after: null } });
    expect(fieldChanges('fixed_taxes', { limit: null }, undefined)).toEqual({ limit: { before: null } });
  });

  it('tell a field that was emptied from one that is not there', () => {
    const changes = fieldChanges(
      'company_taxes',
      { basis: 'fixed', cents: 500 },
      { basis: 'percentage', rate: 20_000 },
    );
    expect(changes).toEqual({
      basis: { before: 'fixed', after: 'percentage' },
      cents: { before: 500 },
      rate: { after: 20_000 },
    });
    expect(fieldChanges('employees', { egressDate: '2026-05-01' }, { egressDate: null })).toEqual({
      egressDate: { before: '2026-05-01', after: null },
    });
  });

  it('are none between two equal states', () => {
    const employee = { firstName: 'Ana', rates: { regular: 1_200 } };
    expect(fieldChanges('employees', employee, structuredClone(employee))).toEqual({});
  });

  describe('of personal data', () => {
    it('say that it changed, and keep nothing of it', () => {
      const before = { birthday: '1990-05-20', address: { zip: '00725', municipalityId: 13 } };
      const after = { birthday: '1990-05-21', address: { zip: '00726', municipalityId: 14 } };
      const change = { before: '***', after: '***' };
      expect(fieldChanges('employees', before, after)).toEqual({
        birthday: change,
        'address.zip': change,
        'address.municipalityId': change,
      });
    });

    it('keep the last four digits of a social security number, also where they stay the same', () => {
      const [one, other] = [{ socialSecurityNumber: '900550001' }, { socialSecurityNumber: '900660001' }];
      expect(fieldChanges('employees', one, other)).toEqual({
        socialSecurityNumber: { before: '***-**-0001', after: '***-**-0001' },
      });
    });

    it('tell that there was none before', () => {
      const [none, some] = [{ licence: '' }, { licence: 'D-1234' }];
      expect(fieldChanges('employees', none, some)).toEqual({ licence: { before: '', after: '***' } });
    });

    it('keep what is no secret of a business: its address and its telephone', () => {
      const [one, other] = [
        { phoneNumber: '7875550100', contactNumber: '7875550101' },
        { phoneNumber: '7875550102', contactNumber: '7875550103' },
      ];
      expect(fieldChanges('companies', one, other)).toEqual({
        phoneNumber: { before: '7875550100', after: '7875550102' },
        contactNumber: { before: '***', after: '***' },
      });
    });

    it('are a question that every table has to have answered', () => {
      expect(() => fieldChanges('new_table', { name: 'one' }, { name: 'other' })).toThrow('new_table');
    });
  });
});
