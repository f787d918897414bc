import { describe, expect, it } from 'vitest';
import { accountsInForce, DEFAULT_ACCOUNTS } from '../text/default-accounts.es.ts';
import { NO_ACCOUNTS_NAMED, payrollAccountsSchema } from './payroll-accounts.schema.ts';

describe('accounts of a company', () => {
  it('are the defaults if it has entered none', () => {
    expect(accountsInForce(NO_ACCOUNTS_NAMED)).toEqual(DEFAULT_ACCOUNTS);
  });

  it('are its own if it has entered them, each separately', () => {
    const named = {
      ...NO_ACCOUNTS_NAMED,
      pay: { ...NO_ACCOUNTS_NAMED.pay, medicare: '2150' },
      employerLiability: { ...NO_ACCOUNTS_NAMED.employerLiability, unemployment: '2160 · Desempleo' },
    };
    expect(accountsInForce(named)).toEqual({
      ...DEFAULT_ACCOUNTS,
      pay: { ...DEFAULT_ACCOUNTS.pay, medicare: '2150' },
      employerLiability: { ...DEFAULT_ACCOUNTS.employerLiability, unemployment: '2160 · Desempleo' },
    });
  });

  it('are trimmed lines of text, exactly one for each amount', () => {
    const { pay } = NO_ACCOUNTS_NAMED;
    const read = (net: string, more: object = {}) =>
      payrollAccountsSchema.safeParse({ ...NO_ACCOUNTS_NAMED, pay: { ...pay, net, ...more } });
    expect(read('  6000  Nómina:Neto ').data?.pay.net).toBe('6000 Nómina:Neto');
    expect(read('Nómina\u0007').error?.issues).toMatchObject([
      { path: ['pay', 'net'], message: 'text-invalid' },
    ]);
    expect(read('x'.repeat(151)).error?.issues).toMatchObject([{ message: 'text-too-long' }]);
    expect(read('', { gross: '6000' }).error?.issues).toMatchObject([{ message: 'unknown-field' }]);
  });
});
