import { describe, expect, it } from 'vitest';
import { TEST_KEYRING } from '../../testing/test-keyring.ts';
import { EMPLOYEE_NUMBER_COLUMN } from './encrypted-columns.ts';
import { decryptRow, encryptRow, maskRow } from './encrypted-row.ts';

const COMPANY = 7;
const ana = { firstName: 'Ana', socialSecurityNumber: '900550001' };
const encrypt = (row: Record<string, unknown>, companyId = COMPANY, accountId = 3) =>
  encryptRow(TEST_KEYRING, EMPLOYEE_NUMBER_COLUMN, row, { companyId, accountId });
const stored = (row: Record<string, unknown>) => ({ ...encrypt(row), companyId: COMPANY });

describe('a row with an encrypted text', () => {
  it('opens to what it was, and keeps nothing beside it then', () => {
    expect(decryptRow(TEST_KEYRING, EMPLOYEE_NUMBER_COLUMN, stored(ana))).toEqual({
      ...ana,
      companyId: COMPANY,
    });
  });

  it('shows its last four digits without a key', () => {
    const masked = { ...ana, socialSecurityNumber: '***-**-0001', companyId: COMPANY };
    expect(maskRow(EMPLOYEE_NUMBER_COLUMN, stored(ana))).toEqual(masked);
  });

  it('has an index that is equal for equal texts only', () => {
    expect(encrypt(ana)['socialSecurityIndex']).toBe(
      encrypt({ ...ana, firstName: 'Eva' })['socialSecurityIndex'],
    );
    expect(encrypt(ana)['socialSecurityIndex']).not.toBe(
      encrypt({ ...ana, socialSecurityNumber: '800550001' })['socialSecurityIndex'],
    );
  });

  it('has the same index in the companies of an account, and another one in another account', () => {
    const indexOf = (companyId: number, accountId: number) =>
      encrypt(ana, companyId, accountId)['socialSecurityIndex'];
    expect(indexOf(8, 3)).toBe(indexOf(7, 3));
    expect(indexOf(7, 4)).not.toBe(indexOf(7, 3));
  });

  it('has nothing to seal, to show or to compare where the text is empty', () => {
    const empty = { ...ana, socialSecurityNumber: '' };
    expect(encrypt(empty)).toEqual({ ...empty, socialSecurityLast4: '', socialSecurityIndex: null });
    expect(maskRow(EMPLOYEE_NUMBER_COLUMN, stored(empty))).toHaveProperty('socialSecurityNumber', '');
    expect(decryptRow(TEST_KEYRING, EMPLOYEE_NUMBER_COLUMN, stored(empty))).toHaveProperty(
      'socialSecurityNumber',
      '',
    );
  });

  it('is never overwritten with its own mask', () => {
    expect(() => encrypt({ ...ana, socialSecurityNumber: '***-**-0001' })).toThrow('is masked');
  });
});
