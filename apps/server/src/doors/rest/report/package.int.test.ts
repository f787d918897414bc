import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { firstSheet } from '@garita/reports/testing/sheets';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../../http/app.ts';
import { requestRest, testDependencies, tokenFor, typedCaller } from '../../../testing/test-server.ts';
import { aWeekOf } from '../../../testing/time-entries.ts';

describe('the package of a company', () => {
  const database = useDatabase();
  let offices = 0;

  async function anOffice({ socialSecurityNumber = '581440021' } = {}) {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `paquete-${++offices}`);
    const company = await savedCompany(database.db, account, { payer: 'form-941', name: 'Taller Vega' });
    const { id: employeeId } = await savedEmployee(database.db, account, company, { socialSecurityNumber });
    const token = await tokenFor(dependencies, account, 'practitioner');
    const headers = { Authorization: `Bearer ${token}` };
    const companyId = company.company.id;
    const we = await typedCaller(dependencies, token);
    await we.accountants.update({
      accountantId: account.accountantId,
      accountant: anAccountantRecord({ name: 'Luis' }),
    });
    const pay = () =>
      we.payroll.load({
        employeeId,
        entry: { ...aWeekOf(40, account.accountantId), periodId: 2026110, payDate: '2026-03-11' },
      });
    const ask = (body: object) =>
      requestRest(dependencies, {
        method: 'POST',
        path: 'reports/package',
        body: { company_id: companyId, ...body },
        headers,
      });
    const askOurs = (body: object) =>
      createApp(dependencies).request('/files/package', {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ companyId, ...body }),
      });
    const documented = async (path: string, body: object) => {
      const call = {
        method: 'POST',
        path: `reports/${path}`,
        body: { company_id: companyId, ...body },
      } as const;
      return bytesOf(await requestRest(dependencies, { ...call, headers }));
    };
    return { pay, ask, askOurs, documented };
  }

  it('has of a quarter what each document is by itself, and a sheet of what they come to', async () => {
    const { pay, ask, documented } = await anOffice();
    await pay();
    const response = await ask({ year: 2026, trimestre: 1 });
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    expect(response.headers.get('Content-Disposition')).toContain('Paquete-Trimestre-1-2026-Taller-Vega.zip');
    const files = unzipSync(await bytesOf(response));
    expect(Object.keys(files)).toEqual([
      'Trimestre 1/941-Trimestre-1-2026-Taller-Vega.pdf',
      'Trimestre 1/499-Trimestre-1-2026-Taller-Vega.pdf',
      'Trimestre 1/UNEMPLOYED-Trimestre-1-2026-Taller-Vega.pdf',
      'Trimestre 1/WAGES261.txt',
      'Trimestre 1/WAGES-2026-01-01-2026-03-31-Taller-Vega.pdf',
      'Trimestre 1/Costo-patronal-2026-01-01-2026-03-31-Taller-Vega.pdf',
      'Trimestre 1/Asiento-2026-01-01-2026-03-31-Taller-Vega.pdf',
      'Trimestre 1/VacationHours-2026-01-01-2026-03-31-Taller-Vega.pdf',
      'Totales.xlsx',
    ]);
    const wages = await documented('wages_txt', { year: 2026, period: 1 });
    expect(Buffer.from(files['Trimestre 1/WAGES261.txt'] ?? []).equals(wages)).toBe(true);
    const rows = await rowsOf(files);
    // 12.00 × 40 h = 480.00
    expect(rows).toContainEqual([
      'Reporte de salarios',
      'Trimestre 1/WAGES-2026-01-01-2026-03-31-Taller-Vega.pdf',
      'Salarios',
      480,
    ]);
  });

  it('names what could not be made, and why', async () => {
    const { ask } = await anOffice();
    const files = unzipSync(await bytesOf(await ask({ year: 2026 })));
    const missing = (await rowsOf(files)).filter(([, file]) => file === 'No está en el paquete');
    const [nothing, nobody] = ['No se pagó nada en el año.', 'No hay de quién informar.'];
    expect(missing.map(([document, , why]) => [document, why])).toEqual([
      ['W-2PR', nothing],
      ['archivo W-2PR para SURI', nothing],
      ['archivo W-2PR para el Seguro Social', nothing],
      ['archivo 480.6SP', 'Nadie a quien se pagó en el año lleva una 480.6SP.'],
      ['No residentes (480.6C)', nobody],
      ['Pagos de Servicios Profesionales, por mes', nobody],
      ['Pagos de Servicios Profesionales', nobody],
      ['choferil', nobody],
      ['archivo de salarios', 'No se pagó nada en el trimestre.'],
    ]);
    expect(Object.keys(files).filter((name) => name.endsWith('.txt'))).toEqual([]);
  });

  it('says of whom a file lacks what', async () => {
    const { pay, ask } = await anOffice({ socialSecurityNumber: '000000000' });
    await pay();
    const rows = await rowsOf(unzipSync(await bytesOf(await ask({ year: 2026, trimestre: 1 }))));
    const reasons = rows.filter(([document]) => document === 'archivo de salarios').map(([, , why]) => why);
    expect(reasons.length).toBeGreaterThan(1);
    expect(reasons).toContainEqual(expect.stringMatching(/^Ana .*: .*[Ss]eguro [Ss]ocial/));
  });

  it('has of a year every document under a name of its own', async () => {
    const { pay, ask } = await anOffice();
    await pay();
    const files = Object.keys(unzipSync(await bytesOf(await ask({ year: 2026 }))));
    expect(files).toContain('940-2026-Taller-Vega.pdf');
    expect(files).toContain('W2PR-All-2026-Taller-Vega.pdf');
    // On 2 March only the first quarter has begun, and nobody drives.
    expect(files.filter((name) => name.startsWith('Trimestre'))).toHaveLength(4);
  });

  it('is what our own screens get', async () => {
    const { ask, askOurs } = await anOffice();
    const [ours, theirs] = [
      await askOurs({ year: 2026, quarter: 1 }),
      await ask({ year: 2026, trimestre: 1 }),
    ];
    expect(ours.headers.get('Content-Disposition')).toBe(theirs.headers.get('Content-Disposition'));
    const namesIn = async (response: Response) => Object.keys(unzipSync(await bytesOf(response)));
    expect(await namesIn(ours)).toEqual(await namesIn(theirs));
    expect((await askOurs({ year: 2026, quarter: 5 })).status).toBe(422);
  });

  it.each([{ year: 0 }, { year: 2023 }, { year: 2027 }, { year: 'abc' }, { year: 2026, trimestre: 5 }])(
    'is refused of %o',
    async (period) => {
      const { ask } = await anOffice();
      expect((await ask(period)).status).toBe(422);
    },
  );
});

async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer());
}

/** The rows of the sheet of totals below its captions. */
async function rowsOf(files: Record<string, Uint8Array>): Promise<unknown[][]> {
  const sheet = await firstSheet(new Uint8Array(files['Totales.xlsx'] ?? []).buffer);
  const rows: unknown[][] = [];
  sheet.eachRow((row) => rows.push([1, 2, 3, 4].map((column) => row.getCell(column).value)));
  return rows.slice(rows.findIndex(([first]) => first === 'Documento') + 1);
}
