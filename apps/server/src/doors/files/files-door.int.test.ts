import { ROLES } from '@garita/domain/account/permissions';
import { asksFor, isReportName } from '@garita/domain/report/report-request';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../http/app.ts';
import { anOffice } from '../../testing/authorization-office.ts';
import { FILE_REQUESTS } from '../../testing/file-requests.ts';
import { requestRest, testDependencies } from '../../testing/test-server.ts';

const REQUESTS = Object.entries(FILE_REQUESTS);
const OF_PERSON = REQUESTS.filter(
  ([name]) => isReportName(name) && (asksFor(name, 'employeeId') || asksFor(name, 'contractorId')),
);

describe('a document, as our own screens ask for it', () => {
  const database = useDatabase();
  let app: ReturnType<typeof createApp>;
  let asking: Awaited<ReturnType<typeof anOffice>>;

  beforeAll(async () => {
    app = createApp(testDependencies(database.db));
    asking = await anOffice(database.db, 1);
  });

  const ask = (report: string, body: unknown, headers: Record<string, string>) =>
    app.request(`/files/${report}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const askAs = (who: keyof typeof asking.tokens, report: string, body: unknown) =>
    ask(report, body, { Authorization: `Bearer ${asking.tokens[who] ?? ''}` });

  it.each(REQUESTS)('%s: nobody without a session', async (report, asked) => {
    expect((await ask(report, asked(asking.office), {})).status).toBe(401);
    expect((await askAs('nobody', report, asked(asking.office))).status).toBe(401);
  });

  it.each(REQUESTS)(
    '%s: not by the cookie, which a browser sends along for any page',
    async (report, asked) => {
      const headers = { Cookie: `garita_download=${asking.tokens.administrator ?? ''}-cookie` };
      expect((await ask(report, asked(asking.office), headers)).status).toBe(401);
    },
  );

  it.each(REQUESTS)('%s: every role of the account', async (report, asked) => {
    for (const role of ROLES) {
      expect((await askAs(role, report, asked(asking.office))).status, role).toBe(200);
    }
  });

  it.each(REQUESTS)("%s: not another account's company", async (report, asked) => {
    expect((await askAs('stranger', report, asked(asking.office))).status).toBe(404);
  });

  it.each(OF_PERSON)(
    "%s: not another account's person under a company of one's own",
    async (report, asked) => {
      const misled = asked({ ...asking.office, companyId: asking.strangerCompanyId });
      expect((await askAs('stranger', report, misled)).status).toBe(404);
    },
  );

  it.each([
    ['period-stubs', 'period/2026110'],
    ['year-stubs', 'year/2026'],
    ['entry-stub', null],
  ] as const)('%s: is the file that the documented path gives, under the same name', async (report, path) => {
    const { companyId, employeeId, entryId } = asking.office;
    const documented = await requestRest(testDependencies(database.db), {
      path: `reports/counterfoil/${companyId}/${employeeId}/${path ?? entryId}`,
      headers: { Authorization: `Bearer ${asking.tokens.auditor ?? ''}` },
    });
    const file = await askAs('auditor', report, FILE_REQUESTS[report](asking.office));
    expect(file.status).toBe(200);
    for (const header of ['Content-Type', 'Content-Disposition', 'Cache-Control']) {
      expect(file.headers.get(header), header).toBe(documented.headers.get(header));
    }
    expect(await bytesOf(file)).toEqual(await bytesOf(documented));
  });

  it('is refused at its fields, in Spanish', async () => {
    const { companyId } = asking.office;
    const refused = await askAs('auditor', 'form-941', { companyId, year: 2026, trimestre: 1 });
    expect({ status: refused.status, json: await refused.json() }).toMatchObject({
      status: 422,
      json: {
        errors: [
          { field: 'quarter', msg: 'Este campo es requerido.' },
          { field: 'trimestre', msg: 'Campo desconocido.' },
        ],
      },
    });
  });

  it.each([
    ['of a name that there is not', 'form-1040', {}, 404],
    ['of a name that every object has', 'toString', {}, 404],
    ['asked for with what is no JSON', 'form-940', '{', 422],
    ['of no year', 'form-940', { year: 0 }, 422],
  ])('is refused: %s', async (_, report, asked, status) => {
    const { companyId } = asking.office;
    const body = typeof asked === 'string' ? asked : { companyId, ...asked };
    expect((await askAs('auditor', report, body)).status).toBe(status);
  });
});

async function bytesOf(file: Response): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
