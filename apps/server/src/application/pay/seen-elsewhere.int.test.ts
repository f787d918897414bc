import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../auth/actor.ts';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';
import { payrollSheet } from '../employee/payroll-sheet.ts';
import { getTime, listTime } from './saved-time.ts';

describe('the pay of a person in another company', () => {
  const database = useDatabase();

  /** Pays a person 40 hours at 12.00 in two companies of one employer number, first in the first one. */
  async function aPerson() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, 'dos-companias');
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const records = [];
    for (const name of ['Luna', 'Sol']) {
      const company = await savedCompany(database.db, account, { name });
      const person = { socialSecurityNumber: '581445566' };
      const { id: employeeId } = await savedEmployee(database.db, account, company, person);
      const { entryId } = await we.payroll.load({ employeeId, entry: aWeekOf(40, account.accountantId) });
      records.push({ companyId: company.company.id, employeeId, entryId });
    }
    const [first, second] = records;
    if (!first || !second) throw new RangeError('Two records');
    const seeing = (companyIds: number[]): Actor => ({
      userId: account.user.id,
      accountId: account.user.accountId,
      role: 'auditor',
      access: { ...WHOLE_ACCOUNT, companyIds },
      name: '',
      email: '',
      sessionId: 1,
    });
    return { dependencies, first, second, seeing };
  }

  it('is a sum without company or record for a user who may not see that company', async () => {
    const { dependencies, first, second, seeing } = await aPerson();
    const { companyId, employeeId, entryId } = second;
    const ofYear = { companyId, employeeId, year: 2026 };
    const readBy = async (actor: Actor) => {
      const { elsewhere } = await payrollSheet(dependencies, actor)(ofYear);
      const { basis } = await getTime(dependencies, actor)({ entryId });
      const [listed] = await listTime(dependencies, actor)(ofYear);
      return { sheet: elsewhere[2026], entry: basis.soFar.elsewhere, listed: listed?.basis.soFar.elsewhere };
    };
    // 480.00 × 6.2 % = 29.76
    const sums = { yearToDate: { gross: 480_00, socialSecurity: 29_76 } };
    const named = [{ companyId: first.companyId, employeeId: first.employeeId, asOfSeq: 1, ...sums }];
    const whole = await readBy(seeing([]));
    expect(whole).toMatchObject({ sheet: named, entry: named, listed: named });
    expect(await readBy(seeing([first.companyId, companyId]))).toEqual(whole);

    const limited = await readBy(seeing([companyId]));
    const hidden = [{ companyId: 0, employeeId: 0, asOfSeq: 0, ...sums }];
    expect(limited).toMatchObject({ sheet: hidden, entry: hidden, listed: hidden });
  });
});
