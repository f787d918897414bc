import { describe, expect, it } from 'vitest';
import { fieldChanges } from './field-changes.ts';

describe('the changes of a record', () => {
  it('name only the fields that differ, nested ones by dotted name', () => {
    const before = { name: 'Farmacia', address: { street: 'Calle Sol', zip: '00901' } };
    const after = { name: 'Farmacia', address: { street: 'Calle Luna', zip: '00901' } };
    expect(fieldChanges(before, after)).toEqual({
      'address.street': { before: 'Calle Sol', after: 'Calle Luna' },
    });
  });

  it('have no before for a record that was inserted and no after for one that was removed', () => {
    expect(fieldChanges(undefined, { limit: null })).toEqual({ limit: { after: null } });
    expect(fieldChanges({ limit: null }, undefined)).toEqual({ limit: { before: null } });
  });

  it('tell a field that was emptied from one that is not there', () => {
    const changes = fieldChanges({ basis: 'fixed', cents: 500 }, { basis: 'percentage', rate: 20_000 });
    expect(changes).toEqual({
      basis: { before: 'fixed', after: 'percentage' },
      cents: { before: 500 },
      rate: { after: 20_000 },
    });
    expect(fieldChanges({ egressDate: '2026-05-01' }, { egressDate: null })).toEqual({
      egressDate: { before: '2026-05-01', after: null },
    });
  });

  it('show the last four digits of a social security number and nothing of a password', () => {
    const before = { socialSecurityNumber: '900550001', passwordHash: '$argon2id$one' };
    const after = { socialSecurityNumber: '900550002', passwordHash: '$argon2id$two' };
    expect(fieldChanges(before, after)).toEqual({
      socialSecurityNumber: { before: '***-**-0001', after: '***-**-0002' },
      passwordHash: { before: '***', after: '***' },
    });
  });

  it('show a change of a personal value even where its mask stays the same', () => {
    const changes = fieldChanges(
      { socialSecurityNumber: '900550001' },
      { socialSecurityNumber: '900660001' },
    );
    expect(changes).toEqual({ socialSecurityNumber: { before: '***-**-0001', after: '***-**-0001' } });
  });

  it('are none between two equal states', () => {
    const employee = { firstName: 'Ana', rates: { regular: 1_200 } };
    expect(fieldChanges(employee, structuredClone(employee))).toEqual({});
  });
});
