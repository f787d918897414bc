import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { pdfText } from '@garita/reports/testing/pdf-text';
import { sheetsOf } from '@garita/reports/testing/sheets';
import { beforeAll, describe, expect, it } from 'vitest';
import { requestRest, testDependencies, tokenFor, typedCaller } from '../../../testing/test-server.ts';
import { aWeekOf } from '../../../testing/time-entries.ts';

const PERIOD = 2026110; // weekly 10 of 2026
const PAID_LATE = 2025152; // weekly 52 of 2025
/** More events than are read together. */
const ADJUSTMENTS = 205;

describe('the history of a company as a file', () => {
  const database = useDatabase();
  let office: Awaited<ReturnType<typeof anOffice>>;

  // 1 forty hours of Ana, 2 ten of them, 3 as many of a week of 2025, 4 of one that is paid in 2026, 5 twenty
  // of Luis, 6 and on his leave
  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, 'historiales');
    const accountant = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const company = await savedCompany(database.db, account);
    const companyId = company.company.id;
    const ana = await savedEmployee(database.db, account, company, { firstName: 'Ana' });
    const week = (hours: number) => aWeekOf(hours, account.accountantId);
    const { entryId, version } = await accountant.payroll.load({ employeeId: ana.id, entry: week(40) });
    await accountant.payroll.amend({ entryId, version, entry: week(10), reason: 'Horas de más' });
    for (const [periodId, payDate] of [
      [2025110, '2025-03-12'],
      [PAID_LATE, '2026-01-02'],
    ] as const) {
      await accountant.payroll.load({ employeeId: ana.id, entry: { ...week(10), periodId, payDate } });
    }
    const luis = await savedEmployee(database.db, account, company, { firstName: 'Luis' });
    await accountant.payroll.load({ employeeId: luis.id, entry: week(20) });
    for (let index = 0; index < ADJUSTMENTS; index++) {
      await accountant.balances.adjustLeave({
        employeeId: luis.id,
        adjustment: { date: '2026-02-01', kind: 'sick', minutes: 60, reason: 'Ajuste' },
      });
    }
    const { lastSeq } = await accountant.audit.history({ companyId });
    const auditor = await tokenFor(dependencies, account, 'auditor');
    const of2025 = { ...WHOLE_ACCOUNT, fromYear: 2025, toYear: 2025 };
    const limited = await tokenFor(dependencies, account, 'auditor', of2025);
    const download = async (token: string, path: string, body: object = {}) => {
      const response = await requestRest(dependencies, {
        method: 'POST',
        path: `reports/${path}`,
        body: { company_id: companyId, ...body },
        headers: { Authorization: `Bearer ${token}` },
      });
      return new Uint8Array(await response.arrayBuffer());
    };
    const excel = async (token: string, body: object = {}) =>
      sheetsOf((await download(token, 'history?format=xlsx', body)).buffer);
    const text = async (token: string, body: object = {}) =>
      (await pdfText(await download(token, 'history', body))).flat().join('\n');
    return { accountant, auditor, limited, companyId, ana, entryId, lastSeq, download, excel, text };
  }

  beforeAll(async () => {
    office = await anOffice();
  });

  it('has every event of the company and every amount that was changed, however many parts it is read in', async () => {
    const { excel, auditor, accountant, companyId, lastSeq } = office;
    const [events, amounts] = await excel(auditor);
    const rowsOf = (column: string) =>
      events?.getColumn(column).values.filter((value) => typeof value === 'number') ?? [];
    expect(lastSeq).toBeGreaterThan(200);
    expect(rowsOf('A')).toEqual(Array.from({ length: lastSeq }, (_, index) => index + 1));
    // A part counts the events before it, as the screen does.
    const last = await accountant.audit.history({ companyId, cursor: lastSeq - 1 });
    expect(rowsOf('P').at(-1)).toBe((last.lines[0]?.totals.net ?? 0) / 100);
    const { lines } = await accountant.audit.history({ companyId });
    const changes = lines.flatMap((line) => line.amounts).length;
    const seqs = amounts?.getColumn('A').values.filter((value) => typeof value === 'number');
    expect(seqs).toHaveLength(changes);
  });

  it('is of what was chosen, and says so', async () => {
    const { text, auditor, ana, entryId, lastSeq } = office;
    const amended = await text(auditor, { employer_id: ana.id, movement: 'amend', minimum: 1 });
    expect(amended).toContain('Empleado: Ana');
    expect(amended).toContain(`Solo: Corregido · Cambios desde $1.00 · Hasta el movimiento ${lastSeq}`);
    expect(amended.match(/^#\d+ .*/gm)).toEqual(['#2 Se corrigió el pago']);
    expect(amended).toContain('Razón: Horas de más');
    expect(amended).toContain('Horas: Regulares 40:00 a 10:00');
    expect((await text(auditor, { time_id: entryId, from_seq: 2 })).match(/^#\d+/gm)).toEqual(['#2']);
    expect((await text(auditor, { year: 2025 })).match(/^#\d+/gm)).toEqual(['#3']);
  });

  it('has the period that older programs name', async () => {
    const { download, auditor } = office;
    const before = await download(auditor, 'history/period', { period_id: PERIOD });
    expect(before).toEqual(await download(auditor, 'history', { period_id: PERIOD }));
    expect((await pdfText(before)).flat().filter((line) => /^#\d/.test(line))).toHaveLength(3);
  });

  it('leaves out what is of a year that an auditor does not see, and says which', async () => {
    const { text, auditor, limited, ana, companyId } = office;
    for (const body of [{}, { employer_id: ana.id }, { period_id: PAID_LATE }]) {
      const printedHistory = await text(limited, body);
      expect(printedHistory).toContain('No incluye lo pagado en 2026, fuera del acceso del auditor.');
      expect(printedHistory.match(/^#\d+/gm) ?? []).toEqual('period_id' in body ? [] : ['#3']);
    }
    expect(await text(limited, { year: 2025 })).not.toContain('No incluye');
    const onScreen = await typedCaller(testDependencies(database.db), limited);
    const { lines, yearsLeftOut } = await onScreen.audit.history({ companyId, employeeId: ana.id });
    expect([lines.map(({ seq }) => seq), yearsLeftOut]).toEqual([[3], [2026]]);
    expect(await text(auditor)).not.toContain('No incluye');
  });

  it('leads from its figures to the pay that they come of', async () => {
    const { accountant, companyId, ana, entryId } = office;
    const request = { report: 'history', companyId, employeeId: ana.id } as const;
    const { page } = await accountant.reports.preview(request);
    if (page.kind !== 'list') throw new Error('It is no list');
    const source = (amount: 'gross' | 'grossSoFar', label: string) =>
      accountant.reports.sources({ request, figure: { box: { amount, how: 'sum', label } } });
    const { people } = await source('gross', '2');
    expect(people).toMatchObject([{ id: ana.id, entries: [{ entryId, periodId: PERIOD }] }]);
    const { lines } = await accountant.audit.history({ companyId, employeeId: ana.id });
    const amended = lines.find(({ seq }) => seq === 2);
    expect(people[0]?.value).toBe(amended?.changed.gross);
    expect((await source('grossSoFar', '2')).people[0]?.value).toBe(amended?.totals.gross);
    await expect(source('gross', 'tres')).rejects.toThrow('not-found');
  });

  it('is recorded with what it was asked for with', async () => {
    const { text, auditor, accountant, companyId } = office;
    await text(auditor, { year: 2026, movement: 'load', minimum: 5 });
    const { lines } = await accountant.audit.disclosures({ companyId, kind: 'export' });
    expect(lines[0]).toMatchObject({
      what: 'history',
      about: { year: 2026, movement: 'load', minimum: 5_00 },
    });
  });
});
