import { DEFAULT_BONUS_RULE } from '@garita/domain/company/bonus-rule.schema';
import type { ReportName, ReportRequestOf } from '@garita/domain/report/report-request';
import { NOTHING_SUPPOSED } from '@garita/domain/what-if/what-if.schema';
import type { Office } from './authorization-office.ts';

const OF_YEAR = { year: 2026 };
const OF_QUARTER = { ...OF_YEAR, quarter: 1 };
const DATES = { start: '2026-01-01', end: '2026-03-31' };
const TEXT_FILE = { ...OF_YEAR, submission: 'original', submissionCode: '' } as const;

/** The fields of a document's request besides its name. */
type RequestFields<Name extends ReportName> = Omit<ReportRequestOf<Name>, 'report'>;

/**
 * The requests of all documents as our own screens send them. A document that is missing here does not
 * compile.
 */
export const FILE_REQUESTS: { [Name in ReportName]: (office: Office) => RequestFields<Name> } = {
  'period-stubs': ({ companyId, employeeId }) => ({ companyId, employeeId, periodId: 2026110 }),
  'year-stubs': ({ companyId, employeeId }) => ({ companyId, employeeId, ...OF_YEAR }),
  'entry-stub': ({ companyId, employeeId, entryId }) => ({ companyId, employeeId, entryId }),
  'pay-letter': ({ companyId, employeeId, entryId }) => ({ companyId, employeeId, entryId }),
  'withholding-certificate': ({ companyId, employeeId }) => ({ companyId, employeeId }),
  'employment-letter': ({ companyId, employeeId }) => ({ companyId, employeeId }),
  'earnings-certificate': ({ companyId, employeeId }) => ({ companyId, employeeId, ...DATES }),
  w2pr: ({ companyId, employeeId }) => ({ companyId, employeeId, ...OF_YEAR }),
  'form-940': ({ companyId }) => ({ companyId, ...OF_YEAR }),
  'form-941': ({ companyId }) => ({ companyId, ...OF_QUARTER }),
  'form-943': ({ companyId }) => ({ companyId, ...OF_YEAR }),
  'form-499': ({ companyId }) => ({ companyId, ...OF_QUARTER }),
  unemployment: ({ companyId }) => ({ companyId, ...OF_QUARTER }),
  'chauffeur-insurance': ({ companyId }) => ({ companyId, ...OF_QUARTER }),
  'workers-compensation': ({ companyId }) => ({ companyId, fiscalYear: 2026 }),
  'wages-text': ({ companyId }) => ({ companyId, ...OF_QUARTER }),
  'w2pr-suri-text': ({ companyId }) => ({ companyId, ...TEXT_FILE }),
  'w2pr-ssa-text': ({ companyId }) => ({ companyId, ...TEXT_FILE }),
  'christmas-bonus': ({ companyId }) => ({ companyId, ...OF_YEAR, bonusRule: DEFAULT_BONUS_RULE }),
  salaries: ({ companyId, employeeId }) => ({ companyId, employeeId, ...DATES }),
  'period-employer-cost': ({ companyId, employeeId }) => ({ companyId, employeeId, periodId: 2026110 }),
  'employer-cost': ({ companyId, employeeId }) => ({ companyId, employeeId, ...DATES }),
  'payroll-register': ({ companyId }) => ({ companyId, periodId: 2026110 }),
  journal: ({ companyId }) => ({ companyId, ...DATES }),
  'period-journal': ({ companyId }) => ({ companyId, periodId: 2026110 }),
  history: ({ companyId, employeeId }) => ({ companyId, employeeId, periodId: 2026110 }),
  'register-as-known': ({ companyId }) => ({ companyId, periodId: 2026110, seq: 1 }),
  reconciliation: ({ companyId }) => ({ companyId, ...OF_YEAR }),
  'what-if': ({ companyId }) => ({ companyId, whatIf: { ...DATES, ...NOTHING_SUPPOSED } }),
  'non-residents': ({ companyId }) => ({ companyId, ...OF_YEAR }),
  leave: ({ companyId }) => ({ companyId, ...DATES }),
  'contractor-stub': ({ companyId, contractorId, payment: { entryId } }) => ({
    companyId,
    contractorId,
    entryId,
    ...OF_YEAR,
  }),
  'contractor-payments': ({ companyId }) => ({ companyId, ...DATES }),
  'contractor-year': ({ companyId }) => ({ companyId, ...OF_YEAR, payFrequency: null }),
  'form-480-text': ({ companyId }) => ({ companyId, ...OF_YEAR, submission: 'original' }),
};
