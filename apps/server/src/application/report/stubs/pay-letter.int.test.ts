import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { NO_OPENING_BALANCE } from '@garita/domain/returns/opening-balance-of-year';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { testDependencies, tokenFor, typedCaller } from '../../../testing/test-server.ts';
import { aWeekOf } from '../../../testing/time-entries.ts';

describe('the letter of a pay', () => {
  const database = useDatabase();
  let offices = 0;

  /** One employee at 12.00, and what loads a week of theirs. */
  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `carta-${++offices}`);
    const company = await savedCompany(database.db, account, { name: 'Taller Vega' });
    const { id: employeeId } = await savedEmployee(database.db, account, company);
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const week = (hours: number, periodId: number, payDate: string) => ({
      ...aWeekOf(hours, account.accountantId),
      periodId,
      payDate,
    });
    const load = (...paid: Parameters<typeof week>) => we.payroll.load({ employeeId, entry: week(...paid) });
    const companyId = company.company.id;
    const sentencesOf = async ({ entryId }: { entryId: number }, who = we) => {
      const request = { report: 'pay-letter', companyId, employeeId, entryId } as const;
      const { page } = await who.reports.preview(request);
      return page.kind === 'letter' ? page.letter.sentences : [];
    };
    const limited = { ...WHOLE_ACCOUNT, fromYear: 2026 };
    const auditor = await typedCaller(
      dependencies,
      await tokenFor(dependencies, account, 'auditor', limited),
    );
    return { we, auditor, employeeId, week, load, sentencesOf };
  }

  it('compares a pay with the one before it by pay date, in the year before too, whatever was loaded first', async () => {
    const { load, sentencesOf } = await anOffice();
    const later = await load(40, 2026102, '2026-01-16');
    const earlier = await load(30, 2026101, '2026-01-09');
    const december = await load(20, 2025153, '2025-12-31');
    expect((await sentencesOf(later))[1]).toContain('del 9 de enero de 2026');
    expect((await sentencesOf(earlier))[1]).toContain('del 31 de diciembre de 2025');
    expect((await sentencesOf(december))[1]).toContain('No hay otro pago');
    expect(await sentencesOf(later)).toContain('Horas regulares: 40:00 en vez de 30:00, $120.00 más.');
  });

  it('tells an auditor nothing of a pay of a year out of reach', async () => {
    const { auditor, load, sentencesOf } = await anOffice();
    await load(20, 2025153, '2025-12-31');
    const first = await load(30, 2026101, '2026-01-09');
    expect((await sentencesOf(first))[1]).toContain('del 31 de diciembre de 2025');
    expect((await sentencesOf(first, auditor))[1]).toContain('No hay otro pago');
  });

  it('says when a limit was reached, by pay here or by the opening balance', async () => {
    const { we, employeeId, load, sentencesOf } = await anOffice();
    const amounts = { ...NO_OPENING_BALANCE.amounts, gross: 200_000_00, disabilityInsurance: 27_00 };
    const opening = {
      ...NO_OPENING_BALANCE,
      asOf: '2026-02-28',
      amounts: { ...amounts, socialSecurity: 11_429_00 },
    };
    await we.balances.bringForward({ employeeId, opening });
    const met = await load(40, 2026110, '2026-03-11');
    const after = await load(40, 2026111, '2026-03-18');
    expect(await sentencesOf(met)).toEqual(
      expect.arrayContaining([
        'Su seguro por incapacidad paró porque lo traído de otro sistema hasta el 28 de febrero de 2026 llegó a $27.00, el máximo del año.',
        // 480.00 × 6.2 % = 29.76, and 11,439.00 − 11,429.00 are left
        'Su seguro social llega con este pago a $11,439.00, el máximo del año. Se retuvieron $10.00 en vez de $29.76.',
      ]),
    );
    expect(await sentencesOf(after)).toContain(
      'Su seguro social paró porque llegó a $11,439.00 el 11 de marzo de 2026, el máximo del año.',
    );
  });

  it('says that a pay was corrected, and what it came to before', async () => {
    const { we, week, load, sentencesOf } = await anOffice();
    const { entryId, version } = await load(40, 2026110, '2026-03-11');
    expect((await sentencesOf({ entryId })).join('\n')).not.toContain('se corrigió');
    await we.payroll.amend({ entryId, version, entry: week(30, 2026110, '2026-03-11') });
    // 480.00 − 29.76 − 6.96 − 1.44 − 16.77
    expect((await sentencesOf({ entryId })).join('\n')).toMatch(
      /Este pago se corrigió el \d+ de \w+ de \d+: antes su neto era \$425\.07\./,
    );
  });

  it('is of no entry of somebody else', async () => {
    const { load } = await anOffice();
    const other = await anOffice();
    await expect(other.sentencesOf(await load(40, 2026110, '2026-03-11'))).rejects.toMatchObject({
      cause: { code: 'not-found' },
    });
  });
});
