import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { NO_LAW_BONUS_FACTS } from '@garita/domain/bonus/law-bonus.schema';
import { DEFAULT_BONUS_RULE } from '@garita/domain/company/bonus-rule.schema';
import type { ReportName, ReportRequest } from '@garita/domain/report/report-request';
import { contractorPaymentsBetween } from '@garita/ledger/queries/contractor/contractor-totals';
import { listPaidEntries } from '@garita/ledger/queries/pay/paid-entries';
import { findUserByEmail } from '@garita/ledger/registry/access/users';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { listCompanies, updateCompany } from '@garita/server/application/company/companies';
import { loadReport } from '@garita/server/application/report/load-report';
import type { UseCaseContext } from '@garita/server/application/use-case';
import { figuresOf } from '@garita/server/testing/page-figures';
import { testDependencies } from '@garita/server/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from './load-demo.ts';

// A quarter is over, half of the next one is paid, and the year has opening balances.
const TODAY = new Date('2026-05-20T16:00:00Z');
const OF_YEAR = { year: 2026 };
const OF_QUARTER = { ...OF_YEAR, quarter: 1 };
const DATES = { start: '2026-01-01', end: '2026-03-31' };
const TEXT_FILE = { ...OF_YEAR, submission: 'original', submissionCode: '' } as const;

/**
 * The documents whose figures come from pay. All documents of pay are listed; a what-if document has no
 * recorded pay.
 */
const DOCUMENTS: Exclude<ReportName, 'what-if'>[] = [
  'form-941',
  'form-943',
  'form-940',
  'form-499',
  'unemployment',
  'chauffeur-insurance',
  'w2pr',
  'workers-compensation',
  'christmas-bonus',
  'wages-text',
  'w2pr-suri-text',
  'w2pr-ssa-text',
  'form-480-text',
  'salaries',
  'leave',
  'non-residents',
  'employer-cost',
  'period-employer-cost',
  'payroll-register',
  'journal',
  'period-journal',
  'history',
  'register-as-known',
  'reconciliation',
  'entry-stub',
  'period-stubs',
  'year-stubs',
  'pay-letter',
  'withholding-certificate',
  'employment-letter',
  'earnings-certificate',
  'contractor-stub',
  'contractor-payments',
  'contractor-year',
];

/**
 * The figures that are not sums of pay: balances, time, rates, differences, an entry after each event, one
 * page out of many.
 */
const LEADING_NOWHERE: Partial<Record<ReportName, string[]>> = {
  unemployment: [' Total de esta página'],
  leave: ['Vac.: saldo', 'Enf.: saldo', 'Vac.: acum.', 'Enf.: acum.'],
  'register-as-known': ['Ingresos hoy', 'Retenido hoy', 'Neto hoy', 'Diferencia del neto'],
  'entry-stub': ['Actual'],
  'period-stubs': ['Actual'],
  'pay-letter': ['Diferencia'],
  'withholding-certificate': [' Cantidad adicional en cada período de pago'],
  'contractor-stub': ['Actual'],
};

describe('the figures of every document of the demonstration', () => {
  const database = useDatabase();
  let context: UseCaseContext;
  let requests: ReportRequest[];

  beforeAll(async () => {
    const dependencies = testDependencies(database.db, { now: TODAY });
    await loadDemo(dependencies, 'una contraseña de prueba', () => {});
    const user = await findUserByEmail(database.db, 'contador@demo.garita');
    if (!user) throw new Error('The demonstration has no practitioner');
    const actor = { ...user, userId: user.id, access: WHOLE_ACCOUNT, sessionId: 0 };
    context = { dependencies, actor };
    const companies = await listCompanies(dependencies, actor)();
    for (const { id: companyId, ...company } of companies) {
      // This kind of payer may file both the 941 and the 943.
      await updateCompany(dependencies, actor)({ companyId, company: { ...company, payer: 'form-944' } });
    }
    requests = (await Promise.all(companies.map(({ id }) => requestsOf(context, id)))).flat();
  });

  it.each(DOCUMENTS)(
    'lead to the pay that they come from, and are its sum if they are sums: %s',
    async (report) => {
      const nowhere = new Set<string>();
      for (const request of requests.filter((one) => one.report === report)) {
        const { page, boxes } = await loadReport(context, request);
        for (const { caption, value, source } of figuresOf(await page())) {
          if (value === 0) continue;
          if (!source) {
            nowhere.add(caption);
            continue;
          }
          const parts = (await boxes(source)) ?? [];
          const sum = parts.reduce((all, part) => all + part.value, 0);
          const people = new Set(parts.map(({ personId }) => personId)).size;
          const said = { sum, people, 'worked-out': parts.length > 0 ? value : undefined }[source.how];
          expect([caption, source, said]).toEqual([caption, source, value]);
        }
      }
      expect([...nowhere]).toEqual(LEADING_NOWHERE[report] ?? []);
    },
  );
});

async function requestsOf({ dependencies }: UseCaseContext, companyId: number): Promise<ReportRequest[]> {
  const db = dependencies.database;
  const days = { from: '2026-01-01', to: '2026-05-20' };
  const entries = await listPaidEntries(db, [companyId], days);
  const ofEach = new Map(entries.map((entry) => [entry.employeeId, entry]));
  const payments = await contractorPaymentsBetween(db, companyId, days);
  const [last] = payments.slice(-1);
  const everybody = { companyId, employeeId: null };
  const pay = [...ofEach.values()].flatMap(({ employeeId, entryId, periodId }): ReportRequest[] => [
    { report: 'entry-stub', companyId, employeeId, entryId },
    { report: 'pay-letter', companyId, employeeId, entryId },
    { report: 'withholding-certificate', companyId, employeeId },
    { report: 'employment-letter', companyId, employeeId },
    { report: 'earnings-certificate', companyId, employeeId, start: '2026-01-01', end: '2026-12-31' },
    { report: 'year-stubs', companyId, employeeId, ...OF_YEAR },
    { report: 'period-stubs', ...everybody, periodId },
    { report: 'period-employer-cost', ...everybody, periodId },
    { report: 'period-journal', companyId, periodId },
    { report: 'payroll-register', companyId, periodId },
    { report: 'history', companyId, periodId },
    { report: 'register-as-known', companyId, periodId, seq: 0 },
    { report: 'w2pr', companyId, employeeId, ...OF_YEAR },
  ]);
  return [
    ...pay,
    { report: 'form-941', companyId, ...OF_QUARTER },
    { report: 'form-941', companyId, ...OF_QUARTER, quarter: 2 },
    { report: 'form-943', companyId, ...OF_YEAR },
    { report: 'form-940', companyId, ...OF_YEAR },
    { report: 'form-499', companyId, ...OF_QUARTER },
    { report: 'form-499', companyId, ...OF_QUARTER, quarter: 2 },
    { report: 'unemployment', companyId, ...OF_QUARTER },
    { report: 'unemployment', companyId, ...OF_QUARTER, quarter: 2 },
    { report: 'chauffeur-insurance', companyId, ...OF_QUARTER },
    { report: 'w2pr', ...everybody, ...OF_YEAR },
    { report: 'workers-compensation', companyId, fiscalYear: 2026 },
    { report: 'christmas-bonus', companyId, ...OF_YEAR, bonusRule: DEFAULT_BONUS_RULE },
    {
      report: 'christmas-bonus',
      companyId,
      ...OF_YEAR,
      bonusRule: DEFAULT_BONUS_RULE,
      law: NO_LAW_BONUS_FACTS,
    },
    { report: 'wages-text', companyId, ...OF_QUARTER },
    { report: 'w2pr-suri-text', companyId, ...TEXT_FILE },
    { report: 'w2pr-ssa-text', companyId, ...TEXT_FILE },
    { report: 'form-480-text', companyId, ...OF_YEAR, submission: 'original' },
    { report: 'salaries', ...everybody, ...DATES },
    { report: 'leave', companyId, ...DATES },
    { report: 'non-residents', companyId, ...OF_YEAR },
    { report: 'employer-cost', ...everybody, ...DATES },
    { report: 'journal', companyId, ...DATES },
    { report: 'reconciliation', companyId, ...OF_YEAR },
    { report: 'contractor-payments', companyId, ...DATES },
    { report: 'contractor-year', companyId, ...OF_YEAR, payFrequency: null },
    ...(last
      ? ([
          {
            report: 'contractor-stub',
            companyId,
            contractorId: last.contractorId,
            entryId: last.entryId,
            ...OF_YEAR,
          },
        ] as const)
      : []),
  ];
}
