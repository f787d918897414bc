import { buffer } from 'node:stream/consumers';
import { aCompany } from '@garita/domain/company/company.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import { describe, expect, it } from 'vitest';
import { DEMONSTRATION_WAGES_TEXT } from '../../demonstration-year.builder.ts';
import { type WagesTextData, wagesText } from './wages-text.ts';

const ANA = { ...anEmployee({ socialSecurityNumber: '581001234' }), id: 11 };
const DATA: WagesTextData = {
  company: { ...aCompany({ unemploymentAccountNumber: '123-456-789' }), id: 7 },
  date: '2026-04-09',
  time: '000507',
  year: 2026,
  quarter: 1,
  rows: [{ employee: ANA, wages: 1_234_56 }],
};

async function textOf(data: WagesTextData): Promise<string> {
  return (await buffer(wagesText.render(data))).toString('latin1');
}

describe('the wages of a quarter as a text file', () => {
  it('are the bytes that were approved', async () => {
    await expect(await textOf(DEMONSTRATION_WAGES_TEXT)).toMatchFileSnapshot('golden/wages.txt');
  });

  it('are a line of 150 for each employee', async () => {
    expect(await textOf(DATA)).toBe(
      [
        '581001234 W4RIVE12345678$WCA2604090005072612',
        '0123456123456789    00000000  100000026040900000004',
        'ANA             LRIVERA          ORTIZ           N     \n',
      ].join(''),
    );
  });

  it('say by S who has partial wages, and fill a short surname', async () => {
    const employee = { ...ANA, lastName: 'Paz', hasPartialWages: true };
    const text = await textOf({ ...DATA, rows: [{ employee, wages: 1 }] });
    expect(text.slice(12, 17)).toBe('PAZ 1');
    expect(text.slice(144, 146)).toBe('S ');
  });

  it('have the names that somebody chose for files, two surnames apart where one field has no room', async () => {
    const chosen = { ...ANA, fileFirstName: 'Ana M', fileLastName: 'Rivera O' };
    const lineOf = async (employee: typeof ANA) => textOf({ ...DATA, rows: [{ employee, wages: 1 }] });
    const names = (text: string) => [text.slice(12, 16), text.slice(95, 144)];
    // 16 of the first name, 1 of the middle one, 16 of each surname
    expect(names(await lineOf(chosen))).toEqual([
      'RIVE',
      `${'ANA M'.padEnd(16)}L${'RIVERA O'.padEnd(16)}${' '.repeat(16)}`,
    ]);
    // 'SANTIAGO VILLANUEVA' has 19 letters.
    const [, long = ''] = names(await lineOf({ ...ANA, fileLastName: 'Santiago Villanueva' }));
    expect(long.slice(17)).toBe(`${'SANTIAGO'.padEnd(16)}${'VILLANUEVA'.padEnd(16)}`);
  });

  it('have the largest amount with room for what is above it, and tell what they leave out', async () => {
    const rows = [{ employee: ANA, wages: 150_000_00 }];
    expect((await textOf({ ...DATA, rows })).slice(44, 51)).toBe('9999999');
    expect(wagesText.unfit({ ...DATA, rows })).toEqual([]);
    // 150,000.00 − 99,999.99
    expect(wagesText.losses({ ...DATA, rows })).toMatchObject([
      {
        of: 'employee',
        id: 11,
        misfit: 'capped',
        text: 'Salarios del trimestre: no caben más de $99,999.99. El archivo lleva ese monto y deja fuera $50,000.01.',
      },
    ]);
    expect(wagesText.losses({ ...DATA, rows: [{ employee: ANA, wages: 99_999_99 }] })).toEqual([]);
  });

  it('refuse wages below zero, and of the company a number that is not of nine digits, once', () => {
    const rows = [11, 12].map((id) => ({ employee: { ...ANA, id }, wages: -1 }));
    const company = { ...DATA.company, unemploymentAccountNumber: '12' };
    expect(wagesText.unfit({ ...DATA, company, rows })).toMatchObject([
      {
        of: 'employee',
        id: 11,
        misfit: 'amount',
        text: 'Salarios del trimestre: el monto es negativo o tiene más de 7 dígitos.',
      },
      { of: 'company', id: 7, field: 'unemploymentAccountNumber', misfit: 'digits' },
      { of: 'employee', id: 12, misfit: 'amount' },
    ]);
  });

  it('are named by the year and the quarter, and say that no publication of them is known', () => {
    expect(wagesText.fileName(DATA)).toBe('WAGES261.txt');
    expect(wagesText.page(DATA)).toMatchObject({
      records: { note: expect.stringMatching(/^No confirmado/), count: 1 },
    });
  });
});
