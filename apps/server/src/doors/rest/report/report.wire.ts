import { packetRequestSchema } from '@garita/domain/report/auditor-packet';
import { packageRequestSchema } from '@garita/domain/report/report-package';
import {
  type ReportName,
  type ReportRequest,
  type ReportRequestOf,
  reportSchema,
} from '@garita/domain/report/report-request';
import { z } from 'zod';
import type { OperationId } from '../../../text/api.es.ts';
import { HISTORY_ON_THE_WIRE } from '../audit/history.wire.ts';
import { LOG_POINTS_ON_THE_WIRE } from '../audit/register-as-known.wire.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { type BodyWire, fieldAs } from '../wire/field-table.ts';
import { FREQUENCIES } from '../wire/period.wire.ts';
import { choiceOr } from '../wire/wire-choices.ts';
import { flagOr, wholeNumber, wholeNumberOr } from '../wire/wire-values.ts';
import {
  COMPANY,
  companyAndWhatIf,
  DATES,
  documentRequest,
  EMPLOYEE,
  EVERYBODY_OR_ONE,
  OF_PERIOD,
  OF_YEAR,
  ofQuarter,
  ofYear,
  SUBMISSION,
  textFile,
  yearAndBonus,
} from './report-request.wire.ts';

/**
 * A path of one document: its operation, and the formats in which it is sent. Lists and journal entries have
 * other formats beside PDF.
 */
type OwnPath = { path: string; id: OperationId; sentAs: 'pdf' | 'text' | 'list' | 'journal' };

/**
 * The request of a document as the interface spells it, and its path. A document whose path holds every field
 * takes no body.
 */
export type DocumentedReport<Request> = { wire: BodyWire<Request>; at?: OwnPath };

/** The request of each document. A new document is a row here. */
export const DOCUMENTED_REPORTS: { [Name in ReportName]: DocumentedReport<ReportRequestOf<Name>> } = {
  'period-stubs': {
    wire: documentRequest(
      'period-stubs',
      recordWire(reportSchema('period-stubs'), { ...OF_PERIOD, ...EVERYBODY_OR_ONE }),
    ),
  },
  'year-stubs': {
    wire: documentRequest(
      'year-stubs',
      recordWire(reportSchema('year-stubs'), { ...EMPLOYEE, year: fieldAs('year', wholeNumberOr(0)) }),
    ),
  },
  'entry-stub': {
    wire: documentRequest(
      'entry-stub',
      recordWire(reportSchema('entry-stub'), { ...EMPLOYEE, entryId: fieldAs('time_id', wholeNumber) }),
    ),
  },
  'pay-letter': {
    wire: documentRequest(
      'pay-letter',
      recordWire(reportSchema('pay-letter'), { ...EMPLOYEE, entryId: fieldAs('time_id', wholeNumber) }),
    ),
  },
  'withholding-certificate': {
    wire: documentRequest(
      'withholding-certificate',
      recordWire(reportSchema('withholding-certificate'), EMPLOYEE),
    ),
    at: { path: '/certificate_499_r4_pdf', id: 'withholdingCertificate', sentAs: 'pdf' },
  },
  'employment-letter': {
    wire: documentRequest('employment-letter', recordWire(reportSchema('employment-letter'), EMPLOYEE)),
    at: { path: '/employment_letter_pdf', id: 'employmentLetter', sentAs: 'pdf' },
  },
  'earnings-certificate': {
    wire: documentRequest(
      'earnings-certificate',
      recordWire(reportSchema('earnings-certificate'), { ...DATES, ...EMPLOYEE }),
    ),
    at: { path: '/earnings_certificate_pdf', id: 'earningsCertificate', sentAs: 'pdf' },
  },
  'contractor-stub': {
    wire: documentRequest(
      'contractor-stub',
      recordWire(reportSchema('contractor-stub'), {
        ...OF_YEAR,
        contractorId: fieldAs('outemployer_id', wholeNumber),
        entryId: fieldAs('time_id', wholeNumber),
      }),
    ),
  },

  w2pr: {
    wire: documentRequest('w2pr', recordWire(reportSchema('w2pr'), { ...OF_YEAR, ...EVERYBODY_OR_ONE })),
    at: { path: '/form_w2pr_pdf', id: 'formW2pr', sentAs: 'pdf' },
  },
  'form-940': {
    wire: ofYear('form-940'),
    at: { path: '/form_940_pdf', id: 'form940', sentAs: 'pdf' },
  },
  'form-941': {
    wire: ofQuarter('form-941'),
    at: { path: '/form_941_pdf', id: 'form941', sentAs: 'pdf' },
  },
  'form-943': {
    wire: ofYear('form-943'),
    at: { path: '/form_943_pdf', id: 'form943', sentAs: 'pdf' },
  },
  'form-499': {
    wire: ofQuarter('form-499'),
    at: { path: '/form_withheld_499_pdf', id: 'form499', sentAs: 'pdf' },
  },
  unemployment: {
    wire: ofQuarter('unemployment'),
    at: { path: '/form_unemplo', id: 'formUnemployment', sentAs: 'pdf' },
  },
  'chauffeur-insurance': {
    wire: ofQuarter('chauffeur-insurance'),
    at: { path: '/form_choferil_pdf', id: 'formChauffeur', sentAs: 'pdf' },
  },
  // A fiscal year is named by the year in which it ends.
  'workers-compensation': {
    wire: documentRequest(
      'workers-compensation',
      recordWire(reportSchema('workers-compensation'), {
        ...COMPANY,
        fiscalYear: fieldAs('year', wholeNumberOr(0)),
      }),
    ),
    at: { path: '/get_report_cfse_pdf', id: 'workersCompensation', sentAs: 'list' },
  },
  // The settings are one member of the body.
  'christmas-bonus': {
    wire: documentRequest('christmas-bonus', yearAndBonus()),
    at: { path: '/bonus_pdf', id: 'christmasBonus', sentAs: 'list' },
  },
  salaries: {
    wire: documentRequest(
      'salaries',
      recordWire(reportSchema('salaries'), { ...DATES, ...EVERYBODY_OR_ONE }),
    ),
    at: { path: '/wages/range', id: 'salaries', sentAs: 'list' },
  },
  'employer-cost': {
    wire: documentRequest(
      'employer-cost',
      recordWire(reportSchema('employer-cost'), { ...DATES, ...EVERYBODY_OR_ONE }),
    ),
    at: { path: '/employer_cost/range', id: 'employerCost', sentAs: 'list' },
  },
  'period-employer-cost': {
    wire: documentRequest(
      'period-employer-cost',
      recordWire(reportSchema('period-employer-cost'), { ...OF_PERIOD, ...EVERYBODY_OR_ONE }),
    ),
    at: { path: '/employer_cost/period', id: 'periodEmployerCost', sentAs: 'list' },
  },
  'payroll-register': {
    wire: documentRequest('payroll-register', recordWire(reportSchema('payroll-register'), OF_PERIOD)),
  },
  journal: {
    wire: documentRequest('journal', recordWire(reportSchema('journal'), DATES)),
    at: { path: '/journal/range', id: 'journal', sentAs: 'journal' },
  },
  'period-journal': {
    wire: documentRequest('period-journal', recordWire(reportSchema('period-journal'), OF_PERIOD)),
    at: { path: '/journal/period', id: 'periodJournal', sentAs: 'journal' },
  },
  history: {
    wire: documentRequest(
      'history',
      recordWire(reportSchema('history'), {
        ...COMPANY,
        ...HISTORY_ON_THE_WIRE,
        fromSeq: fieldAs('from_seq', wholeNumber),
      }),
    ),
    at: { path: '/history', id: 'historyReport', sentAs: 'list' },
  },
  'register-as-known': {
    wire: documentRequest(
      'register-as-known',
      recordWire(reportSchema('register-as-known'), { ...OF_PERIOD, ...LOG_POINTS_ON_THE_WIRE }),
    ),
    at: { path: '/register/period', id: 'registerAsKnownReport', sentAs: 'list' },
  },
  reconciliation: {
    wire: ofYear('reconciliation'),
    at: { path: '/reconciliation', id: 'reconciliationReport', sentAs: 'list' },
  },
  // The suppositions are fields beside the company.
  'what-if': {
    wire: documentRequest('what-if', companyAndWhatIf()),
    at: { path: '/what-if', id: 'whatIfReport', sentAs: 'list' },
  },
  'non-residents': {
    wire: ofYear('non-residents'),
    at: { path: '/non_residents', id: 'nonResidents', sentAs: 'list' },
  },
  leave: {
    wire: documentRequest('leave', recordWire(reportSchema('leave'), DATES)),
    at: { path: '/vacation', id: 'leave', sentAs: 'list' },
  },
  'wages-text': {
    wire: ofQuarter('wages-text', 'period'),
    at: { path: '/wages_txt', id: 'wagesText', sentAs: 'text' },
  },
  'w2pr-suri-text': {
    wire: textFile('w2pr-suri-text'),
    at: { path: '/get_w2p_txt', id: 'w2prSuriText', sentAs: 'text' },
  },
  'w2pr-ssa-text': {
    wire: textFile('w2pr-ssa-text'),
    at: { path: '/get_w2psse_txt', id: 'w2prSsaText', sentAs: 'text' },
  },

  'contractor-payments': {
    wire: documentRequest('contractor-payments', recordWire(reportSchema('contractor-payments'), DATES)),
    at: { path: '/wages/outemployer/range', id: 'contractorPayments', sentAs: 'list' },
  },
  'contractor-year': {
    wire: documentRequest(
      'contractor-year',
      recordWire(reportSchema('contractor-year'), {
        ...OF_YEAR,
        payFrequency: fieldAs('period_norma', choiceOr(null, { 0: null, ...FREQUENCIES })),
      }),
    ),
    at: { path: '/wages/outemployer/year', id: 'contractorYear', sentAs: 'list' },
  },
  'form-480-text': {
    wire: documentRequest(
      'form-480-text',
      recordWire(reportSchema('form-480-text'), { ...OF_YEAR, ...SUBMISSION }),
    ),
    at: { path: '/get_outemployer_txt', id: 'form480Text', sentAs: 'text' },
  },
};

/** Older paths, which name a document by some of its request fields. */
export const LEGACY_PATHS: readonly DocumentedReport<ReportRequest>[] = [
  {
    // It names a company and a period, and nothing else.
    wire: documentRequest('history', recordWire(reportSchema('period-journal'), OF_PERIOD)),
    at: { path: '/history/period', id: 'periodHistory', sentAs: 'list' },
  },
];

/** The names of the documents, in the order of the table. */
// The keys of a record over a closed union are that union.
export const DOCUMENT_NAMES = Object.keys(DOCUMENTED_REPORTS) as [ReportName];

/** A document that can be downloaded. */
export const reportAnswer = answerWire(
  'Report',
  () => ({ report: z.string() }),
  (report: ReportName) => ({ report }),
);

/** The company, the year and the quarter of a package; without a quarter, the whole year. */
export const packageWire = recordWire(packageRequestSchema, {
  ...COMPANY,
  year: fieldAs('year', wholeNumber),
  quarter: fieldAs('trimestre', wholeNumberOr(null)),
});

/** Reads if a packet includes personal data; it does not by default. */
export const auditorPacketWire = recordWire(packetRequestSchema.omit({ companyId: true }), {
  personalData: fieldAs('personal_data', flagOr(false)),
});
