import {
  isReportName,
  type ReportName,
  type ReportRequest,
  reportSchema,
} from '@garita/domain/report/report-request';
import { REPORT_TOTAL_UNITS } from '@garita/domain/report/report-total';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { z } from 'zod';
import { AppError } from '../../application/app-error.ts';
import type { PreviewTotal, ReportPreview } from '../../application/report/preview-report.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { as, type BodyWire, recordWire } from '../wire/field-names.ts';
import { members } from '../wire/read-value.ts';
import { dollars } from '../wire/wire-amounts.ts';
import { isBlank } from '../wire/wire-value.ts';
import { idOrEverybody, wholeNumber, wholeNumberOr } from '../wire/wire-values.ts';
import {
  asking,
  bonusWire,
  contractorPaymentsWire,
  contractorYearWire,
  employerCostWire,
  form480TextWire,
  journalWire,
  leaveWire,
  ofQuarterWire,
  ofYearWire,
  periodEmployerCostWire,
  periodHistoryWire,
  periodJournalWire,
  salariesWire,
  textFileWire,
  w2prWire,
  whatIfReportWire,
  workersCompensationWire,
} from './report.wire.ts';

const COMPANY = { companyId: as('company_id', wholeNumber) };
const EMPLOYEE = { ...COMPANY, employeeId: as('employer_id', wholeNumber) };
const ENTRY = { entryId: as('time_id', wholeNumber) };
const YEAR = { year: as('year', wholeNumberOr(0)) };

/** Every document as its own path spells it; those whose path has all of it in ids, with the names of these. */
const WIRES: { [Name in ReportName]: BodyWire<Extract<ReportRequest, { report: Name }>> } = {
  w2pr: w2prWire,
  'year-stubs': asking('year-stubs', recordWire(reportSchema('year-stubs'), { ...EMPLOYEE, ...YEAR })),
  'period-stubs': asking(
    'period-stubs',
    recordWire(reportSchema('period-stubs'), {
      ...COMPANY,
      employeeId: as('employer_id', idOrEverybody),
      periodId: as('period_id', wholeNumber),
    }),
  ),
  'entry-stub': asking('entry-stub', recordWire(reportSchema('entry-stub'), { ...EMPLOYEE, ...ENTRY })),
  'pay-letter': asking('pay-letter', recordWire(reportSchema('pay-letter'), { ...EMPLOYEE, ...ENTRY })),
  'form-940': ofYearWire('form-940'),
  'form-941': ofQuarterWire('form-941'),
  'form-943': ofYearWire('form-943'),
  'form-499': ofQuarterWire('form-499'),
  unemployment: ofQuarterWire('unemployment'),
  'chauffeur-insurance': ofQuarterWire('chauffeur-insurance'),
  'workers-compensation': workersCompensationWire,
  'wages-text': ofQuarterWire('wages-text', 'period'),
  'w2pr-suri-text': textFileWire('w2pr-suri-text'),
  'w2pr-ssa-text': textFileWire('w2pr-ssa-text'),
  'christmas-bonus': bonusWire,
  salaries: salariesWire,
  'employer-cost': employerCostWire,
  'period-employer-cost': periodEmployerCostWire,
  journal: journalWire,
  'period-journal': periodJournalWire,
  'period-history': periodHistoryWire,
  'what-if': whatIfReportWire,
  leave: leaveWire,
  'contractor-stub': asking(
    'contractor-stub',
    recordWire(reportSchema('contractor-stub'), {
      ...COMPANY,
      contractorId: as('outemployer_id', wholeNumber),
      ...ENTRY,
      ...YEAR,
    }),
  ),
  'contractor-payments': contractorPaymentsWire,
  'contractor-year': contractorYearWire,
  'form-480-text': form480TextWire,
};

const NAMES = Object.keys(WIRES) as [ReportName]; // the keys of a record over a closed union are that union

/** A document by its name, with what it is asked for with. */
export const previewWire: BodyWire<ReportRequest> = {
  decode: (body) => {
    const { report } = members.parse(body);
    if (typeof report !== 'string' || !isReportName(report)) {
      throw new AppError('invalid-input', {
        errors: [{ path: ['report'], code: isBlank(report) ? 'required' : 'option-invalid' }],
      });
    }
    return WIRES[report].decode(body);
  },
  // What one of them does not know it leaves as it is.
  naming: (work) => Object.values(WIRES).reduce((named, wire) => wire.naming(named), work),
  shape: () => ({
    ...Object.assign({}, ...Object.values(WIRES).map((wire) => wire.shape())),
    report: z.enum(NAMES),
  }),
  required: ['report', 'company_id'],
};

/** Whose a fact is, as the interface calls them. */
const SPELLED = {
  company: 'company',
  accountant: 'accountant',
  employee: 'employer',
  contractor: 'outemployer',
} as const;

/** What a document comes to and what it lacks. A figure in dollars, in 'HH:MM' or as a count, as its unit says. */
export const previewAnswer = answerWire(
  'ReportPreview',
  () => ({
    totals: z.array(
      z.strictObject({
        name: z.string(),
        unit: z.enum(['count', 'dollars', 'hours']),
        value: z.union([z.number(), z.string()]),
      }),
    ),
    differences: z.array(z.strictObject({ employer_id: z.int(), name: z.string(), amount: z.number() })),
    missing: z.array(
      z.strictObject({
        of: z.enum(['company', 'accountant', 'employer', 'outemployer']),
        id: z.int(),
        name: z.string(),
        field: z.string(),
      }),
    ),
    unfit: z.array(
      z.strictObject({
        of: z.enum(['company', 'accountant', 'employer', 'outemployer']),
        id: z.int(),
        name: z.string(),
        field: z.string(),
        msg: z.string(),
      }),
    ),
    findings: z.array(
      z.strictObject({
        severity: z.enum(['error', 'warning']),
        of: z.enum(['company', 'accountant', 'employer', 'outemployer']),
        id: z.int(),
        name: z.string(),
        field: z.string(),
        msg: z.string(),
      }),
    ),
    by_hand: z.array(z.string()).readonly(),
  }),
  ({ totals, differences, missing, unfit, findings, byHand }: ReportPreview) => ({
    totals: totals.map(writtenTotal),
    differences: differences.map(({ employeeId, name, cents }) => ({
      employer_id: employeeId,
      name,
      amount: dollars(cents),
    })),
    missing: missing.map(({ of, id, name, field }) => ({
      of: SPELLED[of],
      id,
      name,
      field,
    })),
    unfit: unfit.map(({ of, id, name, field, text }) => ({
      of: SPELLED[of],
      id,
      name,
      field,
      msg: text,
    })),
    findings: findings.map(({ severity, of, id, name, field, text }) => ({
      severity,
      of: SPELLED[of],
      id,
      name,
      field,
      msg: text,
    })),
    by_hand: byHand,
  }),
);

function writtenTotal({ name, value }: PreviewTotal) {
  const unit = REPORT_TOTAL_UNITS[name];
  switch (unit) {
    case 'cents':
      return { name, unit: 'dollars' as const, value: dollars(value) };
    case 'minutes':
      return { name, unit: 'hours' as const, value: formatMinutes(value) };
    case 'count':
      return { name, unit, value };
  }
}
