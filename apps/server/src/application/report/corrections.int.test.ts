import type { Employee } from '@garita/domain/employee/employee.schema';
import { payPeriodById } from '@garita/domain/time/pay-period';
import { must, savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { documentLines } from '@garita/reports/document-lines';
import { describe, expect, it } from 'vitest';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

// The tenth week of 2026, from 5 to 11 March, in which 40 hours at 12.00 are loaded, and the one after it.
const CLOSED = must(payPeriodById(2026110));
const OPEN = must(payPeriodById(2026111));

describe('what corrects a closed period', () => {
  const database = useDatabase();

  let offices = 0;

  /**
   * An office that paid 40 hours of a period, closed it, and says in the next one that they were 38; the
   * difference is paid on this day.
   */
  async function anOffice(payDate: string, about: Partial<Employee> = {}) {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `correcciones-${++offices}`);
    const office = await savedCompany(database.db, account, {
      w2ControlRange: { first: '202600001', last: '202600009' },
    });
    const { id: employeeId } = await savedEmployee(database.db, account, office, {
      ...about,
      birthday: '1980-04-05',
      // The text files are not made with a number that the agencies refuse.
      socialSecurityNumber: '581000001',
    });
    const companyId = office.company.id;
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const week = (hours: number) => aWeekOf(hours, account.accountantId);
    const { entryId, version } = await we.payroll.load({ employeeId, entry: week(40) });
    const ofPeriod = { companyId, periodId: CLOSED.id };
    for (const deed of ['review', 'close'] as const) {
      const seen = await we.periods.get(ofPeriod);
      await we.periods[deed]({ ...ofPeriod, version: seen.version });
    }
    const entry = { ...week(38), periodId: OPEN.id, payDate };
    const correction = await we.payroll.correct({ entryId, version, entry });
    return { we, companyId, employeeId, correction };
  }

  it('is marked as a correction on its stub and among the salaries of the month in which it is paid', async () => {
    const { we, companyId, employeeId, correction } = await anOffice('2026-04-02');
    const shown = async (request: Parameters<typeof we.reports.preview>[0]) =>
      JSON.stringify(await we.reports.preview(request));
    const about = { companyId, employeeId };
    expect(await shown({ report: 'entry-stub', ...about, entryId: correction.entryId })).toContain(
      'Corrección del período 5 mar 2026 – 11 mar 2026: los montos son la diferencia.',
    );
    const salaries = { report: 'salaries', ...about, start: '2026-04-01', end: '2026-04-30' } as const;
    expect(await shown(salaries)).toContain('2 abr 2026: corrección del período 5 mar 2026 – 11 mar 2026');
    expect(await shown({ ...salaries, start: '2026-03-01', end: '2026-03-31' })).not.toContain('corrección');
  });

  it('tells the employee what changed in the pay that it corrects', async () => {
    const { we, companyId, employeeId, correction } = await anOffice('2026-04-02');
    const { entryId } = correction;
    const { page } = await we.reports.preview({ report: 'pay-letter', companyId, employeeId, entryId });
    const sentences = page.kind === 'letter' ? page.letter.sentences : [];
    // 2 hours at 12.00
    expect(sentences).toContain('Horas regulares: 38:00 en vez de 40:00, $24.00 menos.');
    expect(sentences[0]).toMatch(/^Se le pagaron \$\d+\.\d\d de neto de más/);
  });

  it('leaves the returns, the certificate and the files of the year even', async () => {
    const { we, companyId } = await anOffice('2026-03-31');
    const { rows, unread } = await we.filing.reconciliation({ companyId, year: 2026 });
    expect(rows.filter(({ isEven }) => !isEven)).toEqual([]);
    expect(unread).toEqual([]);
    // 38 hours at 12.00, in every place that says what was paid
    const pay = rows.find(({ figure }) => figure === 'pay')?.cells ?? {};
    expect(new Set(Object.values(pay))).toEqual(new Set([456_00]));
    expect(Object.keys(pay)).toEqual(expect.arrayContaining(['form-499', 'insurance-return', 'w2pr']));
  });

  it('is a chauffeur’s where what it corrects was', async () => {
    const { we, companyId } = await anOffice('2026-03-31', { isChauffeur: true });
    const request = { report: 'unemployment', companyId, year: 2026, quarter: 1 } as const;
    const { page } = await we.reports.preview(request);
    const lines = documentLines(page).filter(({ name }) => name.startsWith('2. Total'));
    // 480.00 − 24.00, of which none is insured for disability
    expect(lines.map(({ value }) => value)).toEqual(['456.00', '0.00']);
    // 7 March
    const { totals } = await we.reports.preview({ ...request, report: 'chauffeur-insurance' });
    expect(totals).toMatchObject([{ value: 1 }, { value: 1 }, { value: 80 }]);
  });

  it('is no employee of the period that it is booked in, in any return that counts whoever was paid for it', async () => {
    const { we, companyId } = await anOffice('2026-04-02');
    const lineOf = async (report: 'form-941' | 'unemployment', quarter: number, name: string) => {
      const { page } = await we.reports.preview({ report, companyId, year: 2026, quarter });
      return documentLines(page).find((line) => line.name.startsWith(name))?.value;
    };
    // The 12th of March is in the period of the correction alone.
    expect(await lineOf('form-941', 1, '1 ')).toBe('0');
    expect(await lineOf('unemployment', 1, 'marzo')).toBe('0');
    expect(await lineOf('unemployment', 2, 'abril')).toBe('0');
  });
});
